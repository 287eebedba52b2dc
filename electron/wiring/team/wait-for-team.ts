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

const within = async <T>(wait: (late: Promise<false>) => Promise<T>): Promise<T> => {
  const patience = new AbortController()
  const waited = await wait(sleep(patienceMs, patience.signal).then(() => false as const))
  patience.abort()
  return waited
}

/** A desk that has only just been opened is on its way to its team, which is waited for a little. */
export const waitForTeam = ({ desk, firstStanding, guards }: ComingDesk) => ({
  /** Resolves when the team knows what this desk has to tell. */
  ready: async (): Promise<void> => {
    await within((late) => Promise.race([firstStanding, late]))
    await guards.tell()
  },
  /**
   * A login that others have seen refused while this desk was closed must not be refused here too. What ran out of time
   * or found nobody is no answer: the next login asks again.
   */
  heard: (): Promise<boolean> =>
    within(async (late) => {
      await Promise.race([firstStanding, late])
      if (desk.standing().kind !== 'here') return false
      return Promise.race([guards.known.then(() => true), late])
    }),
})
