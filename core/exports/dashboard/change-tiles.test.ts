import { expect, test } from 'vitest'
import { reportJobIdSchema } from '#core/ids'
import { moveTile, removeTile, replaceTile } from './change-tiles.ts'
import type { Tile } from './dashboard.ts'

const tileOf = (id: string): Tile => ({
  id,
  reportId: reportJobIdSchema.parse('r1'),
  title: id,
  pivot: { rows: [{ by: 'value', column: ['x'] }], columns: null, value: null, measure: 'count' },
  chart: 'bar',
  look: 'chart',
  width: 'half',
})
const tiles = [tileOf('a'), tileOf('b'), tileOf('c')]
const ids = (of: readonly Tile[]) => of.map(({ id }) => id).join('')

test('a figure goes a place earlier or later, and not beyond the ends', () => {
  expect(ids(moveTile(tiles, { id: 'b' }, -1))).toBe('bac')
  expect(ids(moveTile(tiles, { id: 'b' }, 1))).toBe('acb')
  expect(ids(moveTile(tiles, { id: 'a' }, -1))).toBe('abc')
  expect(ids(moveTile(tiles, { id: 'c' }, 1))).toBe('abc')
})

test('a figure is changed where it stands, or removed', () => {
  const wide = replaceTile(tiles, { ...tileOf('b'), width: 'full' })
  expect(wide.map(({ width }) => width)).toEqual(['half', 'full', 'half'])
  expect(ids(removeTile(tiles, { id: 'b' }))).toBe('ac')
})
