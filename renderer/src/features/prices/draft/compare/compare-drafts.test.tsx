// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../../testing/main-on-order.ts'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import type { EditorParts } from '../../editor/editor-parts.ts'
import { CompareDrafts } from './compare-drafts.tsx'

const unit = sampleUnit({ id: 101 })
const [autumn, spring] = ['Autumn', 'Spring'].map((name) => ({
  id: draftIdSchema.parse(name.toLowerCase()),
  name,
}))

test('a draft that cannot be read is said to be unreadable, and reading it again shows it', async () => {
  const main = mainOnOrder()
  const open = { drafts: [autumn, spring], draftId: autumn?.id, prices: new Map() }
  const edited = { units: [unit], project: { name: 'River' }, pricelist: { currency: 'CZK' } }
  const parts = { draft: open, edited } as unknown as EditorParts
  render(<CompareDrafts {...parts} onClose={() => undefined} />, { wrapper: await pageAround() })
  const read = await main.asked('drafts.readDraft')
  expect(read.input).toEqual({ draftId: 'spring' })
  read.fail({ kind: 'store', cause: 'damaged', path: '/s', again: 'afterFix' })
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('damaged')
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  const again = await main.asked('drafts.readDraft')
  const change = { unitId: unit.id, price: draftedPrice(unit, 605_000_000) }
  again.answer({ revision: 1, prices: toJson([change]) })
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  await expect.poll(() => screen.queryByRole('table')?.textContent).toContain('6,050,000')
})
