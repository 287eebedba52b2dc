import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minorToDecimal } from '#core/money'
import type { Unit } from '#core/prices/pricelist/unit'
import type { Cell } from '#core/tables/table'
import type { TestedSandbox } from '../../../sandbox/testing/start-for-test.ts'
import { systemClock } from '../../clock.ts'
import { openOrThrow } from '../../store/testing/store-folder.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { finished, isFree, readUnits } from '../../wiring/testing/prices/acts.ts'
import { of, type PricesWorld, pricesWorld } from '../../wiring/testing/prices/prices-world.ts'
import { writeWorkbook } from '../../workers/tables/write-workbook.ts'
import { secretsOf } from './runner-profile.ts'

const inWindow = async <T>(
  profile: string,
  { baseUrl }: Pick<TestedSandbox, 'baseUrl'>,
  act: (world: PricesWorld) => Promise<T>,
): Promise<T> => {
  const store = await openOrThrow({ directory: join(profile, 'store') })
  const run = `window-${process.hrtime.bigint()}`
  const world = pricesWorld(store, { baseUrl, clock: systemClock, run })
  try {
    return await act(world)
  } finally {
    await world.jobs.stop()
    await world.calling.close()
    store.close()
  }
}

/** A profile in which a window has loaded a project, with the password of its account beside it. */
export const pricesProfile = async (sandbox: TestedSandbox) => {
  const profile = join(temporaryFolder(), 'profile')
  const units = await inWindow(profile, sandbox, async (world) => {
    await finished(world, (await world.call('prices.refreshProjects', of)).jobId)
    await finished(world, (await world.call('prices.refreshPricelist', of)).jobId)
    return readUnits(world)
  })
  const secrets = secretsOf(profile, sandbox.baseUrl, 'right', 'prices@demo')
  return {
    profile,
    secrets,
    units,
    free: units.filter(isFree),
    /** Does something in a window, between two commands. */
    inWindow: <T>(act: (world: PricesWorld) => Promise<T>) => inWindow(profile, sandbox, act),
    /** A workbook as a person has it, with the prices with VAT that some units get. */
    workbook: (name: string, rows: readonly (readonly [number: string, gross: Cell])[]) => {
      const path = join(dirname(profile), name)
      const columns = [
        { title: 'Číslo', kind: 'text', hidden: false },
        { title: 'Cena s DPH', kind: 'money', hidden: false },
      ] as const
      const table = { title: 'Ceník', columns: [...columns], rows: rows.map((row) => [...row]) }
      writeFileSync(path, writeWorkbook(table))
      return path
    },
  }
}

/** A unit with its price with VAT, raised by some whole units of the currency. */
export const raised = (
  { number, priceGrossMinor }: Unit,
  byMajor: number,
): readonly [number: string, gross: Cell] => [
  number,
  minorToDecimal((priceGrossMinor ?? 0) + byMajor * 100),
]
