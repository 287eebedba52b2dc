// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { OpenCustomer } from './open-customer.tsx'

test('a customer is opened by the number that was pasted, and never by another one', async () => {
  const opened: number[] = []
  render(<OpenCustomer onOpen={(id) => opened.push(id)} />, { wrapper: await pageAround() })
  const field = screen.getByRole('textbox')
  const ask = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.click(screen.getByRole('button'))
  }
  for (const text of ['4 711,00', '4711.0', '4711/2', '-4711', 'X4711']) ask(text)
  expect(opened).toEqual([])
  ask(' 4\u00a0711 ')
  expect(opened).toEqual([4_711])
})
