// @vitest-environment happy-dom
import { notificationsStore } from '@mantine/notifications'
import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import type { UnitLock } from '#core/prices/deals/deal-lock'
import type { Unit } from '#core/prices/pricelist/unit'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { notices, renderInPage } from '../../../testing/render-in-page.tsx'
import type { RedrawRequest } from '../../../ui/sheet/sheet-props.ts'
import { draftColumns } from '../grid/price-columns.ts'
import { clearLens, type PriceLens } from '../grid/price-lens.ts'
import type { PriceDesk } from '../pricelist/price-desk.ts'
import type { EditorParts } from './editor-parts.ts'
import { useDesk } from './use-desk.ts'

const [first, second] = [sampleUnit({ id: 1 }), sampleUnit({ id: 2 })]
const reserved: UnitLock = { kind: 'likely', isBlocking: true, status: 'reserved' }
const sold: UnitLock = { kind: 'likely', isBlocking: false, status: 'sold' }

const locked = (...locks: readonly (readonly [Unit, UnitLock])[]): PriceLens['locks'] =>
  new Map(locks.map(([{ id }, lock]) => [id, lock]))

const drafted = (...prices: readonly (readonly [Unit, number])[]): PriceLens['draft'] =>
  new Map(prices.map(([unit, gross]) => [unit.id, draftedPrice(unit, gross)]))

interface ShownPrices {
  readonly lens: PriceLens
  readonly isReady?: boolean
  /** Why something could not be read. */
  readonly unread?: object
  /** Who of the team edits the draft. */
  readonly lockedBy?: string | null
  /** The draft with the changes that are not committed yet. */
  readonly ahead?: PriceLens['draft']
}

const start = async (shown: ShownPrices) => {
  const redrawn: RedrawRequest[] = []
  const desks: PriceDesk[] = []
  const pasted: UnitId[][] = []
  const sheet = { current: { redraw: (what: RedrawRequest) => redrawn.push(what) } }
  const lensPlace = { current: clearLens, openUnit: null }
  const onDesk = (desk: PriceDesk) => desks.push(desk)
  const edited = { pricelist: { currency: 'CZK' }, lensPlace, view: { sheet }, onDesk }
  const acts = {
    paste: ({ rows }: { rows: readonly Unit[] }) => pasted.push(rows.map(({ id }) => id)),
  }
  const { result, rerender } = await renderInPage(
    ({ lens, unread, isReady = true, lockedBy = null, ahead = lens.draft }: ShownPrices) => {
      const parts = {
        edited,
        known: { lens, unread },
        acts,
        team: { lockedBy },
        draft: { ahead: () => ahead },
      }
      return useDesk(parts as unknown as EditorParts, isReady)
    },
    shown,
  )
  return {
    redrawn,
    desks,
    pasted,
    lensPlace,
    show: (next: ShownPrices) => rerender(next),
    menu: () => result.current.at?.unit.id ?? null,
    editing: () => {
      const desk = desks.at(-1)
      if (desk === undefined) throw new Error('the table was handed nothing')
      return desk.editing
    },
  }
}

test('who pastes where the prices cannot be read is not asked to try again in a moment', async () => {
  const paste = { block: [['1']], rows: [first], colIds: [], selected: { rows: 1, columns: 1 } }
  const { editing, pasted } = await start({ lens: clearLens, isReady: false, unread: {} })
  editing().onPaste(paste)
  const { notifications: told } = notificationsStore.getState()
  expect(told.map(({ id }) => id)).not.toContain('pricesNotReady')
  expect(pasted).toEqual([])
})

test('no price can be typed or pasted before locks and rules are known', async () => {
  const paste = { block: [['1']], rows: [first], colIds: [], selected: { rows: 1, columns: 1 } }
  const { editing, show, pasted } = await start({ lens: clearLens, isReady: false })
  expect(editing().isEditable(first, 'priceGross')).toBe(false)
  editing().onPaste(paste)
  await expect.poll(notices).toContain('Try again in a moment')
  show({ lens: clearLens })
  expect(editing().isEditable(first, 'priceGross')).toBe(true)
  editing().onPaste(paste)
  expect(pasted).toEqual([[first.id]])
})

