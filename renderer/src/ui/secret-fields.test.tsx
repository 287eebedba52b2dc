// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { pageAround } from '../testing/render-in-page.tsx'
import { SecretInput, SecretText } from './secret-fields.tsx'

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
