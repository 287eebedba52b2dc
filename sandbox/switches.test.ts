import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { movableSwitches, switchesSchema } from './switches.ts'

const choices = readFileSync(join(import.meta.dirname, 'open-choices.md'), 'utf8')

test.each(Object.keys(switchesSchema.shape))('the choice of %s is told', (name) => {
  expect(choices.includes(`\`${name}\``)).toBe(true)
})

test('a switch that is set leaves the others as they were', () => {
  const switches = movableSwitches({ banThreshold: 3 })
  switches.set({ projectListing: 'xml' })
  expect(switches.now()).toEqual({
    ...movableSwitches({}).now(),
    banThreshold: 3,
    projectListing: 'xml',
  })
  expect(() => switches.set({ projectListing: 'neither' })).toThrow('projectListing')
  expect(switches.now().projectListing).toBe('xml')
})
