import { closeTag, declaration, openTag } from '../http/xml.ts'
import type { WrittenDeveloper } from './written-developer.ts'
import { xmlTime } from './xml-time.ts'

interface ExportXmlInput {
  readonly developer: WrittenDeveloper
  readonly at: number
  /** The pieces of XML of each project. */
  readonly projects: readonly Iterable<string>[]
}

/** The root element of the answers that show projects in full. */
export function* exportXml({ developer, at, projects }: ExportXmlInput): Iterable<string> {
  yield declaration
  yield openTag('export', {
    'creation-time': xmlTime(at),
    'developer-id': developer.id,
    'developer-name': developer.name,
  })
  for (const pieces of projects) yield* pieces
  yield closeTag('export')
}
