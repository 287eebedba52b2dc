import {
  type HandLinks,
  type HandPair,
  linkByHand,
  unlinkByHand,
} from '#core/leads/reconcile/hand-links'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import type { ArchiveScope } from '../archive/lead-archives.ts'

interface Row extends HandPair {
  readonly isLinked: 0 | 1
}

/** Reads the pairs that a person has linked or separated. */
export const readHandLinks = (db: ReadableDb, { archive }: ArchiveScope): HandLinks => {
  const rows = db
    .prepare<[number], Row>(
      `SELECT sent_key AS sentKey, inquiry_id AS inquiryId, is_linked AS isLinked
       FROM sent_link WHERE archive = ?`,
    )
    .all(archive)
  const pairs = (isLinked: 0 | 1): HandPair[] =>
    rows
      .filter((row) => row.isLinked === isLinked)
      .map(({ sentKey, inquiryId }) => ({ sentKey, inquiryId }))
  return { linked: pairs(1), unlinked: pairs(0) }
}

export const writeHandLink = (
  db: WritableDb,
  { archive, isLinked, ...pair }: ArchiveScope & HandPair & { readonly isLinked: boolean },
): void =>
  db.transaction(() => {
    const before = readHandLinks(db, { archive })
    const { linked, unlinked } = (isLinked ? linkByHand : unlinkByHand)(before, pair)
    db.prepare('DELETE FROM sent_link WHERE archive = ?').run(archive)
    const insert = db.prepare(
      'INSERT INTO sent_link (archive, sent_key, inquiry_id, is_linked) VALUES (?, ?, ?, ?)',
    )
    for (const { sentKey, inquiryId } of linked) insert.run(archive, sentKey, inquiryId, 1)
    for (const { sentKey, inquiryId } of unlinked) insert.run(archive, sentKey, inquiryId, 0)
  })()
