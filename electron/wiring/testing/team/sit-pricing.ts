import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Topic } from '#core/contract/define'
import { systemClock } from '../../../clock.ts'
import { type SendingClaims, sentAlone } from '../../../crm/guards/sending-claims.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import type { TeamDesk } from '../../../team/desk/open-desk.ts'
import { joined, startDesk } from '../../../team/testing/living-desk.ts'
import type { TestPostgres } from '../../../team/testing/run-postgres.ts'
import { adminOf } from '../../../team/testing/team-of-test.ts'
import { type DraftsAtDesk, draftsAtDesk } from '../../team/drafts/drafts-of-team.ts'
import { limitOfTeam } from '../../team/limit-of-team.ts'
import { finished } from '../prices/acts.ts'
import { of, pricesWorld } from '../prices/prices-world.ts'

interface Person {
  readonly team: string
  readonly name: string
  readonly baseUrl: string
  /** How the desk claims what it sends, where it asks the team for that. */
  readonly claims?: (desk: TeamDesk, store: OpenStore) => SendingClaims
}

/** Somebody of a team at a desk of their own, who drafts, schedules and sends prices to a sandbox. */
export const sitPricing = async (
  postgres: TestPostgres,
  { team, name, baseUrl, claims = () => sentAlone }: Person,
) => {
  const store = await openOrThrow({ directory: storeFolder(), person: name.toLowerCase() })
  const login = await joined(postgres, await adminOf(postgres, team), name)
  const told: string[] = []
  let opened: DraftsAtDesk['followed'] | null = null
  let announced: (topics: readonly Topic[]) => void = () => undefined
  const living = startDesk(postgres, team, login, {
    follow: (changes) => {
      opened?.follow(changes)
      limit.follow(changes)
    },
    onHere: () => {
      void opened?.come()
      void limit.come()
    },
  })
  const { desk } = living
  const limit = limitOfTeam({ desk, announce: () => undefined })
  const { followed, shared } = draftsAtDesk(store, {
    desk,
    clock: systemClock,
    newId: randomUUID,
    announce: (topics) => announced(topics),
    worksWithPrices: () => true,
    limit: () => limit.now(),
    notify: (text) => void told.push(text),
    systemLocale: () => 'en-GB',
  })
  opened = followed
  const world = pricesWorld(store, {
    baseUrl,
    clock: systemClock,
    run: name,
    drafts: shared,
    sendings: claims(desk, store),
  })
  announced = world.changed
  onTestFinished(async () => {
    await world.jobs.stop()
    await world.calling.close()
    store.close()
  })
  await living.until(() => desk.standing().kind === 'here')
  await finished(world, (await world.call('prices.refreshProjects', of)).jobId)
  await finished(world, (await world.call('prices.refreshPricelist', of)).jobId)
  await followed.come()
  await limit.come()
  const scheduled = async () => {
    world.lookAfterBatches()
    const { workspaceId } = of
    return world.call('batches.listScheduled', { workspaceId })
  }
  const states = async () => {
    world.lookAfterBatches()
    const page = { ...of, before: null, limit: 10, unit: '', states: [] }
    return (await world.call('batches.listBatches', page)).map(({ state }) => state.kind)
  }
  return { ...world, store, living, followed, limit, told, scheduled, states }
}

export type PricingDesk = Awaited<ReturnType<typeof sitPricing>>
