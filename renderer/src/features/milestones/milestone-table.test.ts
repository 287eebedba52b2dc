import { expect, test } from 'vitest'
import type { AnswerTree } from '#core/api/answer-tree'
import { milestoneTable } from './milestone-table.ts'

const leaf = (name: string, text: string): AnswerTree => ({ name, text, children: [] })
const branch = (name: string, ...children: AnswerTree[]): AnswerTree => ({
  name,
  text: null,
  children,
})

const answer = branch(
  'milestones',
  branch(
    'project',
    leaf('id', '1'),
    leaf('name', 'Letná'),
    branch('milestone', leaf('name', 'Kolaudace'), leaf('date-fixed', '2026-11-20')),
    branch('milestone', leaf('name', 'Předání'), leaf('odd', 'x')),
  ),
)

test('whatever tells values is a row, with what it lies in', () => {
  expect(milestoneTable(answer)).toEqual({
    columns: ['id', 'name', 'date-fixed', 'odd'],
    records: [
      { place: '0.0', kind: 'project', within: '', values: { id: '1', name: 'Letná' } },
      {
        place: '0.0.2',
        kind: 'milestone',
        within: 'Letná',
        values: { name: 'Kolaudace', 'date-fixed': '2026-11-20' },
      },
      {
        place: '0.0.3',
        kind: 'milestone',
        within: 'Letná',
        values: { name: 'Předání', odd: 'x' },
      },
    ],
  })
})

test('what a milestone tells beside nested names is not lost', () => {
  const name = (locale: string, text: string) =>
    branch('name', leaf('locale', locale), leaf('text', text))
  const milestone = branch(
    'milestone',
    leaf('id', '5'),
    leaf('date-fixed', '2026-11-20'),
    name('cs', 'Kolaudace'),
    name('en', 'Approval'),
  )
  const { columns, records } = milestoneTable(branch('milestones', milestone))
  expect(columns).toEqual(['id', 'date-fixed', 'locale', 'text'])
  expect(records.map(({ kind, within, values }) => [kind, within, values])).toEqual([
    ['milestone', '', { id: '5', 'date-fixed': '2026-11-20' }],
    ['name', 'milestone 5', { locale: 'cs', text: 'Kolaudace' }],
    ['name', 'milestone 5', { locale: 'en', text: 'Approval' }],
  ])
})

test('names that come again have all their texts, those with attributes too', () => {
  const locale = (text: string): AnswerTree => ({ name: 'name', text, children: [leaf('l', 'cs')] })
  const repeated = branch('m', leaf('day', '1'), leaf('day', '2'), locale('A'), locale('B'))
  expect(milestoneTable(repeated).records.map(({ kind, values }) => [kind, values])).toEqual([
    ['m', { day: '1, 2', name: 'A, B' }],
    ['name', { l: 'cs', name: 'A' }],
    ['name', { l: 'cs', name: 'B' }],
  ])
})

test('an answer of another shape is rows too', () => {
  expect(milestoneTable(leaf('milestones', '')).records).toEqual([])
  const deep = branch('a', branch('b', branch('c', leaf('d', '1'))))
  expect(milestoneTable(deep)).toMatchObject({ columns: ['d'], records: [{ values: { d: '1' } }] })
})
