import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftId } from '#core/ids'
import { fromJson } from '#core/json'
import { startFaultyProxy } from '../../../team/testing/faulty-proxy.ts'
import type { FaultyWay } from '../../../team/testing/faulty-way.ts'
import { startPostgres } from '../../../team/testing/start-postgres.ts'
import { type DraftingDesk, sitDrafting } from '../../testing/team/drafting-desk.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
const team = 'interleaved'

interface Sitting {
  readonly desk: DraftingDesk
  readonly proxy: FaultyWay
}

const names = ['Jana', 'Petr', 'Eva'] as const

const acts = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    unit: fc.integer({ min: 1, max: 3 }),
    act: fc.constantFrom(
      'edit',
      'edit',
      'edit',
      'undo',
      'askFor',
      'handOver',
      'cut',
      'mend',
      'idle',
    ),
  }),
  { minLength: 5, maxLength: 20 },
)

/** What each price became that nobody has any more: somebody who saw it has put another one in its place. */
const replacedBy = () => {
  const replaced = new Set<number>()
  const written = new Set<number>()
  return {
    replaced,
    written,
    edit: (before: number | undefined, after: number) => {
      if (before !== undefined) replaced.add(before)
      written.add(after)
    },
  }
}

const priceAt = async ({ desk }: Sitting, draftId: DraftId) => desk.prices(draftId)

const goOnline = async ({ desk, proxy }: Sitting) => {
  proxy.become('none')
  desk.living.desk.hurry()
  await desk.living.comeBack()
  await desk.followed.come()
}

const goOffline = async ({ desk, proxy }: Sitting) => {
  proxy.become('cut')
  await desk.living.until(() => desk.living.desk.standing().kind === 'away')
}

test('whatever three desks do in whatever order, with the team and without it, all have the same in the end and no price is lost unseen', async () => {
  const sitting: Sitting[] = []
  for (const name of names) {
    const proxy = await startFaultyProxy(postgres.port)
    sitting.push({ desk: await sitDrafting(postgres, { team, name, port: proxy.port }), proxy })
  }
  let life = 0
  let price = 1_000
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      life += 1
      const draftName = `Draft ${life}`
      const [first] = sitting
      if (first === undefined) throw new Error('three sit')
      const made = await first.desk.call('drafts.createDraft', {
        ...first.desk.of,
        name: draftName,
      })
      await first.desk.call('drafts.share', { draftId: made })
      const ids: DraftId[] = []
      for (const { desk } of sitting) {
        await desk.followed.come()
        const id = (await desk.drafts()).get(draftName)
        if (id === undefined) throw new Error('the draft has not come')
        ids.push(id)
      }
      const idOf = (who: number): DraftId => ids[who] ?? made
      const prices = replacedBy()
      for (const { who, unit, act } of steps) {
        const one = sitting[who]
        if (one === undefined) throw new Error('three sit')
        const draftId = idOf(who)
        if (act === 'cut') await goOffline(one)
        else if (act === 'mend') await goOnline(one)
        else if (act === 'idle') {
          await owner.query(`UPDATE ${team}.draft SET until = clock_timestamp()`)
        } else if (act === 'edit') {
          price += 1
          const typed = price
          await one.desk.edit(draftId, { [unit]: typed }).then(
            () => prices.edit(one.desk.takeAct().before[unit], typed),
            // Somebody else edits it, or has changed it a moment ago.
            (error) => expect(['edited', 'notAllowed']).toContain(error.failure.kind),
          )
        } else if (act === 'undo') {
          await one.desk.call('drafts.undo', { draftId }).then(
            () => {
              const { before, after } = one.desk.takeAct()
              for (const unit of [1, 2, 3]) {
                const [was, is] = [before[unit], after[unit]]
                if (was === is) continue
                if (was !== undefined) prices.replaced.add(was)
                if (is !== undefined) prices.replaced.delete(is)
              }
            },
            (error) => expect(['edited', 'notAllowed']).toContain(error.failure.kind),
          )
        } else {
          await one.desk
            .call(`drafts.${act}`, { draftId })
            .catch((error) => expect(error.failure.kind).toBe('team'))
        }
      }
      // All come back, decide what has to be decided, and let go.
      for (const one of sitting) await goOnline(one)
      for (let round = 0; round < 2; round += 1) {
        for (const [who, one] of sitting.entries()) {
          const draftId = idOf(who)
          await owner.query(`UPDATE ${team}.draft SET until = clock_timestamp(), asker = NULL`)
          await one.desk.followed.come()
          const contested = fromJson(await one.desk.call('drafts.listContested', { draftId }))
          for (const price of contested) {
            const { unitId, mine, theirs } = price
            const winner = unitId % 2 === 0 ? ('mine' as const) : ('theirs' as const)
            const loser = winner === 'mine' ? theirs : mine
            if (loser !== null) prices.replaced.add(loser.grossMinor)
            await one.desk.call('drafts.decideContested', { draftId, prices: [price], winner })
          }
          await one.desk.followed.come()
        }
      }
      const shown: object[] = []
      for (const [who, one] of sitting.entries()) {
        await one.desk.followed.come()
        expect([steps, await one.desk.sharedAs(idOf(who))]).toMatchObject([
          steps,
          { untold: 0, contested: 0 },
        ])
        shown.push(await priceAt(one, idOf(who)))
      }
      const [final] = shown
      expect([steps, shown]).toEqual([steps, [final, final, final]])
      const kept = new Set(Object.values(final ?? {}))
      const lost = [...prices.written].filter((of) => !kept.has(of) && !prices.replaced.has(of))
      expect([steps, lost]).toEqual([steps, []])
    }),
    { numRuns: 12 },
  )
})
