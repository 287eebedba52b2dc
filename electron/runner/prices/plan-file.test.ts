import { expect, test } from 'vitest'
import { projectIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import { readPlan, sealPlan, writePlan } from './plan-file.ts'

const change = {
  unit: 'A.1.01',
  id: unitIdSchema.parse(1),
  building: 'A',
  grossBefore: '4500000.00',
  grossAfter: '14600000.00',
  change: '+2.22 %',
  netBefore: null,
  netAfter: '3801652.89',
  lock: null,
  checks: '',
}

const plan = sealPlan({
  next: 'Read it.',
  madeAt: '2026-11-24T05:00:00.000Z',
  workspace: { id: workspaceIdSchema.parse('w1'), name: 'Podviní', address: 'https://crm' },
  project: { id: projectIdSchema.parse(1), name: 'Podviní' },
  table: { file: 'prices.xlsx', sheet: 'Ceník' },
  pricelist: { readAt: '2026-11-24T05:00:00.000Z', currency: 'CZK', dealsReadAt: null },
  sums: { units: 1, grossBefore: '4500000.00', grossAfter: '4600000.00' },
  confirm: null,
  findings: [],
  changes: [change, { ...change, unit: 'B.12.104', grossAfter: '600000.00', checks: 'locked' }],
  leftOut: [{ row: 7, unit: 'X', why: 'unmatched', says: 'No such unit' }],
})

test('a plan is read as it was written, each change in a line of its own with its prices in columns', () => {
  const text = writePlan(plan)
  expect(readPlan(text)).toEqual({ kind: 'plan', plan })
  const lines = text.split('\n').filter((line) => line.includes('grossAfter": '))
  expect(lines.slice(1)).toEqual([
    '    { "unit": "A.1.01",   "id": 1, "building": "A", "grossBefore": "4500000.00", "grossAfter": "14600000.00", "change": "+2.22 %", "netBefore": null, "netAfter": "3801652.89", "lock": null, "checks": ""       },',
    '    { "unit": "B.12.104", "id": 1, "building": "A", "grossBefore": "4500000.00", "grossAfter":   "600000.00", "change": "+2.22 %", "netBefore": null, "netAfter": "3801652.89", "lock": null, "checks": "locked" }',
  ])
})

test('spaces, and the order of what is said, may change on the way; the one line of a script is a plan too', () => {
  const { seal, ...content } = plan
  expect(readPlan(JSON.stringify({ seal, ...content }))).toMatchObject({ kind: 'plan' })
  expect(readPlan(JSON.stringify({ exitCode: 0, plan }))).toEqual({ kind: 'plan', plan })
})

test.each([
  ['a price', '"14600000.00"', '"14600000.01"'],
  ['a price that is none', '"14600000.00"', '"a lot"'],
  ['a unit', '"id": 1,', '"id": 2,'],
  ['a sentence', '"Read it."', '"Read it!"'],
  ['the project', 'project": { "id": 1', 'project": { "id": 2'],
  ['a line too many', '"findings": []', '"findings": [], "more": 1'],
])('a plan in which somebody has changed %s is no longer one', (_what, from, to) => {
  const text = writePlan(plan)
  expect(text).toContain(from)
  expect(readPlan(text.replace(from, to))).toEqual({ kind: 'edited' })
})

test.each(['', '{', '[]', '{"form":"another"}', 'null'])('%j is no plan', (text) => {
  expect(readPlan(text)).toEqual({ kind: 'noPlan' })
})
