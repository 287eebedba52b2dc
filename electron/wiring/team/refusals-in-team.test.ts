import { expect, test } from 'vitest'
import { z } from 'zod'
import { startForTest } from '../../../sandbox/testing/start-for-test.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { drafted, edit, isFree, readUnits, sendDraft } from '../testing/prices/acts.ts'
import { of } from '../testing/prices/prices-world.ts'
import { type PricingDesk, sitPricing } from '../testing/team/sit-pricing.ts'
import { followAudit } from './follow-audit.ts'

const postgres = await startPostgres()

test('a unit that the CRM has refused one desk for its deal is locked at the others, also at one that comes later', async () => {
  const { baseUrl, control } = await startForTest({ newPassword: () => 'right' })
  const sit = async (name: string) => {
    const desk = await sitPricing(postgres, { team: 'refused', name, baseUrl })
    const { living, store } = desk
    return {
      ...desk,
      audit: followAudit(store, { desk: living.desk, team: 'refused', kind: 'crm' }),
    }
  }
  const deals = (desk: PricingDesk) => desk.call('prices.readDealEvidence', of)
  const jana = await sit('Jana')
  const petr = await sit('Petr')
  const [free, other] = (await readUnits(jana)).filter(isFree)
  if (free === undefined || other === undefined) throw new Error('two units are free')
  const listed = z.array(z.object({ dealId: z.number().nullable() }))
  const sold = listed.parse(await control('GET', `/units?projectId=${of.projectId}`))
  const dealId = sold.find((unit) => unit.dealId !== null)?.dealId
  await control('PATCH', `/units/${free.id}`, { dealId })
  const draftId = await jana.call('drafts.createDraft', { ...of, name: 'Podzim' })
  const changes = [free, other].map((unit) =>
    drafted(unit, (unit.priceGrossMinor ?? 0) + 50_000_00),
  )
  await edit(jana, draftId, changes)
  await sendDraft(jana, draftId)
  await jana.audit.come()
  await petr.audit.come()
  const eva = await sit('Eva')
  await eva.audit.come()
  const [known] = (await deals(jana)).evidence
  expect(known).toMatchObject({ kind: 'refused', unitId: free.id })
  for (const desk of [petr, eva]) {
    expect((await deals(desk)).evidence).toEqual([
      { ...known, at: expect.any(Number), message: '' },
    ])
  }
})
