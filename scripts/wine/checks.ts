import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '../package/checks/acts.ts'
import type { RunnerThere } from './runner-there.ts'
import type { Answer } from './windows.ts'

export interface Check {
  readonly name: string
  readonly run: (there: RunnerThere) => Promise<void>
}

const expectDone = ({ exitCode, stdout, stderr }: Answer): string => {
  expect(exitCode === 0, `it ends with ${exitCode}: ${stdout} ${stderr}`)
  return stdout
}

const inStore = ({ profile }: RunnerThere, sql: string): Record<string, unknown> => {
  const store = new DatabaseSync(join(profile, 'store', 'unitdesk.db'), { readOnly: true })
  try {
    return store.prepare(sql).get() ?? {}
  } finally {
    store.close()
  }
}

const tableOf = (number: string, gross: string): string =>
  `\uFEFFČíslo;Cena s DPH\n${number};${gross}\n`

/** What of Unitdesk goes without a window, in the order in which a person would try it. */
export const checks: readonly Check[] = [
  {
    name: 'a settings file makes a profile, whose store is whole',
    run: async (there) => {
      const said = expectDone(await there.run('import', there.settings))
      expect(said.includes('“Podviní” was added'), said)
      const { integrity_check: integrity } = inStore(there, 'pragma integrity_check')
      expect(integrity === 'ok', `the store says ${integrity}`)
    },
  },
  {
    name: 'a report is fetched, read by a process of its own and kept',
    run: async (there) => {
      const { run } = JSON.parse(expectDone(await there.run('once', 'Jednotky', '--json')))
      expect(run.state === 'done' && run.rows > 100, `it is ${run.state} with ${run.rows} rows`)
      const { content } = inStore(there, 'select count(*) as content from export_contents')
      expect(content === 1, 'its content is not kept')
    },
  },
  {
    name: 'a cooldown holds through a start',
    run: async (there) => {
      const { exitCode, stdout } = await there.run('once', 'Jednotky')
      expect(exitCode === 3 && stdout.includes('asks us to wait'), `${exitCode}: ${stdout}`)
    },
  },
  {
    name: 'leads are polled, and nothing is missing',
    run: async (there) => {
      const { workspaces } = JSON.parse(expectDone(await there.run('check', '--json')))
      expect(workspaces[0]?.found.length === 0, 'something is missing')
      const { leads } = inStore(there, 'select count(*) as leads from lead')
      expect(Number(leads) > 0, 'no lead is in the store')
    },
  },
  {
    name: 'a price is planned, sent once and read back',
    run: async (there) => {
      const plan = (number: string, gross: string) =>
        there.run(
          'prices',
          'plan',
          there.writeFile('prices.csv', tableOf(number, gross)),
          '--project',
          there.project,
        )
      const unknown = await plan('none', '1')
      expect(unknown.exitCode === 1 && unknown.stderr.includes('No such unit'), unknown.stderr)
      const unit = inStore(
        there,
        `select body ->> '$.number' as number, gross_minor as gross from unit
         where status_code = 0 and gross_minor > 0 limit 1`,
      )
      const major = Math.round(Number(unit['gross']) / 100) + 1_000
      const made = expectDone(await plan(String(unit['number']), String(major)))
      const { batch } = JSON.parse(
        expectDone(
          await there.run('prices', 'apply', there.writeFile('plan.json', made), '--json'),
        ),
      )
      expect(batch.state === 'confirmed' && batch.units === 1, `the batch is ${batch.state}`)
    },
  },
  {
    name: 'what was done is told by the next start',
    run: async (there) => {
      const said = expectDone(await there.run('status'))
      expect(/“exports”: ready.*“Jednotky”: last run done/s.test(said), said)
    },
  },
]
