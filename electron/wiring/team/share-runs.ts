import { loginKey } from '#core/accounts/login-key'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import { exportRequestText } from '#core/exports/runs/export-request'
import { type Clock, minuteMs, type Timestamp } from '#core/time'
import { exportCooldownMs } from '../../crm/guards/cooldowns.ts'
import type { ColleaguesRuns } from '../../features/exports/dependencies.ts'
import type { TeamChange, TeamDesk } from '../../team/desk/open-desk.ts'
import {
  listSharedRuns,
  readSharedRun,
  type SharedRun,
  shareRun,
} from '../../team/desk/team-runs.ts'
import type { TeamKey } from '../../team/key/team-key.ts'
import type { KeptKey } from './keep-key.ts'

interface SharingServices {
  readonly clock: Clock
  readonly desk: Pick<TeamDesk, 'ask' | 'act' | 'digestOf'>
  readonly key: Pick<KeptKey, 'read'>
  /** Whether the team has a say in a login. */
  readonly isOfTeam: (of: { readonly baseUrl: string; readonly login: string }) => boolean
  /** The runs of others have changed. */
  readonly onRuns: () => void
}

type RunOf = Parameters<ColleaguesRuns['share']>[0]

/** The clocks of two computers differ by a little. */
const earlyMs = minuteMs

/** The database knows neither the login nor what was asked for. */
const subjectOf = (key: TeamKey, { account, content }: RunOf): string =>
  key.digestOf(JSON.stringify([loginKey(account), exportRequestText(content), content.format]))

/** What exports have brought to this desk reaches the others, and theirs this one. */
export const shareRuns = ({ clock, desk, key, isOfTeam, onRuns }: SharingServices) => {
  let listed: readonly (SharedRun & { readonly at: Timestamp })[] = []
  const come = async (): Promise<void> => {
    const own = key.read()
    const read = own === null ? null : await listSharedRuns(desk, own)
    if (read !== null && !read.ok) return
    listed = (read?.value ?? []).map((run) => ({ ...run, at: clock.now() - run.ageMs }))
    onRuns()
  }
  const runs: ColleaguesRuns = {
    find: (of) => {
      const own = key.read()
      if (own === null || !isOfTeam(of.account)) return null
      const subject = subjectOf(own, of)
      const cools = clock.now() - exportCooldownMs
      const from = of.slot === null ? cools : Math.min(cools, of.slot - earlyMs)
      const run = listed.find((one) => one.subject === subject && one.at > from)
      return run === undefined
        ? null
        : { id: run.id, by: run.holder, at: run.at, isTooLarge: run.chunks === 0 }
    },
    open: async ({ id }) => {
      const own = key.read()
      const run = listed.find((one) => one.id === id)
      if (own === null || run === undefined) return null
      const read = await readSharedRun(desk, own, run)
      if (!read.ok || read.value === null) {
        // A run that stayed in the list would be tried again at once, as long as the CRM makes the desk wait.
        listed = listed.filter((one) => one.id !== id)
        onRuns()
        return null
      }
      const { sha256, format, bytes, isPacked } = run
      return { sha256, format, bytes, isPacked, contents: read.value }
    },
    share: async ({ account, content }, { contents, ...packed }) => {
      const own = key.read()
      if (own === null || !isOfTeam(account)) return
      await shareRun(desk, {
        key: own,
        of: { ...loginKey(account), endpoint: exportEndpoint(content.name) },
        run: { ...packed, subject: subjectOf(own, { account, content }) },
        contents,
      })
    },
  }
  return {
    runs,
    come,
    follow: (changes: readonly TeamChange[]): void => {
      if (changes.some(({ kind }) => kind === 'run')) void come()
    },
  }
}

/** Those of a desk that comes to a team and leaves it while it works. */
export const openedRuns = (now: () => ColleaguesRuns): ColleaguesRuns => ({
  find: (of) => now().find(of),
  open: (run) => now().open(run),
  share: (of, contents) => now().share(of, contents),
})
