import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseLaunchOptions } from './launch-options.ts'

test('without arguments the application simply starts', () => {
  expect(parseLaunchOptions(['.'])).toEqual({
    demo: false,
    screenshotFile: null,
    background: false,
    profile: null,
    policyFile: null,
  })
})

test('a screenshot is one of the demo', () => {
  expect(parseLaunchOptions(['.', '--screenshot=shot.png'])).toEqual({
    demo: true,
    screenshotFile: resolve('shot.png'),
    background: false,
    profile: null,
    policyFile: null,
  })
})

test('the demo and the profile are asked for by name', () => {
  expect(parseLaunchOptions(['--demo', '--profile=/p'])).toEqual({
    demo: true,
    screenshotFile: null,
    background: false,
    profile: resolve('/p'),
    policyFile: null,
  })
})

test('the system starts the application without its window', () => {
  expect(parseLaunchOptions(['.', '--background']).background).toBe(true)
})
