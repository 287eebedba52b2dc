import type { HandVerdicts } from '#core/leads/reconcile/hand-verdicts'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import type { ArchiveScope } from '../archive/lead-archives.ts'

type Word = keyof HandVerdicts

interface Row {
  readonly key: string
  readonly word: Word
}

/** Lists the leads that a person has called spam, or real. */
export const readHandWords = (db: ReadableDb, { archive }: ArchiveScope): HandVerdicts => {
  const rows = db
    .prepare<[number], Row>('SELECT sent_key AS key, word FROM sent_word WHERE archive = ?')
    .all(archive)
  const saying = (word: Word) => rows.filter((row) => row.word === word).map(({ key }) => key)
  return { spam: saying('spam'), real: saying('real') }
}

/** The last word counts. */
export const writeHandWord = (db: WritableDb, { archive, key, word }: ArchiveScope & Row): void => {
  db.prepare(
    `INSERT INTO sent_word (archive, sent_key, word) VALUES (?, ?, ?)
     ON CONFLICT (archive, sent_key) DO UPDATE SET word = excluded.word`,
  ).run(archive, key, word)
}
