import { expect, test } from 'vitest'
import { finished, readUnits } from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startPrices } from '../../../wiring/testing/prices/start-prices.ts'

test.each(['number', 'long', 'word', 'untold'] as const)(
  'a project is listed and loaded from a server that writes its developer as %s, after a restart too',
  async (developerId) => {
    const started = await startPrices()
    for (const projectListing of ['json', 'xml'] as const) {
      await started.sandbox.control('PATCH', '/switches', { developerId, projectListing })
      const { world } = started
      const listed = await world().call('prices.refreshProjects', of)
      expect(await finished(world(), listed.jobId)).toBeNull()
      await started.restart(projectListing)
      const loaded = await world().call('prices.refreshPricelist', of)
      expect(await finished(world(), loaded.jobId)).toBeNull()
    }
    expect((await readUnits(started.world())).length).toBeGreaterThan(10)
  },
)
