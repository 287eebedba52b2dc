import { randomBytes } from 'node:crypto'
import { type Secret, toSecret } from '#core/accounts/secret'
import type { TeamFault } from '#core/team/team-fault'
import type { TeamConnection, TeamLogin } from '../connect-team.ts'
import { scramVerifier } from '../scram-verifier.ts'
import { done, type TeamResult } from '../team-result.ts'
import { connectToTeam } from './enter-team.ts'

interface Acceptance {
  readonly team: string
  readonly way: Omit<TeamLogin, 'password'>
  /** Those with which the person may be let in: the invitation's, and that of an earlier try whose answer was lost. */
  readonly passwords: readonly Secret[]
}

interface AcceptedPerson {
  /** Draws another password, so that the invitation opens nothing any more; it is kept before the server takes it. */
  readonly replacePassword: (
    keep: (password: Secret) => Promise<boolean>,
  ) => Promise<TeamResult<null>>
  readonly close: () => Promise<void>
}

/** The person is of the team from then on. Accepted twice, an invitation is accepted once. */
export const acceptInvitation = async ({
  team,
  way,
  passwords,
}: Acceptance): Promise<TeamResult<AcceptedPerson>> => {
  let refused: TeamResult<never> | null = null
  for (const password of passwords) {
    const connected = await connectToTeam({ ...way, password }, team)
    if (connected.ok) return join(connected.value, password)
    if (connected.fault.kind !== 'refused') return connected
    refused ??= connected
  }
  return refused ?? { ok: false, fault: noPassword }
}

const noPassword: TeamFault = { kind: 'refused', code: null }

const join = async (
  connection: TeamConnection,
  password: Secret,
): Promise<TeamResult<AcceptedPerson>> => {
  const joined = await joinOnce(connection)
  if (!joined.ok) {
    await connection.close()
    return joined
  }
  return done({
    replacePassword: async (keep) => {
      const next = toSecret(randomBytes(24).toString('base64url'))
      if (!(await keep(next))) return done(null)
      const replaced = await connection.run(
        `ALTER ROLE CURRENT_USER PASSWORD '${scramVerifier(next)}'`,
      )
      // A server that lets nobody change a password leaves the invitation's.
      if (!replaced.ok && isRefusal(replaced.fault)) await keep(password)
      return replaced
    },
    close: connection.close,
  })
}

/** Whoever is of the team already has no invitation left. */
const joinOnce = async (connection: TeamConnection): Promise<TeamResult<null>> => {
  const joined = await connection.run('SELECT join_team()')
  if (joined.ok || joined.fault.kind !== 'noRights') return joined
  return connection.run('SELECT caller()')
}

const isRefusal = ({ kind }: TeamFault): boolean => kind !== 'unreachable' && kind !== 'timedOut'
