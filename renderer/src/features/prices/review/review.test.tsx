// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { batchIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { Batch } from '#core/prices/batch/batch'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { Review } from './review.tsx'
import { sampleReview } from './testing/sample-review.ts'

const failure = { kind: 'store', cause: 'failed', path: '/store', again: 'afterFix' } as const
const emptyTitle = 'The draft changes nothing'

const stopped: Batch = {
  id: batchIdSchema.parse('stopped'),
  workspaceId: sampleReview.of.workspaceId,
  projectId: sampleReview.of.projectId,
  draftId: sampleReview.draft.id,
  draftName: 'Autumn',
  createdAt: 0,
  author: 'Jana',
  account: null,
  note: '',
  unitCount: 1,
  sumBeforeMinor: 0,
  sumAfterMinor: 0,
  state: { kind: 'stopped', reasons: [] },
  foundOutAt: null,
  rollsBack: null,
  origins: [],
}

afterEach(() => vi.unstubAllGlobals())

test('nothing is said of a draft before rules and deals are known, and where they cannot be read they are read again', async () => {
  vi.stubGlobal('scheduler', { postTask: async () => undefined })
  mainOnOrder()
  const readAgain = vi.fn()
  const reading = { ...sampleReview, isReady: false }
  const { rerender } = render(<Review {...reading} />, { wrapper: await pageAround() })
  expect(screen.getByRole('heading', { name: 'Review: Autumn' })).toBeTruthy()
  expect(screen.queryByText(emptyTitle)).toBeNull()
  rerender(<Review {...reading} unread={{ failure, readAgain }} />)
  expect(screen.getByRole('alert')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(readAgain).toHaveBeenCalledOnce()
  rerender(<Review {...sampleReview} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(emptyTitle)).toBeTruthy()
})

/** Batches that could not be read are read again by the keyboard, which is in the review before and after. */
const expectReadAgain = async (main: ReturnType<typeof mainOnOrder>): Promise<void> => {
  ;(await main.asked('batches.listBatches')).fail(failure)
  const again = await screen.findByRole('button', { name: 'Try again' })
  const heading = screen.getByRole('heading', { name: 'Review: Autumn' })
  await expect.poll(() => document.activeElement).toBe(heading)
  again.focus()
  fireEvent.click(again)
  ;(await main.asked('batches.listBatches')).answer([])
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(heading)
}

test('an empty review tells what could not be read, and reading that again leaves the focus in it', async () => {
  vi.stubGlobal('scheduler', { postTask: async () => undefined })
  const main = mainOnOrder()
  render(<Review {...sampleReview} />, { wrapper: await pageAround() })
  await expectReadAgain(main)
})

test('the focus stays in an empty review whose changes were stopped before, when what could not be read is read again', async () => {
  vi.stubGlobal('scheduler', { postTask: async () => undefined })
  const main = mainOnOrder()
  const sent = { leftOut: new Set(), note: '', batchId: stopped.id, told: null }
  const drafts = new Map([['review of autumn', sent]])
  render(<Review {...sampleReview} />, { wrapper: await pageAround({ drafts }) })
  ;(await main.asked('batches.readBatch')).answer({ batch: stopped, units: toJson([]) })
  await screen.findByText('There is nothing to send')
  await expectReadAgain(main)
})
