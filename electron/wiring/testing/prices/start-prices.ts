import { onTestFinished } from 'vitest'
import type { Unit } from '#core/prices/pricelist/unit'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import type { SendingClaims } from '../../../crm/guards/sending-claims.ts'
import { handClock, openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import type { HostServices } from '../../open-services.ts'
import { drafted, edit, finished, isFree, readUnits } from './acts.ts'
import { of, pricesWorld } from './prices-world.ts'

interface WorldInput {
  readonly readWorkbook?: HostServices['readWorkbook']
  readonly sendings?: SendingClaims
}

/** A project of the sandbox, loaded, with an empty draft. */
export const startPrices = async (given: WorldInput = {}) => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const directory = storeFolder()
  const clock = handClock()
  const open = async (run: string) => {
    const store = await openOrThrow({ directory })
    return pricesWorld(store, { ...given, baseUrl: sandbox.baseUrl, clock, run })
  }
  let world = await open('first')
  const close = async () => {
    await world.jobs.stop()
    await world.calling.close()
    world.store.close()
  }
  onTestFinished(close)
  await finished(world, (await world.call('prices.refreshProjects', of)).jobId)
  await finished(world, (await world.call('prices.refreshPricelist', of)).jobId)
  const draftId = await world.call('drafts.createDraft', { ...of, name: 'Podzim' })
  return {
    sandbox,
    clock,
    draftId,
    world: () => world,
    /** The application ends and starts again. */
    restart: async (run: string) => {
      await close()
      world = await open(run)
      return world
    },
  }
}

export const startWithDraft = async (
  grossOf: (unit: Unit) => number,
  count = 3,
  given: WorldInput = {},
) => {
  const started = await startPrices(given)
  const units = (await readUnits(started.world())).filter(isFree).slice(0, count)
  const changes = units.map((unit) => drafted(unit, grossOf(unit)))
  await edit(started.world(), started.draftId, changes)
  return { ...started, units }
}
