import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import type { ComparisonSummary } from '#core/exports/compare/comparison-summary'
import {
  type DeliveryRules,
  largestAttachedBytes,
  largestPostedBytes,
  largestUploadedBytes,
} from '#core/exports/delivery/delivery'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import type { OutgoingFile } from '#core/exports/delivery/outgoing'
import { outgoingReports } from '../../../wiring/testing/exports/outgoing-reports.ts'
import { fullDisk } from '../../../wiring/testing/exports/running-reports.ts'

const byWebhook = { recipients: [], toWebhook: true }
const bySftp = { recipients: [], toSftp: true }
const ways: readonly (readonly [string, Partial<DeliveryRules>])[] = [
  ['email', {}],
  ['webhook', byWebhook],
  ['sftp', bySftp],
]

type Outgoing = Awaited<ReturnType<typeof outgoingReports>>

/** The files that have left, whatever the way. */
const filesOf = ({ mails, posts, uploads }: Outgoing): readonly OutgoingFile[] => [
  ...mails.flatMap(({ files }) => files),
  ...posts.flatMap(({ content }) => {
    if (content.kind !== 'report') return []
    return [content.file, ...(content.comparison === null ? [] : [content.comparison.file])]
  }),
  ...uploads.flatMap(({ files }) => files),
]

test.each([
  ['email', {}, largestPostedBytes],
  ['webhook', byWebhook, largestPostedBytes],
  ['sftp', bySftp, largestUploadedBytes],
] as const)(
  'by %s nothing is even unpacked that is too large to leave',
  async (_way, rules, largest) => {
    const reports = await outgoingReports(rules)
    const { run, first, deliveryOf } = reports
    const [fits, large] = [largest, largest + 1].map((bytes, at) =>
      run(`r${at}`, at + 1, new Uint8Array([at + 1]), bytes),
    )
    if (!fits || !large) throw new Error('two runs are needed')
    await first(fits)
    expect(deliveryOf(fits)).toMatchObject({ state: 'sent' })
    await first(large)
    expect(deliveryOf(large)).toMatchObject({ state: 'failed', failure: { trouble: 'tooLarge' } })
    expect(filesOf(reports)).toHaveLength(1)
  },
)

test.each([
  ['an e-mail', {}, largestAttachedBytes],
  ['a webhook', byWebhook, largestPostedBytes],
] as const)(
  'what %s carries is no larger than it may be, all of it together',
  async (_way, rules, largest) => {
    const { world, run, first, deliveryOf } = await outgoingReports(rules)
    for (const [name, length, state] of [
      ['fits', largest, 'sent'],
      ['large', largest + 1, 'failed'],
    ] as const) {
      world.contents = () => Promise.resolve(new Uint8Array(length))
      const id = run(name, length)
      await first(id)
      expect(deliveryOf(id)?.state, name).toBe(state)
    }
  },
)

test.each(ways)(
  'by %s nothing leaves that is not there, or that a person has declined',
  async (_way, rules) => {
    const reports = await outgoingReports(rules)
    const { world, run, first, deliveryOf } = reports
    const { contents } = world
    world.contents = () => Promise.resolve(null)
    const gone = run('gone', 1)
    await first(gone)
    expect(deliveryOf(gone)).toMatchObject({ state: 'failed', failure: { reason: 'notFound' } })
    world.contents = contents
    world.mayLeave = () => false
    const declined = run('declined', 2)
    await first(declined)
    expect(deliveryOf(declined)).toMatchObject({ failure: notDelivered('declined') })
    expect(filesOf(reports)).toEqual([])
  },
)

const counts: ComparisonSummary = {
  key: null,
  columns: [],
  columnChanges: [],
  rows: { before: 4, after: 3 },
  added: 1,
  removed: 2,
  changed: 3,
  same: 0,
  changedCells: 4,
  changedByColumn: [],
  duplicates: { before: 0, after: 0 },
  keyless: { before: 0, after: 0 },
}
const workbook = new Uint8Array([9, 9])

test.each(ways)(
  'by %s a comparison goes with the file, where something was sent before',
  async (_way, rules) => {
    const reports = await outgoingReports({ ...rules, withComparison: true })
    const { world, run, first, deliveryOf } = reports
    await first(run('a', 1))
    expect(filesOf(reports)).toHaveLength(1)
    world.compared = success({ counts, fileName: 'Changes.xlsx', workbook })
    await first(run('b', 2))
    const [, file, comparison] = filesOf(reports)
    expect(Buffer.from([1]).equals(file?.bytes ?? workbook)).toBe(true)
    expect(comparison).toEqual({ fileName: 'Changes.xlsx', bytes: workbook })
    world.compared = failed({ kind: 'cancelled', again: 'now' })
    const last = run('c', 3)
    await first(last)
    expect(deliveryOf(last)).toMatchObject({ failure: notDelivered('noComparison') })
    expect(filesOf(reports)).toHaveLength(3)
    // What the disk did not take goes as soon as it does.
    world.compared = fullDisk
    const put = run('d', 4)
    expect([await first(put), deliveryOf(put)]).toEqual([fullDisk, undefined])
    world.compared = success({ counts, fileName: 'Changes.xlsx', workbook })
    await first(put)
    expect(deliveryOf(put)).toMatchObject({ state: 'sent' })
  },
)

test('an e-mail that points to the folder carries no file, and does not leave where none was put there', async () => {
  const { store, run, first, deliveryOf, mails } = await outgoingReports({ file: 'inFolder' })
  const id = run('a', 1)
  await first(id)
  expect(mails).toMatchObject([{ files: [] }])
  expect(mails[0]?.text).toContain('/reports/Jednotky.xlsx')
  const stuck = run('b', 2)
  const failure = notDelivered('noFolder')
  const of = store.readRun(stuck) ?? expect.fail('there is no run')
  store.write.writeLatestOutcome({ run: of, failure, files: null })
  await first(stuck)
  expect(deliveryOf(stuck)).toMatchObject({ state: 'failed', failure })
  expect(mails).toHaveLength(1)
})

test('an e-mail that carries the file names no folder', async () => {
  const { run, first, mails } = await outgoingReports()
  await first(run('a', 1))
  expect(mails[0]?.files).toHaveLength(1)
  expect(mails[0]?.text).not.toContain('/reports')
})
