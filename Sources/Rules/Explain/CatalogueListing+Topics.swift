/// How topics are shown.
extension CatalogueListing {
  public func explanation(of topics: [Topic], as format: Format) -> OutputBuffer {
    switch format {
    case .text: text(topics)
    case .markdown: markdown(topics)
    case .json: json(topics)
    }
  }

  private func text(_ topics: [Topic]) -> OutputBuffer {
    var page = TextPage(width: width, style: style)
    for topic in topics {
      page.heading(topic.question)
      for paragraph in topic.answer {
        page.blankLine()
        page.paragraph(paragraph, indent: 0)
      }
      if let belief = topic.belief {
        page.blankLine()
        page.paragraph(style.paint("Where belief and Apple part", .heading), indent: 0)
        page.paragraph(belief, indent: 2)
      }
      page.blankLine()
      page.paragraph(style.paint("Rules", .heading), indent: 0)
      page.paragraph(topic.rules.map(\.name).joined(separator: ", "), indent: 2)
      page.blankLine()
      page.paragraph(style.paint("Sources", .heading), indent: 0)
      for reference in topic.references {
        page.paragraph(reference.title, indent: 2)
        page.paragraph(reference.url, indent: 4)
      }
    }
    var output = OutputBuffer()
    output.append(page.text)
    return output
  }

  private func markdown(_ topics: [Topic]) -> OutputBuffer {
    var output = OutputBuffer()
    for topic in topics {
      output.append("## \(topic.question)\n\n")
      for paragraph in topic.answer { output.append(paragraph + "\n\n") }
      if let belief = topic.belief { output.append("**Where belief and Apple part.** \(belief)\n\n") }
      output.append("Rules: \(topic.rules.map { "`\($0.name)`" }.joined(separator: ", "))\n\n")
      for reference in topic.references { output.append("- [\(reference.title)](<\(reference.url)>)\n") }
      output.append("\n")
    }
    return output
  }

  private func json(_ topics: [Topic]) -> OutputBuffer {
    var writer = JsonWriter(OutputBuffer())
    writer.object { writer in
      writer.member("format", JsonReporter.format)
      writer.arrayMember("topics", topics) { writer, topic in
        writer.object { writer in
          writer.arrayMember("answer", topic.answer)
          writer.member("belief", topic.belief)
          writer.member("id", topic.id)
          writer.member("question", topic.question)
          writer.arrayMember("references", topic.references) { writer, reference in
            writer.object { writer in
              writer.member("title", reference.title)
              writer.member("url", reference.url)
            }
          }
          writer.arrayMember("rules", topic.rules.map(\.name))
        }
      }
    }
    return writer.finish()
  }
}
