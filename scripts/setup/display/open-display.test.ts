import { expect, test } from 'vitest'
import { hasDisplay } from './open-display.ts'

test('on Linux a display is one of X or of Wayland', () => {
  expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true)
  expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true)
  expect(hasDisplay('linux', {})).toBe(false)
  expect(hasDisplay('linux', { DISPLAY: '' })).toBe(false)
})

test('other systems always have one', () => {
  expect(hasDisplay('darwin', {})).toBe(true)
  expect(hasDisplay('win32', {})).toBe(true)
})
