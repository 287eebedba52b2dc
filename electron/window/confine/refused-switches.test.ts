import { expect, test } from 'vitest'
import { findRefusedSwitches, isWithoutNamespaces } from './refused-switches.ts'

test.each([
  ['--remote-debugging-port=9222', 'remote-debugging-port'],
  ['--Remote-Debugging-Port=9222', 'remote-debugging-port'],
  ['-remote-debugging-pipe', 'remote-debugging-pipe'],
  ['/inspect', 'inspect'],
  ['--inspect-brk=127.0.0.1:1', 'inspect-brk'],
  ['--js-flags=--expose-gc', 'js-flags'],
  ['--no-sandbox', 'no-sandbox'],
  ['--ignore-certificate-errors', 'ignore-certificate-errors'],
  ['--proxy-server=evil:1', 'proxy-server'],
  ['--load-extension=/tmp/x', 'load-extension'],
])('a packaged application does not start with %s', (argument, name) => {
  expect(findRefusedSwitches(['--demo', argument])).toEqual([name])
})

test('its own switches are welcome', () => {
  expect(
    findRefusedSwitches(['--demo', '--profile=/home/eva/p', '--screenshot=/tmp/inspect.png']),
  ).toEqual([])
})

test('an AppImage that is refused the sandbox says so; with any other switch nothing is opened', () => {
  expect(isWithoutNamespaces(['no-sandbox'], '/home/eva/Unitdesk.AppImage')).toBe(true)
  expect(isWithoutNamespaces(['no-sandbox', 'inspect'], '/home/eva/Unitdesk.AppImage')).toBe(false)
  expect(isWithoutNamespaces(['no-sandbox'], undefined)).toBe(false)
})
