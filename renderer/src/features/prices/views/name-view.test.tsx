// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewIdSchema } from '#core/ids'
import { noFilters } from '#core/prices/filters/column-filters'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { notices, pageAround } from '../../../testing/render-in-page.tsx'
import type { EditorContext } from '../grid/editor-context.ts'
import { NameView } from './name-view.tsx'

const edited = {
  of: { workspaceId: 1, projectId: 1 },
  view: { search: '', hidden: new Set(), filters: noFilters, sheet: { current: null } },
} as unknown as EditorContext

test('a view is told to be saved by the name that it was saved by, whatever is typed meanwhile', async () => {
  const main = mainOnOrder()
  render(<NameView edited={edited} views={[]} onClose={() => undefined} />, {
    wrapper: await pageAround(),
  })
  const name = await screen.findByLabelText('Name of the view')
  fireEvent.change(name, { target: { value: ' Free flats ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const saving = await main.asked('prices.saveView')
  fireEvent.change(name, { target: { value: 'Garages' } })
  saving.answer(viewIdSchema.parse('v1'))
  await expect.poll(notices).not.toBe('')
  expect(notices()).toContain('“Free flats” is saved')
})
