import { expect, test } from 'vitest'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces } from '../place-index.ts'
import { treeCommand } from './tree-command.ts'
import { placeTree, treeRows } from './tree-rows.ts'

const tree = placeTree(indexPlaces(samplePlaces({ A: { '1': ['A.1', 'A.2'] }, B: {} })))
const rows = treeRows(tree, { open: new Set(['building 1']), search: '' })

test('the arrows go through the places and stop at the ends', () => {
  expect(treeCommand('ArrowDown', rows, 0)).toEqual({ kind: 'go', to: 1 })
  expect(treeCommand('ArrowUp', rows, 0)).toEqual({ kind: 'go', to: 0 })
  expect(treeCommand('End', rows, 0)).toEqual({ kind: 'go', to: 2 })
  expect(treeCommand('Home', rows, 2)).toEqual({ kind: 'go', to: 0 })
})

test('to the right a place opens, to the left it closes, then its parent is next', () => {
  expect(treeCommand('ArrowRight', rows, 1)).toEqual({ kind: 'toggle' })
  expect(treeCommand('ArrowRight', rows, 0)).toEqual({ kind: 'go', to: 1 })
  expect(treeCommand('ArrowLeft', rows, 0)).toEqual({ kind: 'toggle' })
  expect(treeCommand('ArrowLeft', rows, 1)).toEqual({ kind: 'go', to: 0 })
})

test('Enter takes the place; other keys are not for the tree', () => {
  expect(treeCommand('Enter', rows, 1)).toEqual({ kind: 'take' })
  expect(treeCommand('x', rows, 1)).toBe(null)
})
