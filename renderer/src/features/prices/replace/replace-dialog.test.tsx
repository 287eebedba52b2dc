// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StepLabel } from '#core/prices/draft/draft-price'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { PricePlan } from '#core/prices/draft/price-plan'
import { pairOfUnit } from '#core/prices/pricelist/pair-of-unit'
import type { Unit } from '#core/prices/pricelist/unit'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { pageAround } from '../../../testing/render-in-page.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { clearLens } from '../grid/price-lens.ts'
import { ReplaceDialog } from './replace-dialog.tsx'

const units = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
const [, second, third] = units as [Unit, Unit, Unit]

interface Given {
  readonly shown?: readonly Unit[]
  readonly selected?: readonly Unit[]
  /** What has been typed and is still being saved. */
  readonly ahead?: DraftPrices
}

const start = async ({ shown = units, selected = [], ahead = new Map() }: Given = {}) => {
  const done: { label: StepLabel; plan: PricePlan }[] = []
  const lock = { kind: 'likely', isBlocking: true, status: 'reserved' }
  const range = { rows: selected, colIds: ['priceGross'] }
  const parts = {
    edited: {
      units,
      view: { seenNow: () => ({ shown, range }), shown },
      pricelist: { currency: 'CZK' },
    },
    known: { rules: defaultPriceRules, lens: { ...clearLens, locks: new Map([[third.id, lock]]) } },
    draft: { prices: new Map(), ahead: () => ahead },
    acts: { carryOut: (label: StepLabel, plan: PricePlan) => done.push({ label, plan }) },
  } as unknown as EditorParts
  render(<ReplaceDialog {...parts} onClose={() => undefined} />, { wrapper: await pageAround() })
  const write = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  return {
    done,
    find: (text: string) => write('Find', text),
    replaceWith: (text: string) => write('Replace with', text),
    choose: (name: string) => fireEvent.click(screen.getByText(name)),
    dialog: () => screen.getByRole('dialog').textContent,
    enter: () => {
      const form = screen.getByRole('dialog').querySelector('form')
      if (form) fireEvent.submit(form)
    },
  }
}

test('what is shown is replaced in one step, after it was seen, and locked units are named', async () => {
  const { done, find, replaceWith, dialog, enter } = await start({ shown: units.slice(1) })
  find('4,840,000')
  enter()
  expect(done).toEqual([])
  replaceWith('4,990,000')
  expect(dialog()).toContain('Replace 2 prices')
  expect(dialog()).toContain('Locked: A.3.')
  enter()
  expect(done.map(({ label }) => label)).toEqual([
    { kind: 'replace', detail: '4,840,000 → 4,990,000' },
  ])
  expect(done[0]?.plan.changes.map(({ unitId }) => unitId)).toEqual([2, 4])
})

test('units that are selected are the ones that are meant', async () => {
  const { find, replaceWith, dialog, choose } = await start({ selected: units.slice(0, 2) })
  find('4840000')
  replaceWith('4990000')
  expect(dialog()).toContain('Replace 2 prices')
  choose('Shown (4)')
  expect(dialog()).toContain('Replace 3 prices')
})

test('a cell alone is no selection, and what is not found is said', async () => {
  const { find, replaceWith, dialog, choose } = await start({ selected: [second] })
  choose('Last digits')
  find('0,000')
  replaceWith('900')
  expect(dialog()).toContain('Type as many digits as you are looking for.')
  replaceWith('9,900')
  expect(dialog()).toContain('Replace 3 prices')
  find('7777')
  expect(dialog()).toContain('None of these units has such a price.')
})

test('a price that is still being saved is the one that is found', async () => {
  const price = { netMinor: 4_132_231_40, grossMinor: 5_000_000_00, typed: 'gross' } as const
  const ahead = new Map([[second.id, { ...price, base: pairOfUnit(second) }]])
  const { find, replaceWith, dialog } = await start({ ahead })
  find('4,840,000')
  replaceWith('4,990,000')
  expect(dialog()).toContain('Replace 2 prices')
  find('5,000,000')
  expect(dialog()).toContain('Replace 1 price')
})
