import { closeTag, declaration, openTag } from '../http/xml.ts'
import { xmlTime } from './xml-time.ts'

interface Exported {
  readonly developer: { readonly id: number; readonly name: string }
  readonly at: number
  /** Each project's own pieces. */
  readonly projects: readonly Iterable<string>[]
}

/** The root of everything that shows projects in full. */
export function* exportXml({ developer, at, projects }: Exported): Iterable<string> {
  yield declaration
  yield openTag('export', {
    'creation-time': xmlTime(at),
    'developer-id': developer.id,
    'developer-name': developer.name,
  })
  for (const pieces of projects) yield* pieces
  yield closeTag('export')
}
