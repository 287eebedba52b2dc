// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { useKept } from './kept.ts'

const parse = (kept: unknown): string[] | null => (Array.isArray(kept) ? kept.map(String) : null)

test('what is kept under another key is read once, and stays the same with every further render', () => {
  localStorage.setItem('unitdesk:types:1', '["flat"]')
  onTestFinished(() => localStorage.clear())
  const { result, rerender } = renderHook(
    ({ key }) => useKept<string[]>({ key, parse, otherwise: [] })[0],
    { initialProps: { key: 'types:none' } },
  )
  expect(result.current).toEqual([])
  rerender({ key: 'types:1' })
  const first = result.current
  expect(first).toEqual(['flat'])
  rerender({ key: 'types:1' })
  expect(result.current).toBe(first)
})
