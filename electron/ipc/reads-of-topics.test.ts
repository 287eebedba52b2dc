import { expect, test } from 'vitest'
import { readsOfTopics } from './reads-of-topics.ts'

test('a change of the settings is read again by what shows them', () => {
  expect(readsOfTopics(['settings'])).toContain('settings.readSettings')
  expect(readsOfTopics(['settings'])).not.toContain('prices.readUnits')
})

test('several topics are read again together, each read once', () => {
  const names = readsOfTopics(['units', 'projects', 'workspaces'])
  expect(names).toEqual(expect.arrayContaining(['prices.readUnits', 'prices.listProjects']))
  expect(new Set(names).size).toBe(names.length)
})

test('what is written is never read again by its own name', () => {
  expect(readsOfTopics(['settings'])).not.toContain('settings.changeSettings')
})

test('nothing has changed: nothing is read', () => {
  expect(readsOfTopics([])).toEqual([])
})
