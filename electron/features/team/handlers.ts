import { type Secret, toSecret } from '#core/accounts/secret'
import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type { ShownTeam } from '#core/contract/team'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { TeamVault } from '../../keychain/team-vault.ts'
import type { Membership } from '../../store/team/membership.ts'
import type { Invitation } from '../../team/invitation.ts'
import type { TeamFault, TeamResult } from '../../team/team-result.ts'

interface AcceptedPerson {
  readonly replacePassword: (
    keep: (password: Secret) => Promise<boolean>,
  ) => Promise<TeamResult<null>>
  readonly close: () => Promise<void>
}

export interface TeamDependencies {
  /** Null where the desk is alone. */
  readonly read: () => ShownTeam | null
  readonly readInvitation: (text: string) => Invitation | null
  /** Whether a person lets anything leave to an address; asked before the first time. */
  readonly mayContact: (url: string) => Promise<boolean>
  readonly accept: (
    membership: Membership,
    passwords: readonly Secret[],
  ) => Promise<TeamResult<AcceptedPerson>>
  readonly vault: Pick<TeamVault, 'read' | 'keep' | 'forget' | 'areGiven'>
  readonly membership: () => Membership | null
  /** The desk belongs to the team from here on, and to none with null. */
  readonly belongTo: (membership: Membership | null) => Result<null>
  readonly lookNow: () => void
}

export const teamHandlers = (dependencies: TeamDependencies): HandlersOf<'team'> => ({
  'team.readTeam': () => success(dependencies.read()),
  'team.join': ({ invitation }) => joinTeam(dependencies, invitation.reveal()),
  'team.lookNow': () => {
    dependencies.lookNow()
    return success(null)
  },
  'team.leave': async () => {
    const membership = dependencies.membership()
    if (membership === null) return success(null)
    const left = dependencies.belongTo(null)
    if (!left.ok) return left
    return dependencies.vault.areGiven ? left : dependencies.vault.forget(membership)
  },
})

const joinTeam = async (
  { readInvitation, mayContact, accept, vault, belongTo }: TeamDependencies,
  text: string,
): Promise<Result<null>> => {
  const invitation = readInvitation(text)
  if (invitation === null) {
    return failed({
      kind: 'invalidInput',
      path: 'invitation',
      rule: 'invitation',
      again: 'afterFix',
    })
  }
  const { password: invited, ...membership } = invitation
  if (!(await mayContact(urlOf(membership)))) return failed(cancelled)
  const kept = await vault.read(membership)
  if (vault.areGiven && !kept.ok) return kept
  const earlier = kept.ok ? [kept.value] : []
  const passwords = vault.areGiven ? earlier : [toSecret(invited), ...earlier]
  const accepted = await accept(membership, passwords)
  if (!accepted.ok) return failed(failureOf(accepted.fault))
  const { replacePassword, close } = accepted.value
  try {
    if (!vault.areGiven) {
      const held = await keepPassword(vault, membership, replacePassword)
      if (!held.ok) return held
    }
  } finally {
    await close()
  }
  return belongTo(membership)
}

/** An address of numbers may have colons of its own. */
const urlOf = ({ host, port }: Membership): string =>
  `postgres://${host.includes(':') ? `[${host}]` : host}:${port}`

/** The invitation opens nothing any more once the desk has a password of its own. */
const keepPassword = async (
  vault: TeamDependencies['vault'],
  membership: Membership,
  replacePassword: AcceptedPerson['replacePassword'],
): Promise<Result<null>> => {
  let kept: Result<null> = success(null)
  const replaced = await replacePassword(async (next) => {
    kept = await vault.keep(membership, next)
    return kept.ok
  })
  if (!kept.ok) return kept
  const isUnheard =
    !replaced.ok && (replaced.fault.kind === 'unreachable' || replaced.fault.kind === 'timedOut')
  return isUnheard ? failed(failureOf(replaced.fault)) : kept
}

const failureOf = ({ kind }: TeamFault) => ({
  kind: 'team' as const,
  fault: kind,
  again: kind === 'unreachable' || kind === 'timedOut' ? ('now' as const) : ('afterFix' as const),
})
