// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { projectIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { SalesSource } from '#core/prices/pace/sales-source'
import { dayMs } from '#core/time'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import { useSalesSources } from './use-sales-sources.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }
const now = Date.UTC(2026, 10, 1)
const sourceOf = (kind: SalesSource['kind'], days: number): SalesSource => ({
  kind,
  report: null,
  from: now - days * dayMs,
  to: now,
  sales: [{ unitId: unitIdSchema.parse(1), at: now - dayMs, kind: 'taken' }],
})

test('the source that reaches furthest comes first, and all are read once and not with every drawing', async () => {
  const main = mainOnOrder()
  const { result, rerender } = await renderInPage(() => useSalesSources(of), null)
  const seen = await main.asked('prices.readSeenSales')
  seen.answer({ source: toJson<SalesSource | null>(sourceOf('seen', 30)) })
  const exported = await main.asked('exports.readSales')
  expect(result.current).toBeNull()
  exported.answer({ sources: toJson<readonly SalesSource[]>([sourceOf('history', 400)]) })
  await expect.poll(() => result.current?.map(({ kind }) => kind)).toEqual(['history', 'seen'])
  const before = result.current
  rerender(null)
  expect(result.current).toBe(before)
})

test('what was seen here is known where no report can be read', async () => {
  const main = mainOnOrder()
  const { result } = await renderInPage(() => useSalesSources(of), null)
  const seen = await main.asked('prices.readSeenSales')
  seen.answer({ source: toJson<SalesSource | null>(sourceOf('seen', 30)) })
  const exported = await main.asked('exports.readSales')
  exported.fail({ kind: 'defect', id: 'd1', again: 'now' })
  await expect.poll(() => result.current?.map(({ kind }) => kind)).toEqual(['seen'])
})
