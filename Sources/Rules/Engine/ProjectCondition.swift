/// What must hold elsewhere in a project for an observation to count, or to count for more.
///
/// A file is judged before all others are known; what depends on them waits until every file has said its part.
public enum ProjectCondition: Sendable, Equatable {
  /// The view of that name fills a window.
  case fillsWindow(String)
  /// The view of that name stands in a part of an arrangement.
  case standsInArrangement(String)
  /// Something that builds the file runs it on an older iOS, as far as anybody knows.
  case runsBefore(SystemVersion)
  /// Nothing that builds the file is known to run it on an older iOS.
  case runsNowhereBefore(SystemVersion)
  /// Something builds the file for Mac Catalyst; where a version is given, nothing runs it on an older iOS.
  case runsInCatalyst(notBefore: SystemVersion?)
  /// The same is said of other files: it is said once, with the others related.
  case isFirstOfProject
}

/// A finding that waits for what other files say.
struct PendingFinding: Sendable {
  /// The place of the finding in the findings of its file.
  var finding: Int
  var condition: ProjectCondition
  var severityOtherwise: Severity?
}
