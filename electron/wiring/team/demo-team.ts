import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { originOf } from '#core/accounts/login-key'
import { toSecret } from '#core/accounts/secret'
import type { Act } from '#core/activity/act'
import type { OutputOf } from '#core/contract/index'
import { fromJson, toJson } from '#core/json'
import { demoDatabase, demoHost } from '#core/team/demo-team'
import { usualAreas } from '#core/team/team-area'
import { personRole, usualTeamName } from '#core/team/team-roles'
import { secondMs, type Timestamp } from '#core/time'
import { sleep } from '../../crm/calls/sleep.ts'
import { demoAddress } from '../../features/accounts/demo-crm.ts'
import { listWorkspaces } from '../../store/accounts/workspaces.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { readUnits } from '../../store/prices/pricelist/pricelists.ts'
import { listProjects } from '../../store/prices/pricelist/projects.ts'
import { readSettings } from '../../store/settings/settings.ts'
import { connectTeam } from '../../team/connect-team.ts'
import { editPrices, type PricelistToEdit } from '../../team/demo/edit-prices.ts'
import { findPostgres } from '../../team/demo/find-postgres.ts'
import { type OwnPostgres, runOwnPostgres, superuser } from '../../team/demo/run-postgres.ts'
import { acceptInvitation } from '../../team/desk/accept-invitation.ts'
import { openDesk, type TeamDesk } from '../../team/desk/open-desk.ts'
import { type Invitation, readInvitation } from '../../team/invitation.ts'
import { inviteToTeam } from '../../team/invite-to-team.ts'
import { makeTeam } from '../../team/make-team.ts'
import { done, type TeamResult, teamFault } from '../../team/team-result.ts'
import type { HostServices } from '../open-services.ts'
import { leaveDemo } from './change-team.ts'

const jana = 'Jana Nováková'
const petr = 'Petr Svoboda'
const origin = originOf(demoAddress)
/** What stands in the place of the names of their computers. */
const demoDesk = 'Unitdesk'

interface DemoServices extends Pick<HostServices, 'author' | 'clock' | 'newId' | 'profile'> {
  readonly app: Pick<HostServices['app'], 'version'>
}

export interface DemoTeam {
  readonly obstacle: () => OutputOf<'team.readDemo'>['obstacle']
  /** Makes the team with two others at work in it, and invites the person of this window. */
  readonly start: (draftName: string) => Promise<TeamResult<Invitation>>
  readonly end: () => Promise<void>
}

/** A team to be tried out: a database of this window, and two others who are no people. */
export const openDemoTeam = (store: OpenStore, services: DemoServices): DemoTeam => {
  leaveDemo(store)
  let starting: Promise<unknown> | null = null
  let end = async (): Promise<void> => undefined
  const start: DemoTeam['start'] = async (draftName) => {
    const found = findPostgres()
    if (found === null) return teamFault('notStarted')
    const { clock, profile } = services
    const folder = join(profile, 'demo-team')
    const postgres = await runOwnPostgres({ found, folder, now: clock.now() })
    if (postgres === null) return teamFault('notStarted')
    const ending = new AbortController()
    const desks: TeamDesk[] = []
    end = async () => {
      ending.abort()
      await Promise.all(desks.map((desk) => desk.end()))
      await postgres.end()
    }
    const made = await makeWithOthers(
      postgres,
      readSettings(store.db).personName || services.author,
    )
    if (!made.ok) {
      await end()
      return made
    }
    const [atEditor, atOther] = [
      sitDown(services, made.value.jana),
      sitDown(services, made.value.petr),
    ]
    desks.push(atEditor.desk, atOther.desk)
    void untilPricelist(store, ending.signal).then(async (pricelist) => {
      if (pricelist === null) return
      await atOther.here
      await atOther.desk.act(z.unknown(), 'append_audit', [toJson(actsOf(pricelist, clock.now()))])
      await editPrices(
        { desk: atEditor.desk, origin, name: draftName, newId: services.newId, pricelist, sleep },
        ending.signal,
      )
    })
    return done(made.value.invitation)
  }
  return {
    obstacle: () => {
      if (process.platform === 'win32') return 'windows'
      if (findPostgres() === null) return 'noPostgres'
      // PostgreSQL refuses to be run by whoever may do anything.
      return process.getuid?.() === 0 ? 'root' : null
    },
    start: async (draftName) => {
      await end()
      const begun = start(draftName)
      starting = begun
      return begun
    },
    end: async () => {
      await starting
      await end()
    },
  }
}

interface TeamOfThree {
  readonly invitation: Invitation
  readonly jana: Invitation
  readonly petr: Invitation
}

