/// The coverage of two small files, as `llvm-cov export` of Swift 6.3.1 printed it.
///
/// Totals, branches and conditions are left out. `llvm-cov show` printed the same counts of lines.
/// GreetingPresenter.swift has 36 lines: 1, 2, 24, 26–28 and 36 have no code, and 16, 17, 22, 32
/// and 35 did not run. Place.swift has 18 lines: 1–4, 11 and 18 have no code, and 14 did not run.
enum CoverageFixture {
  static let export = #"""
    {"data":[{"files":[
    {"branches":[],"expansions":[],"filename":"/kit/Sources/MVP/GreetingPresenter.swift",\#
    "mcdc_records":[],"segments":[[3,50,4,true,true,false],[3,70,0,false,false,false],[4,38,3,\#
    true,true,false],[5,30,1,true,true,false],[7,6,2,true,true,false],[8,37,4,true,true,false],\#
    [8,56,2,true,false,false],[8,64,4,true,true,false],[10,6,2,true,false,false],[12,4,0,false,\#
    false,false],[13,55,1,true,true,false],[14,8,1,true,true,false],[15,35,0,true,true,false],\#
    [18,8,1,true,false,false],[18,14,1,true,true,false],[19,24,2,true,true,false],[19,29,2,true,\#
    true,false],[19,40,2,true,false,false],[19,41,2,true,true,false],[19,53,0,true,true,false],\#
    [19,55,1,true,true,false],[20,8,1,true,true,false],[21,6,1,true,false,false],[21,13,0,true,\#
    true,false],[23,6,1,true,true,false],[24,5,0,false,true,false],[24,14,1,true,false,false],\#
    [26,5,0,false,true,false],[28,11,1,true,false,false],[29,12,1,true,true,false],[29,13,1,\#
    true,false,false],[30,5,1,true,true,false],[30,28,1,true,true,false],[30,34,1,true,false,\#
    false],[31,5,0,true,true,false],[32,17,1,true,false,false],[34,4,0,false,false,false],[35,\#
    55,0,true,true,false],[35,63,0,false,false,false]],"summary":{"functions":{"count":7,\#
    "covered":6,"percent":85.71428571428571},"lines":{"count":34,"covered":29,\#
    "percent":85.29411764705883},"regions":{"count":23,"covered":18,"notcovered":5,\#
    "percent":78.26086956521739}}},
    {"branches":[],"expansions":[],"filename":"/kit/Sources/MVP/Place.swift","mcdc_records":[],\#
    "segments":[[5,21,1,true,true,false],[6,12,1,true,true,false],[6,16,1,true,false,false],[7,\#
    5,1,true,true,false],[7,23,1,true,false,false],[8,5,0,true,true,false],[8,23,1,true,false,\#
    false],[9,6,1,true,true,false],[10,4,0,false,false,false],[12,43,1,true,true,false],[13,8,1,\#
    true,true,false],[13,20,1,true,false,false],[13,21,0,true,true,false],[15,6,1,true,true,\#
    false],[16,17,1,true,false,false],[17,4,0,false,false,false]],\#
    "summary":{"functions":{"count":2,"covered":2,"percent":100},"lines":{"count":12,\#
    "covered":11,"percent":91.66666666666666},"regions":{"count":9,"covered":7,"notcovered":2,\#
    "percent":77.77777777777779}}}
    ],"functions":[
    {"count":4,"filenames":["/kit/Sources/MVP/GreetingPresenter.swift"],\#
    "name":"$s3MVP17GreetingPresenterV4showACySSc_tcfC","regions":[[3,50,3,70,4,0,0,0]]},
    {"count":3,"filenames":["/kit/Sources/MVP/GreetingPresenter.swift"],\#
    "name":"$s3MVP17GreetingPresenterV5greetyySSF","regions":[[4,38,12,4,3,0,0,0],[5,30,7,6,1,0,\#
    0,0],[7,6,12,4,2,0,0,0]]},
    {"count":4,"filenames":["/kit/Sources/MVP/GreetingPresenter.swift"],\#
    "name":"$s3MVP17GreetingPresenterV5greetyySSFS2SXEfU_","regions":[[8,37,8,56,4,0,0,0]]},
    {"count":4,"filenames":["/kit/Sources/MVP/GreetingPresenter.swift"],\#
    "name":"$s3MVP17GreetingPresenterV5greetyySSFSbSSXEfU0_","regions":[[8,64,10,6,4,0,0,0]]},
    {"count":1,"filenames":["/kit/Sources/MVP/GreetingPresenter.swift"],\#
    "name":"$s3MVP17GreetingPresenterV4partyS2SSgKF","regions":[[13,55,34,4,1,0,0,0],[14,8,21,6,\#
    1,0,0,0],[15,35,18,8,0,0,0,0],[18,14,20,8,1,0,0,0],[19,24,19,55,2,0,0,0],[19,29,19,40,2,0,0,\#
    0],[19,41,19,53,2,0,0,0],[19,53,19,55,0,0,0,0],[19,55,20,8,1,0,0,0],[20,8,21,6,1,0,0,0],[21,\#
    13,23,6,0,0,0,0],[23,6,34,4,1,0,0,0],[24,5,24,14,0,0,0,2],[26,5,28,11,0,0,0,2],[29,12,29,13,\#
    1,0,0,0],[30,5,30,34,1,0,0,0],[31,5,32,17,0,0,0,0]]},
    {"count":1,"filenames":["/kit/Sources/MVP/GreetingPresenter.swift"],\#
    "name":"$s3MVP17GreetingPresenterV4partyS2SSgKFSSyKXEfu_","regions":[[30,28,30,34,1,0,0,\#
    0]]},
    {"count":0,"filenames":["/kit/Sources/MVP/GreetingPresenter.swift"],\#
    "name":"$s3MVP17GreetingPresenterV5check33_41F0428C0FA534688CC4499686AC5BF2LLyS2SKF",\#
    "regions":[[35,55,35,63,0,0,0,0]]},
    {"count":1,"filenames":["/kit/Sources/MVP/Place.swift"],"name":"$s3MVP5PlaceO5labelSSvg",\#
    "regions":[[5,21,10,4,1,0,0,0],[6,12,6,16,1,0,0,0],[7,5,7,23,1,0,0,0],[8,5,8,23,0,0,0,0],[9,\#
    6,10,4,1,0,0,0]]},
    {"count":1,"filenames":["/kit/Sources/MVP/Place.swift"],"name":"$s3MVP5PlaceO2ofyACSSFZ",\#
    "regions":[[12,43,17,4,1,0,0,0],[13,8,13,20,1,0,0,0],[13,21,15,6,0,0,0,0],[15,6,16,17,1,0,0,\#
    0]]}
    ]}],"type":"llvm.coverage.json.export","version":"3.0.1"}
    """#
}
