// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { pageAround } from '../testing/render-in-page.tsx'
import { MonthCalendar } from './month-calendar.tsx'

/** Presses a key as soon as something is drawn, before React has ended what belongs to the drawing. */
const QuickFinger = ({ presses }: { readonly presses: string }) => {
  useLayoutEffect(() => {
    document
      .querySelector('[data-autofocus]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: presses, bubbles: true }))
  }, [presses])
  return null
}

test('the focus follows each key, however soon after a drawing it comes', async () => {
  const page = (presses: string) => (
    <>
      <MonthCalendar chosen="2099-01-31" today="2026-11-23" onChoose={() => undefined} />
      <QuickFinger presses={presses} />
    </>
  )
  const { rerender } = render(page('PageDown'), { wrapper: await pageAround() })
  const day = (name: string) => screen.getByRole('button', { name })
  expect(document.activeElement).toBe(day('Saturday, 28 February 2099'))
  rerender(page('ArrowDown'))
  expect(document.activeElement).toBe(day('Saturday, 7 March 2099'))
})
