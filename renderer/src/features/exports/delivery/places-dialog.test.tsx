// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { notices, pageAround } from '../../../testing/render-in-page.tsx'
import { PlacesFields } from './places-dialog.tsx'

const mail = {
  host: 'smtp.example.com',
  port: 465,
  encryption: 'tls' as const,
  login: 'me',
  from: 'me@example.com',
}

const start = async () => {
  const main = mainOnOrder()
  const saved = { mail, webhook: null, sftp: null }
  render(<PlacesFields saved={saved} onClose={() => undefined} />, { wrapper: await pageAround() })
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { main, button, type }
}

test('a test goes out with what is saved, and a failure is said beside it', async () => {
  const { main, button, type } = await start()
  const test = () => button('Send a test e-mail')
  type('Sender', 'other@example.com')
  expect(test().disabled).toBe(true)
  type('Sender', mail.from)
  fireEvent.click(test())
  const asked = await main.asked('exports.testDelivery')
  expect(asked.input).toEqual({ channel: 'email' })
  asked.fail({ kind: 'notDelivered', trouble: 'login', answer: '535 no', again: 'afterFix' })
  expect(await screen.findByText(/refused the login or password.*535 no/)).toBeTruthy()
})

test('a password that was saved is not kept in the form, and can be tested at once', async () => {
  const { main, button, type } = await start()
  type('Password', 'secret')
  fireEvent.click(button('Save'))
  const { answer } = await main.asked('exports.saveDelivery')
  answer({ isSecretLeft: true })
  await expect.poll(() => button('Send a test e-mail').disabled).toBe(false)
  expect(notices()).toContain('The keychain hasn’t removed the old password')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  expect(button('Save').disabled).toBe(true)
})

test('another server is not sent the password of the one before', async () => {
  const { main, button, type } = await start()
  type('Mail server', 'smtp.other.example')
  fireEvent.click(button('Save'))
  expect(await screen.findByText('The password of this login at this server.')).toBeTruthy()
  expect(main.waiting()).not.toContain('exports.saveDelivery')
  type('Password', 'secret')
  fireEvent.click(button('Save'))
  const { input } = await main.asked('exports.saveDelivery')
  expect(input).toEqual({
    mail: {
      server: { ...mail, host: 'smtp.other.example' },
      password: { kind: 'set', value: 'secret' },
    },
    webhook: null,
    sftp: null,
  })
})
