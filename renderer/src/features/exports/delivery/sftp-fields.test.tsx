// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { PlacesFields } from './places-dialog.tsx'

const hostKey = `SHA256:${'a'.repeat(43)}`
const nothing = { mail: null, webhook: null, sftp: null }

const open = async () => {
  const main = mainOnOrder()
  render(<PlacesFields saved={nothing} onClose={() => undefined} />, {
    wrapper: await pageAround(),
  })
  return {
    main,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    confirm: () => fireEvent.click(screen.getByRole('checkbox')),
  }
}

test('a server is saved when a person has confirmed the key that it shows, and another port asks for it again', async () => {
  const { main, press, type, confirm } = await open()
  type('SFTP server', 'sftp.example.com')
  type('SFTP login', 'reports')
  type('SFTP password', 'secret')
  press('Save')
  expect(await screen.findByText('Show the server’s key and confirm it.')).toBeTruthy()
  press('Show the server’s key')
  const asked = await main.asked('exports.readHostKey')
  expect(asked.input).toEqual({ host: 'sftp.example.com', port: 22 })
  asked.answer({ hostKey })
  expect(await screen.findByText(hostKey)).toBeTruthy()
  confirm()
  type('SFTP port', '2222')
  expect(screen.queryByText(hostKey)).toBeNull()
  press('Show the server’s key')
  const again = await main.asked('exports.readHostKey')
  again.answer({ hostKey })
  expect(await screen.findByText(hostKey)).toBeTruthy()
  expect(main.waiting()).not.toContain('exports.saveDelivery')
  confirm()
  press('Save')
  const { input } = await main.asked('exports.saveDelivery')
  expect(input.sftp).toEqual({
    server: { host: 'sftp.example.com', port: 2222, login: 'reports', folder: '', hostKey },
    secret: { kind: 'password', password: 'secret' },
  })
})

test('neither the key of one server nor its failure is shown beside another that was typed meanwhile', async () => {
  const { main, press, type } = await open()
  type('SFTP server', 'sftp.example.com')
  press('Show the server’s key')
  const asked = await main.asked('exports.readHostKey')
  type('SFTP server', 'other.example.com')
  asked.answer({ hostKey })
  const show = screen.getByRole('button', { name: 'Show the server’s key' })
  await expect.poll(() => show.hasAttribute('data-loading')).toBe(false)
  expect(screen.queryByText(hostKey)).toBeNull()
  press('Show the server’s key')
  const again = await main.asked('exports.readHostKey')
  expect(again.input.host).toBe('other.example.com')
  again.answer({ hostKey })
  expect(await screen.findByText(hostKey)).toBeTruthy()
  type('SFTP server', 'gone.example.com')
  press('Show the server’s key')
  const last = await main.asked('exports.readHostKey')
  type('SFTP server', 'sftp.example.com')
  last.fail({ kind: 'unreachable', host: 'gone.example.com', cause: 'refused', again: 'now' })
  await expect.poll(() => show.hasAttribute('data-loading')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
  type('SFTP server', 'gone.example.com')
  expect(screen.getByRole('alert').textContent).toContain('gone.example.com')
})
