import { expect, test } from 'vitest'
import { isWholeReport } from './is-whole-report.ts'

test.each<[what: string, parameters: Record<string, string>, allowed: string[], isWhole: boolean]>([
  ['that asks for everything', {}, [], true],
  ['that asks for another header of one row', { headermode: 'ids' }, [], true],
  ['that asks for a header of two rows', { headermode: 'ids_names' }, [], false],
  ['that leaves a parameter empty', { projectids: '' }, [], true],
  ['that is narrowed to a project', { projectids: '1' }, [], false],
  ['that may be narrowed to a project, and is', { projectids: '1' }, ['projectids'], true],
  ['that is narrowed by more', { projectids: '1', statuses: '0' }, ['projectids'], false],
])('a report %s is whole or not: %j', (_what, parameters, allowed, isWhole) => {
  const asked = { name: 'products', format: 'xlsx', parameters } as const
  expect(isWholeReport(asked, new Set(allowed))).toBe(isWhole)
})
