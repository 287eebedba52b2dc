// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statementIdSchema, workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { StatementPreview } from '#core/payments/statements/statement-preview'
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

const preview: StatementPreview = {
  fileName: 'a',
  format: 'abo',
  encoding: 'utf-8',
  encodingReason: 'plainAscii',
  damaged: 0,
  table: null,
  transactions: [],
  counts: { new: 1, known: 0, booked: 0, twin: 0, notIncoming: 0 },
  reversals: [],
  reversalCount: 0,
  problems: [],
  problemCount: 0,
  checks: [],
  totals: [],
  importedAt: null,
}

test('an import that ends when its dialog was left takes no other statement out of the line', async () => {
  const { main } = await start()
  const read = await main.asked('payments.previewStatement')
  read.answer({ preview: toJson(preview) })
  const take = await screen.findByRole('button', { name: 'Import 1 payment' })
  act(() => take.click())
  const taken = await main.asked('payments.importStatement')
  act(() => screen.getByRole('button', { name: 'Cancel' }).click())
  expect((await main.asked('payments.previewStatement')).input.file).toBe('b')
  const [added, known, booked, twins, notIncoming, reversed] = [1, 0, 0, 0, 0, 0]
  const statementId = statementIdSchema.parse('s1')
  await act(async () => {
    taken.answer({ statementId, added, known, booked, twins, notIncoming, reversed })
    await Promise.resolve()
  })
  await screen.findByText('1 payment was imported')
  expect(await screen.findByText('1 more file waiting')).toBeTruthy()
  expect(main.waiting()).not.toContain('payments.previewStatement')
})
