import { mayStillBeKept } from '#core/accounts/may-still-be-kept'
import { type Secret, toSecret } from '#core/accounts/secret'
import type { Topic } from '#core/contract/define'
import {
  cancelled,
  type Failure,
  failed,
  type InputRule,
  notDoneByTeam,
  notDoneInArea,
  notFound,
  type Result,
  success,
} from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { ShownPerson, ShownTeam } from '#core/contract/team'
import type { PriceLimit } from '#core/prices/batch/price-limit'
import { readTeamAddress } from '#core/team/team-address'
import { mayPass } from '#core/team/team-fault'
import { personRole, usualTeamName } from '#core/team/team-roles'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { TeamVault } from '../../keychain/team-vault.ts'
import type { Membership } from '../../store/team/membership.ts'
import type { Invitation } from '../../team/invitation.ts'
import type { InvitedColleague, WrittenInvitation } from '../../team/invite-to-team.ts'
import type { NewTeam } from '../../team/make-team.ts'
import type { TeamResult } from '../../team/team-result.ts'

interface AcceptedPerson {
  readonly replacePassword: (
    keep: (password: Secret) => Promise<boolean>,
  ) => Promise<TeamResult<null>>
  readonly close: () => Promise<void>
}

/** The key of the team, on its way from one desk to another. */
interface TeamKeyAtDesk {
  readonly show: () => Promise<Result<{ code: string } | null>>
  readonly take: (code: Secret) => Promise<Result<null>>
  readonly replace: () => Promise<Result<null>>
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
  /** Makes a team with the login of whoever looks after its database, and invites a person. */
  readonly make: (team: NewTeam) => Promise<TeamResult<Invitation>>
  readonly vault: Pick<TeamVault, 'read' | 'keep' | 'forget' | 'nameOf' | 'areGiven' | 'keys'>
  /** Remembers an entry of the keychain that nobody needs, for the next start to remove. */
  readonly addEntryLeft: (entry: string) => void
  /** Null where the desk is alone. */
  readonly key: () => TeamKeyAtDesk | null
  readonly membership: () => Membership | null
  /** The desk belongs to the team from here on, and to none with null. */
  readonly belongTo: (membership: Membership | null) => Result<null>
  /** Invites somebody with the login of whoever looks after the database of the team. */
  readonly invite: (
    colleague: InvitedColleague,
    membership: Membership,
  ) => Promise<TeamResult<WrittenInvitation>>
  readonly listPeople: () => Promise<TeamResult<readonly ShownPerson[]>>
  readonly changeAreas: (person: ParsedInputOf<'team.changeAreas'>) => Promise<TeamResult<null>>
  readonly changePriceLimit: (limit: PriceLimit) => Promise<TeamResult<null>>
  /** A team that is there to be tried out, in a database of this window. */
  readonly demo: {
    readonly obstacle: () => OutputOf<'team.readDemo'>['obstacle']
    readonly start: (draftName: string) => Promise<TeamResult<Invitation>>
  }
  readonly announce: (topics: readonly Topic[]) => void
  readonly lookNow: () => void
}

export const teamHandlers = (dependencies: TeamDependencies): HandlersOf<'team'> => ({
  'team.readTeam': () => success(dependencies.read()),
  'team.join': ({ invitation }) => joinTeam(dependencies, invitation.reveal()),
  'team.make': (wanted) => makeTeam(dependencies, wanted),
  'team.readDemo': () => success({ obstacle: dependencies.demo.obstacle() }),
  'team.tryDemo': async ({ draft }) => {
    const started = await dependencies.demo.start(draft)
    return started.ok ? acceptAllowed(dependencies, started.value) : notDoneByTeam(started.fault)
  },
  'team.showKey': () => dependencies.key()?.show() ?? success(null),
  'team.takeKey': ({ code }) => dependencies.key()?.take(code) ?? notFound('never'),
  'team.replaceKey': () => dependencies.key()?.replace() ?? notFound('never'),
  'team.invite': (wanted) => invite(dependencies, wanted),
  'team.listPeople': async () => {
    const listed = await dependencies.listPeople()
    return listed.ok ? success([...listed.value]) : notDoneByTeam(listed.fault)
  },
  'team.changeAreas': async (person) => {
    const changed = await dependencies.changeAreas(person)
    if (!changed.ok) return notDoneInArea('admin', changed.fault)
    dependencies.announce(['team'])
    return success(null)
  },
  'team.changePriceLimit': async (limit) => {
    const changed = await dependencies.changePriceLimit(limit)
    return changed.ok ? success(null) : notDoneInArea('admin', changed.fault)
  },
  'team.lookNow': () => {
    dependencies.lookNow()
    return success(null)
  },
  'team.leave': () => leave(dependencies),
})

