// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { PlacesFields } from './places-dialog.tsx'

const hostKey = `SHA256:${'a'.repeat(43)}`
const nothing = { mail: null, webhook: null, sftp: null }

test('a server is saved when a person has confirmed the key that it shows, and another port asks for it again', async () => {
  const main = mainOnOrder()
  render(<PlacesFields saved={nothing} onClose={() => undefined} />, {
    wrapper: await pageAround(),
  })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const confirm = () => fireEvent.click(screen.getByRole('checkbox'))
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
