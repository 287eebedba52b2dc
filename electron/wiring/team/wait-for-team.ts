import { secondMs } from '#core/time'
import { sleep } from '../../crm/calls/sleep.ts'
import type { TeamDesk } from '../../team/desk/open-desk.ts'

const patienceMs = 5 * secondMs

interface ComingDesk {
  readonly desk: Pick<TeamDesk, 'standing'>
  /** Resolves when the desk has come, or has found out that it cannot. */
  readonly firstStanding: Promise<void>
  readonly guards: { readonly tell: () => Promise<void>; readonly known: Promise<void> }
}

const within = async (wait: (late: Promise<unknown>) => Promise<unknown>): Promise<void> => {
  const patience = new AbortController()
  await wait(sleep(patienceMs, patience.signal))
  patience.abort()
}

/** A desk that has only just been opened is on its way to its team, which is waited for a little. */
export const waitForTeam = ({ desk, firstStanding, guards }: ComingDesk) => ({
  /** Resolves when the team knows what this desk has to tell. */
  ready: async (): Promise<void> => {
    await within((late) => Promise.race([firstStanding, late]))
    await guards.tell()
  },
  /** A login that others have seen refused while this desk was closed must not be refused here too. */
  heard: (): Promise<void> =>
    within(async (late) => {
      await Promise.race([firstStanding, late])
      if (desk.standing().kind === 'here') await Promise.race([guards.known, late])
    }),
})
