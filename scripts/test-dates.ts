import { runTool } from './setup/run-tool.ts'
import { runScript } from './setup/step.ts'
import { installSystemPackages } from './setup/system-packages/install-system-packages.ts'

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

/** The unit tests as they run on that day; answers whether all have passed. */
const testOn = async ({ at, zone }: MovedDate): Promise<boolean> => {
  const env = { ...(at === null ? {} : { MOVED_TO: at }), TZ: zone }
  const args = ['run', '--reporter=dot', ...process.argv.slice(2)]
  return (await runTool('vitest', args, { env })) === 0
}

await runScript(async () => {
  installSystemPackages({ electron: null, virtualDisplay: false, keychain: true })
  const failed: string[] = []
  for (const date of dates) {
    console.log(`\n=== ${date.name}`)
    if (!(await testOn(date))) failed.push(date.name)
  }
  console.log(
    failed.length === 0 ? '\nno test depends on the date' : `\nfailed ${failed.join(', ')}`,
  )
  return failed.length === 0 ? 0 : 1
})
