import type { HandVerdicts } from '#core/leads/reconcile/hand-verdicts'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import type { LeadArchive } from '../archive/lead-archives.ts'

interface OfArchive {
  readonly archive: LeadArchive
}

type Word = keyof HandVerdicts

interface Row {
  readonly key: string
  readonly word: Word
}

/** What a person has said of leads. */
export const readHandWords = (db: ReadableDb, { archive }: OfArchive): HandVerdicts => {
  const rows = db
    .prepare<[number], Row>('SELECT sent_key AS key, word FROM sent_word WHERE archive = ?')
    .all(archive)
  const saying = (word: Word) => rows.filter((row) => row.word === word).map(({ key }) => key)
  return { spam: saying('spam'), real: saying('real') }
}

/** The last word counts. */
export const writeHandWord = (db: WritableDb, { archive, key, word }: OfArchive & Row): void => {
  db.prepare(
    `INSERT INTO sent_word (archive, sent_key, word) VALUES (?, ?, ?)
     ON CONFLICT (archive, sent_key) DO UPDATE SET word = excluded.word`,
  ).run(archive, key, word)
}
