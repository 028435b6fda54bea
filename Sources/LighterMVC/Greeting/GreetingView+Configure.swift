import Models
import PortableUIKit
import Views

extension GreetingView {
  func configure(for person: Person) {
    label.text = person.greeting
  }
}
