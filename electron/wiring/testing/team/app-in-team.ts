import { expectValue } from '#core/contract/testing/expect-value'
import { usualAreas } from '#core/team/team-area'
import { personRole } from '#core/team/team-roles'
import { startAccounts } from '../../../features/accounts/testing/start-accounts.ts'
import { rightPassword, type startCrm } from '../../../features/accounts/testing/start-crm.ts'
import { writeInvitation } from '../../../team/invitation.ts'
import { invitePerson } from '../../../team/people.ts'
import type { TeamAdmin } from '../../../team/team-admin.ts'
import type { TestPostgres } from '../../../team/testing/run-postgres.ts'
import { adminOf, valueIn } from '../../../team/testing/team-of-test.ts'
import { readUntil } from '../read-until.ts'

export type App = Awaited<ReturnType<typeof startAccounts>>
export type Crm = Awaited<ReturnType<typeof startCrm>>

interface InvitedPerson {
  readonly admin: TeamAdmin
  readonly name: string
  /** The way to the database, where it is not the straight one. */
  readonly port?: number
}

export const invitationFor = async (
  postgres: Pick<TestPostgres, 'port' | 'admin' | 'authority'>,
  { admin, name, port = postgres.port }: InvitedPerson,
): Promise<string> => {
  const role = personRole(admin.team, name) ?? ''
  const { password } = valueIn(await invitePerson(admin, { role, name, areas: usualAreas }))
  return writeInvitation({
    host: '127.0.0.1',
    port,
    database: postgres.admin.database,
    user: role,
    team: admin.team,
    password: password.reveal(),
    authority: postgres.authority,
  })
}

export const teamOf = async (app: App) => expectValue(await app.call('team.readTeam', {}))

/** Resolves when something is so, which is looked at with every change that is announced. */
export const until = async (app: App, isSo: () => Promise<boolean>): Promise<void> => {
  const nextChange = () =>
    new Promise<void>((resolve) => {
      const stop = app.services.follow(() => {
        stop()
        resolve()
      })
    })
  await readUntil(nextChange, isSo, (read) => read)
}

export const isHere = async (app: App) => (await teamOf(app))?.away === null

/** Connects the CRM with an account for exports. */
export const connectCrm = async (app: App, crm: Crm) => {
  const { id } = expectValue(
    await app.call('accounts.connectWorkspace', {
      name: 'Vltavan',
      baseUrl: crm.baseUrl,
      account: {
        label: 'Exports',
        login: 'exports@demo',
        password: rightPassword,
        areas: ['exports'],
      },
      withoutKeychain: 'refuse',
    }),
  )
  return id
}

/** The application of somebody of the team, with an account for exports. */
export const sitDownWith = async (crm: Crm, invitation: string) => {
  const app = await startAccounts()
  expectValue(await app.call('settings.changeSettings', { isAnyCallOn: true }))
  const workspaceId = await connectCrm(app, crm)
  expectValue(await app.call('team.join', { invitation }))
  await until(app, () => isHere(app))
  return { app, workspaceId }
}

interface PersonOfTeam extends Pick<InvitedPerson, 'name' | 'port'> {
  readonly team: string
}

/** Somebody of a team whose application knows whether it has the key of the team. */
export const sitDownInTeam = async (
  postgres: TestPostgres,
  crm: Crm,
  { team, ...person }: PersonOfTeam,
) => {
  const admin = await adminOf(postgres, team)
  const desk = await sitDownWith(crm, await invitationFor(postgres, { admin, ...person }))
  await until(desk.app, async () => (await teamOf(desk.app))?.hasKey !== null)
  return desk
}
