// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { pageAround } from '../../testing/render-in-page.tsx'
import { DayField } from './narrow-fields.tsx'

const Kept = ({ onDay }: { readonly onDay: (day: string) => void }) => {
  const [day, setDay] = useState('')
  const take = (chosen: string) => {
    setDay(chosen)
    onDay(chosen)
  }
  return <DayField field="fromDay" value={day} onChange={take} />
}

test('a day is typed in the language of the window, and what is none is marked', async () => {
  const days: string[] = []
  render(<Kept onDay={(day) => void days.push(day)} />, { wrapper: await pageAround() })
  const field = screen.getByRole('textbox', { name: 'From the day' })
  expect(field.getAttribute('type')).not.toBe('date')
  fireEvent.change(field, { target: { value: '9/11/2026' } })
  expect(days).toEqual(['2026-11-09'])
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  fireEvent.change(field, { target: { value: '31. 2. 2026' } })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
