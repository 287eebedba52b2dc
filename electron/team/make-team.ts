import type { Secret } from '#core/accounts/secret'
import type { TeamAddress } from '#core/team/team-address'
import { teamAreas } from '#core/team/team-area'
import { usualTeamName } from '#core/team/team-roles'
import { connectTeam, type TeamConnection } from './connect-team.ts'
import { initTeam } from './init-team.ts'
import type { Invitation } from './invitation.ts'
import { hasDesks, invitePerson, listPeople, rotatePerson } from './people.ts'
import { requireTeam, type TeamAdmin } from './team-admin.ts'
import { done, type TeamResult, teamFault } from './team-result.ts'

export interface NewTeam {
  readonly address: TeamAddress
  /** Of whoever looks after the database; it is used here and kept nowhere. */
  readonly password: Secret
  /** Whoever makes the team, who looks after it as well. */
  readonly person: { readonly role: string; readonly name: string }
}

/**
 * Makes a team and invites the one who makes it. One that nobody has come to yet is made on: an earlier try got so far.
 * The certificates that a company has added are tried where those that everybody knows do not do.
 */
export const makeTeam = async (
  team: NewTeam,
  ownAuthority: string | null,
): Promise<TeamResult<Invitation>> => {
  const way = await connect(team, ownAuthority)
  if (!way.ok) return way
  const { connection, authority } = way.value
  const admin = { connection, team: usualTeamName }
  try {
    const opened = await openEmpty(admin, team.person)
    if (!opened.ok) return opened
    const invited =
      opened.value === 'hasJoined'
        ? await rotatePerson(admin, team.person.role)
        : await invitePerson(admin, { ...team.person, areas: teamAreas })
    if (!invited.ok) return invited
    const { host, port, database } = team.address
    return done({
      host,
      port,
      database,
      user: team.person.role,
      team: admin.team,
      password: invited.value.password.reveal(),
      authority,
    })
  } finally {
    await connection.close()
  }
}

interface Way {
  readonly connection: TeamConnection
  readonly authority: string | null
}

const connect = async (
  { address, password }: NewTeam,
  authority: string | null,
): Promise<TeamResult<Way>> => {
  const known = await connectTeam({ address, password, authority: null })
  if (known.ok) return done({ connection: known.value, authority: null })
  if (known.fault.kind !== 'certificate' || authority === null) return known
  const own = await connectTeam({ address, password, authority })
  return own.ok ? done({ connection: own.value, authority }) : own
}

/** Whether the one who makes it has joined already: an earlier try may end there, and its password opens nothing later. */
type Maker = 'isNew' | 'hasJoined'

const openEmpty = async (
  admin: TeamAdmin,
  { role }: NewTeam['person'],
): Promise<TeamResult<Maker>> => {
  const there = await requireTeam(admin)
  if (!there.ok) {
    const { kind } = there.fault
    if (kind === 'olderTeam' || kind === 'newerTeam') return teamFault('teamThere')
    if (kind !== 'noTeam') return there
    const made = await initTeam(admin)
    return made.ok ? done('isNew') : made
  }
  const people = await listPeople(admin)
  if (!people.ok) return people
  const come = people.value.filter(({ standing }) => standing === 'here' || standing === 'removed')
  if (come.length === 0) return done('isNew')
  if (come.some((person) => person.role !== role || person.standing === 'removed')) {
    return teamFault('teamThere')
  }
  const desks = await hasDesks(admin)
  if (!desks.ok) return desks
  return desks.value ? teamFault('teamThere') : done('hasJoined')
}
