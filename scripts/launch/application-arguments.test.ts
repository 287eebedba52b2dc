import { expect, test } from 'vitest'
import { applicationArguments } from './application-arguments.ts'

test('a picture is saved where the person is, not where the project lies', () => {
  expect(applicationArguments(['--screenshot', 'shot.png'], '/home/ann')).toEqual({
    args: ['--screenshot=/home/ann/shot.png'],
    screenshotFile: '/home/ann/shot.png',
  })
})

test('one argument or two, an absolute path or not', () => {
  expect(applicationArguments(['--screenshot=/tmp/a=b.png'], '/home/ann').screenshotFile).toBe(
    '/tmp/a=b.png',
  )
  expect(applicationArguments(['--profile', 'trial'], '/home/ann').args).toEqual([
    '--profile=/home/ann/trial',
  ])
})

test('everything else goes to the application as it is', () => {
  expect(applicationArguments(['--demo', '--lang=cs'], '/home/ann')).toEqual({
    args: ['--demo', '--lang=cs'],
    screenshotFile: null,
  })
})

test('a forgotten path is told, with the way to name one', () => {
  expect(() => applicationArguments(['--screenshot'], '/home/ann')).toThrow(
    expect.objectContaining({
      message: '--screenshot needs a path after it',
      remedy: expect.stringContaining('npm start -- --screenshot PATH'),
    }),
  )
  expect(() => applicationArguments(['--screenshot='], '/home/ann')).toThrow(
    '--screenshot needs a path',
  )
})
