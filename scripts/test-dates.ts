import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

interface MovedDate {
  readonly name: string
  /** Null: today. */
  readonly at: string | null
  readonly zone: string
}

const dates: readonly MovedDate[] = [
  { name: 'just after midnight', at: '2027-05-11T22:00:05Z', zone: 'Europe/Prague' },
  { name: 'on the last day of a month', at: '2027-01-31T12:00:00Z', zone: 'Europe/Prague' },
  { name: 'in another time zone', at: null, zone: 'Pacific/Auckland' },
  { name: 'in a year with 53 weeks', at: '2026-12-31T12:00:00Z', zone: 'Europe/Prague' },
  { name: 'on 29 February', at: '2028-02-29T12:00:00Z', zone: 'Europe/Prague' },
]

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')

/** The unit tests as they run on that day; answers whether all have passed. */
const testOn = ({ name, at, zone }: MovedDate): boolean => {
  console.log(`\n=== ${name}`)
  const moved = at === null ? {} : { MOVED_TO: at }
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--reporter=dot', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...moved, TZ: zone } },
  )
  return status === 0
}

const failed = dates.filter((date) => !testOn(date)).map(({ name }) => name)
console.log(failed.length === 0 ? '\nno test depends on the date' : `\nfailed ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
