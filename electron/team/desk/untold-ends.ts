import { z } from 'zod'
import type { TeamValue } from '../connect-team.ts'
import { isForLater } from '../team-result.ts'
import type { TeamDesk } from './open-desk.ts'

export interface UntoldEnds {
  /** Tells the team how something has ended, now or as soon as it can be told. */
  readonly tell: (name: string, values: readonly TeamValue[]) => void
  /** Called when the desk is back. */
  readonly tellAgain: () => void
}

const anything = z.unknown()

/** What came of claims, told to the team until it has heard it. */
export const untoldEnds = ({ ask }: Pick<TeamDesk, 'ask'>): UntoldEnds => {
  const untold = new Set<() => Promise<void>>()
  return {
    tell: (name, values) => {
      const tell = async (): Promise<void> => {
        const told = await ask(anything, name, values)
        if (told.ok || !isForLater(told.fault)) untold.delete(tell)
      }
      untold.add(tell)
      void tell()
    },
    tellAgain: () => {
      for (const tell of untold) void tell()
    },
  }
}
