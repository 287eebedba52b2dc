// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { useKeptLetterhead } from './use-kept-letterhead.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const logo = `data:image/png;base64,${'A'.repeat(5_000)}`

const open = () => {
  onTestFinished(() => localStorage.clear())
  return renderHook(() => useKeptLetterhead(workspaceId)).result
}

const writtenWith = (typed: () => void): number => {
  const sizes = () => Object.values({ ...localStorage }).map((text) => String(text))
  const before = new Set(sizes())
  act(typed)
  return sizes()
    .filter((text) => !before.has(text))
    .reduce((sum, text) => sum + text.length, 0)
}

test('a letter of the note writes the note and not the logo', () => {
  const list = open()
  act(() => list.current.keepLogo(logo))
  expect(writtenWith(() => list.current.keepNote('P'))).toBeLessThan(10)
  expect(open().current.letterhead).toEqual({ logo, note: 'P' })
})

test('a letterhead that was kept in one piece is still there, and a note that is emptied stays empty', () => {
  localStorage.setItem(
    'unitdesk:priceList:w1',
    JSON.stringify({ logo, note: 'Prices are binding' }),
  )
  const list = open()
  expect(list.current.letterhead).toEqual({ logo, note: 'Prices are binding' })
  act(() => list.current.keepNote(''))
  act(() => list.current.keepLogo(null))
  expect(open().current.letterhead).toEqual({ logo: null, note: '' })
})
