import { expect, test } from 'vitest'
import { findRefusedSwitch } from './refused-switches.ts'

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
  expect(findRefusedSwitch(['--demo', argument])).toBe(name)
})

test('its own switches are welcome', () => {
  expect(
    findRefusedSwitch(['--demo', '--profile=/home/eva/p', '--screenshot=/tmp/inspect.png']),
  ).toBeNull()
})
