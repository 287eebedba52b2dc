// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { accountIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../../../testing/main-on-order.ts'
import { renderInPage } from '../../../../testing/render-in-page.tsx'
import { useMissingPricelist } from './use-missing-pricelist.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const projectId = projectIdSchema.parse(7)

const choose = async (account: 'mayLoad' | 'none') => {
  const main = mainOnOrder()
  await renderInPage((chosen) => useMissingPricelist(workspaceId, chosen), projectId)
  const jobs = await main.asked('jobs.listJobs')
  jobs.answer([])
  const pricelist = await main.asked('prices.readPricelist')
  pricelist.answer(null)
  const serving = await main.asked('accounts.readServing')
  const chosen = account === 'mayLoad' ? accountIdSchema.parse('a1') : null
  serving.answer({ accounts: [], chosen })
  return main
}

test('the prices of a project that were never loaded are loaded once it is chosen', async () => {
  const main = await choose('mayLoad')
  const refresh = await main.asked('prices.refreshPricelist')
  expect(refresh.input).toEqual({ workspaceId, projectId })
  expect(main.waiting()).toEqual([])
})

test('without an account that reads prices nobody is asked for them', async () => {
  const main = await choose('none')
  // The page has drawn the answers by then, and would have asked.
  await new Promise((drawn) => requestAnimationFrame(drawn))
  expect(main.waiting()).toEqual([])
})
