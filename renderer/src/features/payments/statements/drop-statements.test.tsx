// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { DropStatements } from './drop-statements.tsx'

const start = async () => {
  const main = mainOnOrder()
  const { unmount } = render(
    <DropStatements workspaceId={workspaceIdSchema.parse('w1')} onImported={() => undefined}>
      {null}
    </DropStatements>,
    { wrapper: await pageAround() },
  )
  const files = ['a', 'b', 'c'].map((name) => new File(['x'], name))
  const input = document.querySelector('input[type="file"]')
  if (input === null) throw new Error('the screen takes no files')
  await act(() => fireEvent.change(input, { target: { files } }))
  const ended = async () => (await main.asked('app.endFiles')).input.files
  return { main, leave: unmount, ended }
}

test('the token of a statement stays for another try, and ends when its dialog or the screen is left', async () => {
  const { main, leave, ended } = await start()
  const read = await main.asked('payments.previewStatement')
  expect(read.input.file).toBe('a')
  read.fail({ kind: 'reader', cause: 'broke', again: 'now' })
  await screen.findByRole('alert')
  expect(main.waiting()).toEqual([])
  act(() => screen.getByRole('button', { name: 'Cancel' }).click())
  expect(await ended()).toEqual(['a'])
  expect((await main.asked('payments.previewStatement')).input.file).toBe('b')
  leave()
  expect(await ended()).toEqual(['b', 'c'])
})
