import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { failed, notFound, success } from '#core/contract/failure'
import type { AlertRule } from '#core/exports/alerts/content-alerts'
import { contentsOfRuns, oneSheet } from '../../../wiring/testing/exports/contents-of-runs.ts'
import { digestContents, needed, openContents } from './open-contents.ts'
import { readTable } from './read-table.ts'

const { signal } = new AbortController()
const broke = failed({ kind: 'reader', cause: 'broke', again: 'now' } as const)
const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
const rule: AlertRule = { kind: 'columnMissing', column: ['a'] }
const finding = { kind: 'columnsMissing', names: ['a'] } as const

const start = async () => {
  const world = await contentsOfRuns()
  const key = world.dependencies.store.readRunContents(world.arrive('run1'))
  if (key === null) throw new Error('there are no contents')
  const digest = (alerts: readonly AlertRule[] = []) =>
    digestContents(world.dependencies, { ...key, alerts, before: null }, signal)
  return { ...world, key, digest }
}

test('contents are read once; later their alerts alone are looked at', async () => {
  const { answers, asked, digest } = await start()
  answers.digest = () => success({ parsed: oneSheet, findings: [finding] })
  answers.check = () => success([finding])
  const { sheets } = oneSheet
  expect(await digest([rule])).toEqual(success({ sheets, findings: [finding] }))
  expect(await digest([rule])).toEqual(success({ sheets, findings: [finding] }))
  expect(await digest()).toEqual(success({ sheets, findings: [] }))
  expect(asked).toEqual(['digest', 'check'])
  answers.check = () => broke
  expect(await digest([rule])).toEqual(broke)
})

test('contents that are gone, cannot be read or have no room are told as that', async () => {
  const { dependencies, answers, key, digest } = await start()
  const { store } = dependencies
  const openIn = (changed: Partial<typeof store>) =>
    openContents({ ...dependencies, store: { ...store, ...changed } }, key, signal)
  expect(await openIn({ writeParsed: () => full })).toEqual(full)
  expect(await openIn({ readContents: () => Promise.resolve(null) })).toEqual(notFound('never'))
  answers.digest = () => broke
  expect(await digest()).toEqual(broke)
})

test('what the process holds no longer is handed to it again, where it was not dropped meanwhile', async () => {
  const { dependencies, key, digest } = await start()
  const { load } = needed(dependencies, key)
  expect(await load()).toEqual(notFound('never'))
  await digest()
  expect(await load()).toMatchObject({ ok: true, value: { chunks: [[]] } })
})

const rows = [
  ['A.101', 1],
  ['A.102', 2],
]
const columns = [{ name: 'Jednotka', id: null, title: 'Jednotka', type: 'text' as const }]
const table = {
  sheets: [{ name: 'Export', rows: 2, columns }],
  chunks: [[deflateRawSync(JSON.stringify(rows))]],
}

test('the first sheet is read row by row, as it was kept', async () => {
  const { dependencies, answers, key } = await start()
  answers.digest = () => success({ parsed: table, findings: [] })
  expect(await readTable(dependencies, key, signal)).toEqual(success({ columns, rows }))
  const { store } = dependencies
  const dropped = { ...store, readRows: () => Promise.resolve(null) }
  expect(await readTable({ ...dependencies, store: dropped }, key, signal)).toEqual(
    notFound('never'),
  )
})

test('a workbook without a sheet is an empty table, and one that cannot be read is none', async () => {
  const { dependencies, answers, key } = await start()
  answers.digest = () => broke
  expect(await readTable(dependencies, key, signal)).toEqual(broke)
  answers.digest = () => success({ parsed: { sheets: [], chunks: [] }, findings: [] })
  expect(await readTable(dependencies, key, signal)).toEqual(success({ columns: [], rows: [] }))
})
