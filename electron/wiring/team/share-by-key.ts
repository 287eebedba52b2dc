import { loginKey } from '#core/accounts/login-key'
import type { StoreOwner } from '#core/contract/store'
import type { TeamAddress } from '#core/team/team-address'
import type { Clock } from '#core/time'
import type { OpenStore } from '../../store/file/open.ts'
import type { TeamChange, TeamDesk } from '../../team/desk/open-desk.ts'
import { type KeptKey, keepKey } from './keep-key.ts'
import { shareRuns } from './share-runs.ts'
import { isLoginOfTeam } from './team-logins.ts'

interface SharingServices extends Pick<Parameters<typeof keepKey>[0], 'keys'> {
  readonly clock: Clock
  readonly desk: Pick<TeamDesk, 'ask' | 'act' | 'digestOf'>
  readonly address: TeamAddress
  readonly program: StoreOwner['program']
  readonly onChange: () => void
}

/** What desks share that only those read who have the key of the team. */
export const shareByKey = (
  { db }: OpenStore,
  { clock, desk, address, keys, program, onChange }: SharingServices,
) => {
  const key: KeptKey = keepKey({
    desk,
    address,
    keys,
    mayDraw: program === 'window',
    onKey: () => void shared.come(),
  })
  const shared = shareRuns({
    clock,
    desk,
    key,
    isOfTeam: (account) => isLoginOfTeam(db, loginKey(account)),
    onRuns: onChange,
  })
  return {
    key,
    runs: shared.runs,
    follow: (changes: readonly TeamChange[]): void => {
      shared.follow(changes)
      if (changes.some(({ kind }) => kind === 'key')) void key.come()
    },
  }
}