const makeWithOthers = async (
  { port, password, authority }: OwnPostgres,
  personName: string,
): Promise<TeamResult<TeamOfThree>> => {
  const address = { host: demoHost, port, database: demoDatabase, user: superuser }
  const first = await connectTeam({
    address: { ...address, database: 'postgres' },
    password,
    authority,
  })
  if (!first.ok) return first
  const created = await first.value.run(`CREATE DATABASE ${demoDatabase}`)
  await first.value.close()
  if (!created.ok) return created
  const person = personOf(personName)
  const made = await makeTeam({ address, password, person }, authority)
  if (!made.ok) return made
  const join = async (name: string): Promise<TeamResult<Invitation>> => {
    const role = personRole(usualTeamName, name) ?? ''
    const colleague = { address, password, person: { role, name, areas: usualAreas } }
    const invited = await inviteToTeam(colleague, made.value)
    if (!invited.ok) return invited
    const invitation = readInvitation(invited.value.invitation)
    if (invitation === null) return teamFault('other')
    const passwords = [toSecret(invitation.password)]
    const accepted = await acceptInvitation({
      team: usualTeamName,
      way: wayOf(invitation),
      passwords,
    })
    if (!accepted.ok) return accepted
    await accepted.value.close()
    return done(invitation)
  }
  const atJana = await join(jana)
  if (!atJana.ok) return atJana
  const atPetr = await join(petr)
  if (!atPetr.ok) return atPetr
  return done({ invitation: made.value, jana: atJana.value, petr: atPetr.value })
}

/** Nobody is asked for a name to try something out. */
const personOf = (known: string): { readonly role: string; readonly name: string } => {
  const taken = [jana, petr].map((name) => personRole(usualTeamName, name))
  const role = personRole(usualTeamName, known)
  return role === null || taken.includes(role)
    ? { role: `${usualTeamName}_person_demo`, name: 'Demo' }
    : { role, name: known }
}

const wayOf = ({ host, port, database, user, authority }: Invitation) => ({
  address: { host, port, database, user },
  authority,
})

const sitDown = ({ app, newId }: DemoServices, invitation: Invitation) => {
  const login = { ...wayOf(invitation), password: toSecret(invitation.password) }
  let followed: number | null = null
  let come = (): void => undefined
  const here = new Promise<void>((resolve) => {
    come = resolve
  })
  const desk = openDesk({
    team: invitation.team,
    self: { computer: demoDesk, program: 'window', version: app.version, home: newId() },
    readLogin: () => Promise.resolve(done(login)),
    readCursor: () => followed,
    writeCursor: (next) => {
      followed = next
    },
    follow: () => undefined,
    onStanding: ({ kind }) => {
      if (kind === 'here') come()
    },
    sleep,
  })
  return { desk, here }
}

const free = 0
const mostUnits = 40

/** Null where the team ends before somebody has loaded a pricelist of the demo. */
const untilPricelist = async (
  store: OpenStore,
  signal: AbortSignal,
): Promise<PricelistToEdit | null> => {
  while (!signal.aborted && store.db.open) {
    const pricelist = findPricelist(store)
    if (pricelist !== null) return pricelist
    await sleep(2 * secondMs, signal)
  }
  return null
}

/** The free units of the project that the window shows, else of the first one whose pricelist is here. */
const findPricelist = ({ db }: OpenStore): PricelistToEdit | null => {
  const demo = listWorkspaces(db).find(({ kind }) => kind === 'demo')
  if (demo === undefined) return null
  const workspaceId = demo.id
  const shown = readSettings(db).place.projectId
  const projects = listProjects(db, workspaceId)
  for (const { id: projectId } of projects.toSorted((one) => (one.id === shown ? -1 : 0))) {
    const chunk = { workspaceId, projectId, offset: 0, limit: 1_000 }
    const units = fromJson(readUnits(db, chunk))
      .filter(({ statusCode, priceGrossMinor }) => statusCode === free && priceGrossMinor !== null)
      .slice(0, mostUnits)
    if (units.length > 0) return { projectId, units }
  }
  return null
}

const tellsOf = 3
const raiseMinor = 15_000_000

/** What somebody has done who was here before: a few raises, up to the prices of now. */
const actsOf = ({ projectId, units }: PricelistToEdit, now: Timestamp): readonly Act[] =>
  units.slice(-tellsOf).map(({ id, number, building, priceNetMinor, priceGrossMinor }, index) => {
    const [net, gross] = [priceNetMinor ?? 0, priceGrossMinor ?? 0]
    return {
      id: index + 1,
      at: now,
      person: petr,
      desk: demoDesk,
      workspace: 'Demo',
      crm: 'demo',
      kind: 'price',
      outcome: 'confirmed',
      projectId,
      unitId: id,
      unit: number,
      subject: building,
      before: { netMinor: net - raiseMinor, grossMinor: gross - raiseMinor },
      after: { netMinor: net, grossMinor: gross },
      source: 'demo',
      hash: createHash('sha256').update(`demo ${index}`).digest('hex'),
    }
  })