test('whoever types before that is told to try again in a moment', async () => {
  const { editing, show } = await start({ lens: clearLens, isReady: false })
  expect(editing().whyLocked?.(first, 'priceGross')).toContain('in a moment')
  expect(editing().whyLocked?.(first, 'number')).toBeNull()
  show({ lens: clearLens })
  expect(editing().whyLocked?.(first, 'priceGross')).toBeNull()
})

test('the cells are drawn again when prices can be typed, and when somebody else has the draft', async () => {
  const { redrawn, show } = await start({ lens: clearLens, isReady: false })
  const timesDrawn = redrawn.length
  show({ lens: clearLens })
  expect(redrawn.slice(timesDrawn)).toEqual([{ rowIds: 'all' }])
  show({ lens: clearLens, lockedBy: 'Jana' })
  expect(redrawn.slice(timesDrawn)).toEqual([{ rowIds: 'all' }, { rowIds: 'all' }])
})

test('a unit with a deal never opens, one that may have been sold does, and no other column', async () => {
  const { editing } = await start({
    lens: { ...clearLens, locks: locked([first, reserved], [second, sold]) },
  })
  expect(editing().isEditable(first, 'priceGross')).toBe(false)
  expect(editing().isEditable(second, 'priceGross')).toBe(true)
  expect(editing().isEditable(second, 'number')).toBe(false)
})

test('while a colleague edits the draft no price opens and it is said who, and then all is drawn anew', async () => {
  const { editing, show, redrawn } = await start({ lens: clearLens, lockedBy: 'Jana' })
  expect(editing().isEditable(first, 'priceGross')).toBe(false)
  expect(editing().whyLocked?.(first, 'priceGross')).toMatch(/^Jana is editing this draft/)
  expect(editing().whyLocked?.(first, 'number')).toBeNull()
  redrawn.length = 0
  show({ lens: clearLens })
  expect(editing().isEditable(first, 'priceGross')).toBe(true)
  expect(redrawn).toContainEqual({ rowIds: 'all' })
})

test('the table keeps the functions that it was given first, and they know what is true by now', async () => {
  const { editing, desks, show } = await start({ lens: clearLens })
  const given = editing()
  show({ lens: { ...clearLens, locks: locked([first, reserved]) } })
  expect(new Set(desks.map((desk) => desk.editing))).toEqual(new Set([given]))
  expect(given.isEditable(first, 'priceGross')).toBe(false)
})

test('an editor begins with what was typed last, also before that is committed', async () => {
  const { editing } = await start({ lens: clearLens, ahead: drafted([first, 500_000_000]) })
  expect(editing().rawText(first, 'priceGross')).toBe('5000000')
  expect(editing().rawText(second, 'priceGross')).toBe('4840000')
})

test('what is no price is said with an example of one, and what is wrong with a calculation as what it is', async () => {
  const { editing } = await start({ lens: clearLens })
  expect(editing().problemOf?.('priceGross', 'dear')).toContain('4,990,000')
  expect(editing().problemOf?.('priceGross', '4 990 000')).toBeNull()
  const said = ['-100%', '/0', '3%'].map((text) => editing().problemOf?.('priceGross', text))
  expect(said).toEqual([
    'No price would be left.',
    'A price can’t be divided by zero.',
    'Type + or - before a percentage, as in +3%.',
  ])
})

test('of a changed draft only its rows are drawn anew; other locks, rates or conflicts draw all', async () => {
  const lens = { ...clearLens, draft: drafted([first, 500_000_000]) }
  const { redrawn, show, lensPlace } = await start({ lens })
  redrawn.splice(0)
  const both = { ...lens, draft: new Map([...lens.draft, ...drafted([second, 600_000_000])]) }
  show({ lens: both })
  expect(redrawn.splice(0)).toEqual([{ rowIds: ['2'], columns: draftColumns }])
  // The cells look through the lens of now when they are drawn.
  expect(lensPlace.current).toBe(both)
  show({ lens: { ...both, warned: () => new Set([first.id]) } })
  expect(redrawn.splice(0)).toEqual([])
  const inDeal = { ...both, locks: locked([first, reserved]) }
  show({ lens: inDeal })
  expect(redrawn.splice(0)).toEqual([{ rowIds: 'all' }])
  show({ lens: { ...inDeal, rates: [] } })
  expect(redrawn.splice(0)).toEqual([{ rowIds: 'all' }])
})
