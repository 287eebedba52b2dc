import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mediaFileIdSchema, unitIdSchema, uploadIdSchema, workspaceIdSchema } from '#core/ids'
import type { UploadState } from '#core/media/queue/media-file'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import type { WritableDb } from '../../file/handle.ts'
import { sampleProject, sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { purgeRemovedFiles, writeMediaOrder, writeRemovedAt } from '../files/media-file-changes.ts'
import { insertMediaFiles } from '../files/media-files.ts'
import { listNextQueued, writeUploadStates } from './media-queue.ts'
import { nextUploads } from './next-uploads.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const fileCount = 80
const fileIdOf = (index: number) => mediaFileIdSchema.parse(`f${index}`)
const uploadIdOf = (index: number) => uploadIdSchema.parse(`u${index}`)

const insert = (db: WritableDb, index: number) => {
  const target = { kind: 'unit', id: unitIdSchema.parse(index + 1) } as const
  const placed = { target, endpoint: 'unitPdf' } as const
  const file = {
    id: fileIdOf(index),
    hint: `${index}.pdf`,
    path: `/${index}.pdf`,
    sizeBytes: 1,
    modifiedAt: 1,
    read: null,
    match: null,
    placedBy: 'person' as const,
    targets: [placed],
    screens: null,
    isAllowed: false,
    uploads: [{ ...placed, id: uploadIdOf(index), screenId: null, state: states.queued }],
  }
  insertMediaFiles(db, { ...of, files: [file] })
}

const states = {
  queued: { kind: 'queued' },
  sending: { kind: 'sending', since: 1 },
  waiting: { kind: 'waiting' },
  cancelled: { kind: 'cancelled', at: 1 },
} as const satisfies Record<string, UploadState>

const move = (db: WritableDb, index: number, kind: keyof typeof states) =>
  writeUploadStates(db, [{ id: uploadIdOf(index), state: states[kind] }])

const open = async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  for (let index = 0; index < fileCount; index++) insert(db, index)
  return { db, close }
}

/** What a person, the queue and a failing disk do to the line. */
const act = (db: WritableDb, [what, index, other]: readonly [string, number, number]): void => {
  const order = () =>
    Array.from({ length: fileCount }, (_unused, at) => (at * 7 + other) % fileCount)
  if (what === 'taken back') {
    try {
      db.transaction(() => {
        move(db, index, 'queued')
        nextUploads(db)({ ...of, limit: 8 })
        throw new Error('the disk is full')
      })()
    } catch {}
  } else if (what === 'order') writeMediaOrder(db, order().map(fileIdOf))
  else if (what === 'remove') writeRemovedAt(db, { files: [fileIdOf(index)], at: 1 })
  else if (what === 'bring back') writeRemovedAt(db, { files: [fileIdOf(index)], at: null })
  else if (what === 'purge') {
    purgeRemovedFiles(db)
    for (let at = 0; at < fileCount; at++) {
      const isThere = db.prepare('SELECT 1 FROM media_file WHERE id = ?').get(fileIdOf(at))
      if (isThere === undefined) insert(db, at)
    }
  } else move(db, index, what as keyof typeof states)
}

const acts = fc.array(
  fc.tuple(
    fc.constantFrom(
      'sending',
      'sending',
      'sending',
      'queued',
      'waiting',
      'cancelled',
      'order',
      'remove',
      'bring back',
      'purge',
      'taken back',
    ),
    fc.nat({ max: fileCount - 1 }),
    fc.nat({ max: fileCount - 1 }),
  ),
  { maxLength: 40 },
)

test('whatever is done to the line, the first of it are those that the table has', async () => {
  const { db, close } = await open()
  const next = nextUploads(db)
  const limit = fc.constantFrom(8, 64)
  fc.assert(
    fc.property(acts, limit, (done, wanted) => {
      for (const one of done) {
        act(db, one)
        expect(next({ ...of, limit: wanted })).toEqual(listNextQueued(db, { ...of, limit: wanted }))
      }
    }),
    { numRuns: 40 },
  )
  close()
})

test('those that leave from the front are not read again one by one', async () => {
  const { db, close } = await open()
  const next = nextUploads(db)
  let reads = 0
  const prepare = db.prepare.bind(db)
  db.prepare = ((sql: string) => {
    if (sql.includes('LIMIT @limit')) reads += 1
    return prepare(sql)
  }) as typeof db.prepare
  const sent: string[] = []
  for (let [first] = next({ ...of, limit: 8 }); first; [first] = next({ ...of, limit: 8 })) {
    sent.push(first.id)
    writeUploadStates(db, [{ id: first.id, state: states.sending }])
  }
  expect(sent).toEqual(Array.from({ length: fileCount }, (_unused, index) => uploadIdOf(index)))
  expect(reads).toBeLessThan(5)
  close()
})

test('an upload that a failing disk has left in the line is found once the others have gone', async () => {
  const { db, close } = await open()
  const next = nextUploads(db)
  const [first] = next({ ...of, limit: 8 })
  try {
    db.transaction(() => {
      move(db, 0, 'sending')
      throw new Error('the disk is full')
    })()
  } catch {}
  for (let index = 1; index < fileCount; index++) move(db, index, 'sending')
  expect(next({ ...of, limit: 8 })).toEqual([first])
  close()
})
