// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { pageAround } from '../testing/render-in-page.tsx'
import { PastedInput, SecretInput, SecretText } from './secret-fields.tsx'

test('a field that goes takes its secret along, and whoever holds the field finds nothing', async () => {
  const held = createRef<HTMLInputElement>()
  const { unmount } = render(
    <SecretInput ref={held} label="Password" value="open sesame" onChange={() => undefined} />,
    { wrapper: await pageAround() },
  )
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect(held.current).toBe(field)
  expect(field.value).toBe('open sesame')
  unmount()
  expect([field.value, field.defaultValue]).toEqual(['', ''])
})

test('what is typed is shown by a key as well, and a wrong secret is told as wrong', async () => {
  render(<SecretInput label="Password" error="Wrong" value="" onChange={() => undefined} />, {
    wrapper: await pageAround(),
  })
  const show = screen.getByRole('button', { name: 'Show what is typed' })
  expect(show.tabIndex).toBe(0)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.keyDown(show, { key: 'Enter' })
  expect([field.type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
})

test('so does the field of an address, which a password is pasted with', async () => {
  const { unmount } = render(
    <PastedInput label="Address" value="postgres://a:b@c" onChange={() => undefined} />,
    { wrapper: await pageAround() },
  )
  const field = screen.getByLabelText<HTMLInputElement>('Address')
  expect(field.value).toBe('postgres://a:b@c')
  unmount()
  expect([field.value, field.defaultValue]).toEqual(['', ''])
})

test('so does one of several lines', async () => {
  const { unmount } = render(
    <SecretText label="Private key" value="-----BEGIN" onChange={() => undefined} />,
    { wrapper: await pageAround() },
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>('Private key')
  expect(field.value).toBe('-----BEGIN')
  unmount()
  expect([field.value, field.defaultValue]).toEqual(['', ''])
})
