// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { ValueField } from './value-field.tsx'

test('a day stands in the language of the window, and is read as it stands there', async () => {
  const values: string[] = []
  render(
    <ValueField
      type="date"
      value="2026-11-09"
      label="Value"
      onChange={(value) => void values.push(value)}
    />,
    { wrapper: await pageAround() },
  )
  const field = screen.getByRole('textbox', { name: 'Value' })
  expect(field).toHaveProperty('value', '09/11/2026')
  for (const typed of ['10/11/2026', '21.11.2026', '21. 11. 2026 13:45', '31/2/2026']) {
    fireEvent.change(field, { target: { value: typed } })
  }
  expect(values).toEqual(['2026-11-10', '2026-11-21', '2026-11-21 13:45', ''])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
