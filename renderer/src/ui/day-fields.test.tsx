// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { pageAround } from '../testing/render-in-page.tsx'
import { DayFields, type Days } from './day-fields.tsx'

const Kept = ({ onDay }: { readonly onDay: (day: Partial<Days>) => void }) => {
  const [days, setDays] = useState<Days>({ fromDay: '', toDay: '' })
  const take = (chosen: Partial<Days>) => {
    setDays((before) => ({ ...before, ...chosen }))
    onDay(chosen)
  }
  return <DayFields value={days} onChange={take} />
}

test('a day is typed in the language of the window, and what is none is marked', async () => {
  const days: Partial<Days>[] = []
  render(<Kept onDay={(day) => void days.push(day)} />, { wrapper: await pageAround() })
  const field = screen.getByRole('textbox', { name: 'From the day' })
  expect(field.getAttribute('type')).not.toBe('date')
  fireEvent.change(field, { target: { value: '9/11/2026' } })
  expect(days).toEqual([{ fromDay: '2026-11-09' }])
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  fireEvent.change(field, { target: { value: '31. 2. 2026' } })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
