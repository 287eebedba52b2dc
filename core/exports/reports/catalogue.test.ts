import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { parameterFault } from './export-parameter.ts'
import { statusNumbers } from './export-statuses.ts'
import { idColumns } from './id-columns.ts'
import { readExportName } from './read-export-name.ts'

test('the exports of the specification and those of public clients are all there, once', () => {
  const names = catalogue.map(({ name }) => name)
  expect(new Set(names).size).toBe(20)
  expect(catalogue.filter(({ isSpecified }) => isSpecified)).toHaveLength(12)
})

test('the deprecated export names its successor, which is not deprecated', () => {
  const deprecated = catalogue.filter(({ successor }) => successor !== null)
  expect(deprecated.map(({ name }) => name)).toEqual(['unit-history'])
  const successor = catalogue.find(({ name }) => name === deprecated[0]?.successor)
  expect(successor).toMatchObject({ name: 'project-units-history', successor: null })
})

test('no title means two kinds of id', () => {
  const titles = Object.values(idColumns).flat()
  expect(new Set(titles).size).toBe(titles.length)
})

test.each([
  ['creationdatefrom', '2028-02-29', null],
  ['creationdatefrom', '2027-02-29', 'date'],
  ['creationdatefrom', '29.2.2028', 'date'],
  ['projectids', '8,15', null],
  ['projectids', '8, 15', 'ids'],
  ['projectids', '0', 'ids'],
  // A free unit has the status 0.
  ['statusids', '0,17', null],
  ['statusids', 'free', 'ids'],
  ['mode', 'INSPECTION_DEFECTS', null],
  ['mode', 'ALL', 'choice'],
  ['mode', '', null],
  ['fulltext', 'x'.repeat(5_001), 'text'],
  ['xlsx', '1', null],
])('the parameter %s takes %j: %s', (name, text, expected) => {
  const defects = catalogue.find((entry) => entry.name === 'defects')
  const parameter = defects?.parameters.find((known) => known.name === name)
  expect(parameter && parameterFault(parameter, text)).toBe(expected)
})

test.each([
  ['products', [0, 1, 2, 3, 4, 5]],
  ['business-cases', [1, 2, 3, 4]],
  ['defects', []],
])('statuses of %s are offered as far as anybody has published them', (name, numbers) => {
  const entry = catalogue.find((one) => one.name === name)
  const statuses = entry?.parameters.find((one) => one.name === 'statusids')
  expect(statuses?.control).toMatchObject({ kind: 'statuses' })
  const of = statuses?.control.kind === 'statuses' ? statuses.control.of : null
  expect(statusNumbers(of)).toEqual(numbers)
})

test('the history of one unit cannot be asked for without the unit', () => {
  const history = catalogue.find((entry) => entry.name === 'unit-history')
  const unit = history?.parameters.find(({ isRequired }) => isRequired)
  expect(unit?.name).toBe('unitid')
  expect(unit && parameterFault(unit, '')).toBe('empty')
  expect(unit && parameterFault(unit, '4,5')).toBe('oneId')
})

test.each([
  ['list-excel-tenders', { kind: 'own', name: 'tenders' }],
  [' LIST-EXCEL-Tenders-2 ', { kind: 'own', name: 'tenders-2' }],
  ['list-excel-', { kind: 'refused', reason: 'empty' }],
  ['', { kind: 'refused', reason: 'empty' }],
  ['update-units', { kind: 'refused', reason: 'prefix' }],
  ['tenders', { kind: 'refused', reason: 'prefix' }],
  ['list-excel-../update-units', { kind: 'refused', reason: 'signs' }],
  ['list-excel-a b', { kind: 'refused', reason: 'signs' }],
  [`list-excel-${'a'.repeat(65)}`, { kind: 'refused', reason: 'length' }],
])('the typed endpoint %j is %j', (typed, expected) => {
  expect(readExportName(typed)).toMatchObject(expected)
})

test('an export that only its user knows takes what all of them take', () => {
  const own = readExportName('list-excel-tenders')
  const names = own.kind === 'own' ? own.parameters.map(({ name }) => name) : []
  expect(names).toContain('xlsx')
  expect(names).toContain('creationdatefrom')
  expect(names).not.toContain('mode')
})

test('an endpoint of the catalogue is known when it is typed', () => {
  expect(readExportName('list-excel-deals')).toMatchObject({
    kind: 'known',
    entry: { name: 'deals' },
  })
})
