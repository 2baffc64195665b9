import ResizelintLexer
import ResizelintRules

extension LanguageServer {
  func open(_ params: JsonNode?) {
    guard let item = params?["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.string else { return }
    documents[uri] = OpenDocument(uri: uri, version: item["version"]?.integer, text: text)
    place(uri)
  }

  func change(_ params: JsonNode?) {
    guard let identifier = params?["textDocument"], let uri = identifier["uri"]?.string, documents[uri] != nil else { return }
    documents[uri]?.version = identifier["version"]?.integer
    documents[uri]?.apply(params?["contentChanges"]?.array ?? [], in: client.encoding)
    documents[uri]?.isNews = true
    handOver(uri)
  }

  func close(_ params: JsonNode?) {
    guard let uri = params?["textDocument"]?["uri"]?.string, let document = documents.removeValue(forKey: uri) else { return }
    if let place = document.place { projects[place.root]?.setText(nil, of: place.path) }
    if document.pushed?.isEmpty == false { push([], uri: uri, version: nil) }
    dropProjects()
  }

  /// Finds the projects of all documents anew: a configuration may have become a root, or a folder have been added.
  func placeDocuments() {
    for uri in documents.keys.sorted() {
      guard let document = documents[uri], let path = document.path, let root = root(ofFile: path), root != document.place?.root
      else { continue }
      if let place = document.place { projects[place.root]?.setText(nil, of: place.path) }
      place(uri)
    }
    dropProjects()
  }

  /// Finds the project of a document and hands its text over.
  private func place(_ uri: String) {
    documents[uri]?.place = nil
    documents[uri]?.isNews = true
    guard let path = documents[uri]?.path, let root = root(ofFile: path), let relative = SystemPath.relative(path, to: root)
    else { return }
    documents[uri]?.place = OpenDocument.Place(root: root, path: PathText.spelling(of: relative).text)
    handOver(uri)
    _ = project(at: root)
  }

  private func handOver(_ uri: String) {
    guard let document = documents[uri], let place = document.place else { return }
    projects[place.root]?.setText(document.text.bytes, of: place.path)
  }

  /// The project with a root, read when it is first asked for; nil where it cannot be, which is said.
  func project(at root: [UInt8]) -> HostedProject? {
    if let project = projects[root] { return project }
    var texts: [String: [UInt8]] = [:]
    for document in documents.values {
      if let place = document.place, place.root == root { texts[place.path] = document.text.bytes }
    }
    return withProgress("Reading the project") {
      do throws(UsageError) {
        let project = try HostedProject(root: root, options: options, texts: texts)
        projects[root] = project
        return project
      } catch {
        say(error.message)
        return nil
      }
    }
  }

  /// The project of a document, with everything judged that has changed.
  func currentProject(of document: OpenDocument) -> HostedProject? {
    guard let place = document.place, let project = project(at: place.root) else { return nil }
    refresh(project)
    return project
  }

  /// Judges what has changed. A configuration that is wrong leaves what was known before, and is said.
  func refresh(_ project: HostedProject) {
    let wasStale = project.isStale
    do throws(UsageError) {
      try project.bringUpToDate()
      if wasStale { forgetTroubles() }
    } catch {
      say(error.message)
      project.judgeEdited()
    }
  }

  /// Looks at the disk again, where something has happened there.
  func lookAtDisk() {
    isDiskNews = false
    placeDocuments()
    for root in projects.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      if let project = projects[root], project.isStale { refresh(project) }
    }
    // A project whose configuration was wrong may be readable now.
    for document in documents.values {
      if let place = document.place, projects[place.root] == nil { _ = project(at: place.root) }
    }
    if client.refreshesDiagnostics { ask("workspace/diagnostic/refresh", nil) }
  }

  /// Projects that neither a document nor a folder needs go.
  private func dropProjects() {
    let needed = Set(documents.values.compactMap { $0.place?.root } + folders.compactMap(root(ofFolder:)))
    projects = projects.filter { needed.contains($0.key) }
  }

  /// The root of a file's project, as `--stdin-filename` finds it; where nothing marks one, the editor's folder around the file.
  /// Nil where there is none, or a configuration on the way cannot be read, which is said.
  private func root(ofFile path: [UInt8]) -> [UInt8]? {
    let searches = options.config == nil
    do throws(UsageError) {
      let found = try ProjectRoot(file: PathText.spelling(of: path).text, root: options.root, searchesConfigurations: searches)
        .path
      if options.root != nil || GitFolder.isTree(found) { return found }
      if searches, try ConfigurationLoader.root(above: found) == found { return found }
      if let around = folders.filter({ SystemPath.relative(path, to: $0) != nil }).min(by: { $0.count < $1.count }) {
        return around
      }
      // A file that lies about at home is no reason to read everything there.
      let home = Terminal.environment("HOME").flatMap { try? SystemPath.canonical(Array($0.utf8)) }
      return found == home || found == [SystemPath.slash] ? nil : found
    } catch {
      // That a file lies outside the root that was asked for is no trouble.
      if options.root == nil { say(error.message) }
      return nil
    }
  }

  /// The root of the project that a folder of the editor belongs to.
  func root(ofFolder folder: [UInt8]) -> [UInt8]? {
    try? ProjectRoot(paths: [folder], root: options.root, searchesConfigurations: options.config == nil).path
  }
}
