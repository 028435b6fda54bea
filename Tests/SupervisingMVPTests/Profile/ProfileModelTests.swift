import Models
import Scenarios
import Testing

@testable import SupervisingMVP

extension ViewFree {
  @Suite struct ProfileModelTests {
    let model = ProfileModel()

    @Test("The user's name and photo are announced")
    func announcesUser() throws {
      let names = ValuesSpy(model.$name)
      let photos = ValuesSpy(model.$photo)
      var user = User.sample
      user.photo = try Photo(.png)
      model.setUser(user)
      #expect(model.user == user)
      #expect(names.values == [nil, user.displayName])
      #expect(photos.values == [nil, user.photo])
    }

    @Test("A change is announced by itself and made to the user")
    func announcesChanges() throws {
      model.setUser(.sample)
      let names = ValuesSpy(model.$name)
      let photos = ValuesSpy(model.$photo)
      let name = try DisplayName("Harry Houdini")
      let photo = try Photo(.png)
      model.changeDisplayName(to: name)
      #expect(photos.values == [nil])
      model.changePhoto(to: photo)
      #expect(names.values == [User.sample.displayName, name])
      #expect(photos.values == [nil, photo])
      #expect(model.user == User(id: User.sample.id, displayName: name, photo: photo))
    }

    @Test("A user who is forgotten stays as announced")
    func forgetsUser() {
      model.setUser(.sample)
      let names = ValuesSpy(model.$name)
      model.forgetUser()
      #expect(model.user == nil)
      #expect(names.values == [User.sample.displayName])
    }
  }
}
