import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import { seenLead } from '#core/leads/testing/sample-leads'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { makeLeadArchive } from '../archive/lead-archives.ts'
import { countLeadPage, listLeadPage } from '../archive/lead-pages.ts'
import { listLeadsBetween, writeLeads } from '../archive/leads.ts'
import { countLeadsIn, listLeadNames, listLeadTimes, shareLeads } from './lead-counts.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const accountId = accountIdSchema.parse('w1-prices')
const names = fc.constantFrom('', 'Zahrady', 'Terasy', 'Ovčárna')

const leadOf = (id: number) =>
  fc
    .record({
      at: fc.option(fc.integer({ min: 1_000, max: 1_050 }), { nil: null }),
      firstSeenAt: fc.integer({ min: 1_000, max: 1_060 }),
      projects: fc.uniqueArray(
        names.filter((name) => name !== ''),
        { maxLength: 3 },
      ),
      campaign: names,
      productInterest: names,
    })
    .map((fields): SeenLead => seenLead(id, fields))

const many = fc
  .integer({ min: 0, max: 40 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => leadOf(index + 1))))
const spanOf = fc
  .tuple(fc.integer({ min: 990, max: 1_070 }), fc.integer({ min: 0, max: 80 }))
  .map(([from, length]) => ({ from, to: from + length }))

const atOf = ({ at, firstSeenAt }: SeenLead) => at ?? firstSeenAt

const sharesOf = (leads: readonly SeenLead[], namesOf: (lead: SeenLead) => readonly string[]) => {
  const counts = new Map<string, number>()
  for (const lead of leads) {
    const own = namesOf(lead)
    for (const name of own.length === 0 ? [''] : own) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, count }))
}

test('what SQL counts is what a person would count by hand, also after leads have changed', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  const archive = makeLeadArchive(db, workspaceId)
  const inAnyOrder = (shares: readonly { name: string; count: number }[]) =>
    [...shares].sort((a, b) => (a.name < b.name ? -1 : 1))
  fc.assert(
    fc.property(many, many, spanOf, (first, second, period) => {
      db.prepare('DELETE FROM lead').run()
      writeLeads(db, { archive, accountId, leads: first })
      writeLeads(db, { archive, accountId, leads: second })
      const kept = [
        ...new Map([...first, ...second].map((lead) => [lead.inquiryId, lead])).values(),
      ]
      const inside = kept.filter((lead) => atOf(lead) >= period.from && atOf(lead) < period.to)
      expect(countLeadsIn(db, { archive, spans: [period, { from: 0, to: 9_999 }] })).toEqual([
        inside.length,
        kept.length,
      ])
      for (const [kind, namesIn] of [
        ['projects', (lead: SeenLead) => lead.projects],
        ['campaigns', (lead: SeenLead) => [lead.campaign]],
        ['productInterests', (lead: SeenLead) => [lead.productInterest]],
      ] as const) {
        const shares = shareLeads(db, { archive, kind, period })
        expect(inAnyOrder(shares)).toEqual(inAnyOrder(sharesOf(inside, namesIn)))
        expect(shares.map(({ count }) => count)).toEqual(
          shares.map(({ count }) => count).sort((a, b) => b - a),
        )
        const known = new Set(kept.flatMap(namesIn).filter((name) => name !== ''))
        expect(listLeadNames(db, { archive, kind })).toEqual([...known].sort())
      }
      const times = inside.map(atOf).sort((a, b) => a - b)
      expect(listLeadTimes(db, { archive, ...period, leftOut: [] })).toEqual(times)
    }),
    { numRuns: 25 },
  )
  close()
})

test('page by page, in whatever order, every lead comes once; a word is found wherever it stands', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  const archive = makeLeadArchive(db, workspaceId)
  const leads = Array.from({ length: 25 }, (_, index) =>
    seenLead(index + 1, {
      customerName: index % 2 === 0 ? `Ing. Žaneta Říhová ${index}` : `Petr Malý ${index}`,
      at: 1_000 + (index % 7),
      campaign: index % 3 === 0 ? '50 % sleva' : '',
      projects: index % 5 === 0 ? ['Zahrady'] : [],
    }),
  )
  writeLeads(db, { archive, accountId, leads })
  const everything = {
    search: '',
    project: null,
    campaign: null,
    productInterest: null,
    accountId: null,
    isOnlyInCrm: false,
    from: null,
    to: null,
  }
  for (const sort of ['at', 'firstSeenAt', 'customerName', 'projects', 'customerId'] as const) {
    const pages = [0, 10, 20].flatMap((offset) =>
      listLeadPage(db, {
        archive,
        filter: everything,
        sort,
        isDescending: true,
        offset,
        limit: 10,
      }),
    )
    expect(new Set(pages.map(({ inquiryId }) => inquiryId)).size).toBe(25)
  }
  const count = (filter: Partial<typeof everything> & { readonly project?: string | null }) =>
    countLeadPage(db, { archive, filter: { ...everything, ...filter } })
  expect(count({ search: 'rihova ZANETA' })).toBe(13)
  expect(count({ search: '50 %' })).toBe(9)
  expect(count({ search: '1007' })).toBe(1)
  expect(count({ search: 'říhová petr' })).toBe(0)
  expect(count({ project: 'Zahrady' } as never)).toBe(5)
  const seen: number[] = []
  for (let after: SeenLead | null = null; ; ) {
    const page = listLeadsBetween(db, { archive, from: 0, to: 9_999, after, limit: 4 })
    seen.push(...page.map(({ lead }) => lead.inquiryId))
    after = page.at(-1)?.lead ?? null
    if (page.length < 4) break
  }
  expect(new Set(seen).size).toBe(25)
  close()
})
