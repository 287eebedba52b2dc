// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failed } from '#core/contract/failure'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { notices, pageAround } from '../../testing/render-in-page.tsx'
import { ExportPages } from './export-pages.tsx'

const listed = ['a', 'b', 'c', 'd', 'e']
const column = { title: 'Name', kind: 'text', hidden: false } as const

const press = async (mostRows: number, fails = false) => {
  const main = mainOnOrder()
  render(
    <ExportPages<string>
      isDisabled={false}
      rowsPerPage={2}
      mostRows={mostRows}
      pageAt={async (offset) =>
        fails && offset > 0
          ? failed({ kind: 'defect', id: 'd1', again: 'now' })
          : { ok: true, value: { rows: listed.slice(offset, offset + 2), total: listed.length } }
      }
      tableOf={(rows, { day }) => ({
        title: `Names ${day}`,
        columns: [column],
        rows: rows.map((row) => [row]),
      })}
    />,
    { wrapper: await pageAround() },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save as Excel' }))
  return main
}

test('a list is a file whole, whatever a page holds of it', async () => {
  const main = await press(5)
  const saved = await main.asked('tables.saveTable')
  expect(saved.input.table).toContain(JSON.stringify(listed.map((row) => [row])))
})

test('a list that is too long is no file, and one says what to do', async () => {
  const main = await press(4)
  await expect.poll(notices).toContain('A file takes 4 rows. Narrow the list')
  expect(main.waiting()).not.toContain('tables.saveTable')
})

test('a list of which a page cannot be read is no file', async () => {
  const main = await press(5, true)
  await expect.poll(notices).not.toBe('')
  expect(main.waiting()).not.toContain('tables.saveTable')
})

test('a list that changes while it is read is a file of what it is in the end, with nothing twice', async () => {
  const main = mainOnOrder()
  let now = listed
  render(
    <ExportPages<string>
      isDisabled={false}
      rowsPerPage={2}
      mostRows={9}
      pageAt={async (offset) => {
        const page = { rows: now.slice(offset, offset + 2), total: now.length }
        if (offset === 2 && now === listed) now = ['new', ...listed]
        return { ok: true, value: page }
      }}
      tableOf={(rows) => ({ title: 'Names', columns: [column], rows: rows.map((row) => [row]) })}
    />,
    { wrapper: await pageAround() },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save as Excel' }))
  const saved = await main.asked('tables.saveTable')
  expect(saved.input.table).toContain(JSON.stringify(['new', ...listed].map((row) => [row])))
})
