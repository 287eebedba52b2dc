import type { Secret } from '#core/accounts/secret'
import type { TeamAddress } from '#core/team/team-address'
import type { TeamArea } from '#core/team/team-area'
import { connectTeam } from './connect-team.ts'
import { type Invitation, writeInvitation } from './invitation.ts'
import { invitePerson } from './people.ts'
import { done, type TeamResult } from './team-result.ts'

export interface InvitedColleague {
  /** With the login of whoever looks after the database. */
  readonly address: TeamAddress
  /** Of that login; it is used here and kept nowhere. */
  readonly password: Secret
  readonly person: {
    readonly role: string
    readonly name: string
    readonly areas: readonly TeamArea[]
  }
}

export interface WrittenInvitation {
  readonly invitation: string
  readonly until: number
}

/** Invites somebody from a desk of the team. */
export const inviteToTeam = async (
  { address, password, person }: InvitedColleague,
  { team, authority }: Pick<Invitation, 'team' | 'authority'>,
): Promise<TeamResult<WrittenInvitation>> => {
  const connected = await connectTeam({ address, password, authority })
  if (!connected.ok) return connected
  const connection = connected.value
  try {
    const invited = await invitePerson({ connection, team }, person)
    if (!invited.ok) return invited
    const { host, port, database } = address
    const invitation = writeInvitation({
      host,
      port,
      database,
      user: person.role,
      team,
      password: invited.value.password.reveal(),
      authority,
    })
    return done({ invitation, until: invited.value.until })
  } finally {
    await connection.close()
  }
}