/** Nobody leaves a second time: what the keychain does not give up now goes with the next start. */
const leave = async ({
  membership: own,
  belongTo,
  vault,
  addEntryLeft,
}: TeamDependencies): Promise<Result<null>> => {
  const membership = own()
  if (membership === null) return success(null)
  const left = belongTo(null)
  if (!left.ok || vault.areGiven) return left
  let end: Result<null> = left
  for (const secrets of [vault.keys, vault]) {
    const forgotten = await secrets.forget(membership)
    if (forgotten.ok) continue
    addEntryLeft(secrets.nameOf(membership))
    end = forgotten
  }
  return end
}

const makeTeam = async (
  dependencies: TeamDependencies,
  { address: text, password, name }: ParsedInputOf<'team.make'>,
): Promise<Result<null>> => {
  const { make, mayContact, vault } = dependencies
  const read = readTeamAddress(text)
  if (read.kind === 'fault') {
    const rule = read.fault === 'hasPassword' ? 'hasCredentials' : 'notAnAddress'
    return invalid('address', rule)
  }
  const role = personRole(usualTeamName, name)
  if (role === null) return invalid('name', 'custom')
  const { address } = read
  if (!(await mayContact(urlOf(address)))) return failed(cancelled)
  // A team of which nobody has the password would be made for nobody.
  const known = await vault.read({ ...address, user: role })
  if (!known.ok && !isMissing(known.failure)) return known
  const made = await make({ address, password, person: { role, name } })
  return made.ok ? accept(dependencies, made.value) : notDoneByTeam(made.fault)
}

const invite = async (
  dependencies: TeamDependencies,
  { login, password, name, areas }: ParsedInputOf<'team.invite'>,
): Promise<Result<WrittenInvitation>> => {
  const membership = dependencies.membership()
  if (membership === null) return notFound('never')
  const role = personRole(membership.team, name)
  if (role === null) return invalid('name', 'custom')
  const { host, port, database } = membership
  const address = { host, port, database, user: login }
  const invited = await dependencies.invite(
    { address, password, person: { role, name, areas } },
    membership,
  )
  return invited.ok ? success(invited.value) : notDoneByTeam(invited.fault)
}

const isMissing = (failure: Failure): boolean =>
  failure.kind === 'keychain' && failure.cause === 'missing'

const invalid = (path: string, rule: InputRule): Result<never> =>
  failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })

const joinTeam = async (dependencies: TeamDependencies, text: string): Promise<Result<null>> => {
  const invitation = dependencies.readInvitation(text)
  return invitation === null
    ? invalid('invitation', 'invitation')
    : accept(dependencies, invitation)
}

const accept = async (
  dependencies: TeamDependencies,
  invitation: Invitation,
): Promise<Result<null>> =>
  (await dependencies.mayContact(urlOf(invitation)))
    ? acceptAllowed(dependencies, invitation)
    : failed(cancelled)

const acceptAllowed = async (
  { accept: comeTo, vault, belongTo, addEntryLeft }: TeamDependencies,
  { password: invited, ...membership }: Invitation,
): Promise<Result<null>> => {
  const kept = await vault.read(membership)
  if (vault.areGiven && !kept.ok) return kept
  const earlier = kept.ok ? [kept.value] : []
  const passwords = vault.areGiven ? earlier : [toSecret(invited), ...earlier]
  const accepted = await comeTo(membership, passwords)
  if (!accepted.ok) return notDoneByTeam(accepted.fault)
  const { replacePassword, close } = accepted.value
  let held: Result<null> = success(null)
  try {
    if (!vault.areGiven) held = await keepPassword(vault, membership, replacePassword)
  } finally {
    await close()
  }
  if (held.ok) return belongTo(membership)
  // An earlier password, which the team may go by, is not given up for one that comes too late.
  if (!kept.ok && mayStillBeKept(held.failure)) addEntryLeft(vault.nameOf(membership))
  return held
}

/** An address of numbers may have colons of its own. */
const urlOf = ({ host, port }: Pick<Membership, 'host' | 'port'>): string =>
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
  // Whoever was not heard, or may be a little later, asks once more, and the invitation is not left as the password.
  return !replaced.ok && mayPass(replaced.fault) ? notDoneByTeam(replaced.fault) : kept
}
