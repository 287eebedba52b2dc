import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { nameOfTeamSecret } from '#core/team/team-address'
import type { TeamFault } from '#core/team/team-fault'
import { keychainFailure } from '../../keychain/ask-in-turn.ts'
import { createTeamVault } from '../../keychain/team-vault.ts'
import { keychainInABox } from '../../keychain/testing/keychain-in-a-box.ts'
import { type TeamDependencies, teamHandlers } from './handlers.ts'

const invitation = {
  host: 'db.example.com',
  port: 5432,
  database: 'sales',
  user: 'unitdesk_person_jana',
  team: 'unitdesk',
  password: 'of-the-invitation',
  authority: null,
}

const context = { signal: new AbortController().signal }

/** A desk whose database refuses whatever comes after the invitation was accepted. */
const sitDown = (fault: TeamFault, given: Partial<TeamDependencies> = {}) => {
  const joined: string[] = []
  const refused = { ok: false, fault } as const
  const refuse = () => Promise.resolve(refused)
  const dependencies: TeamDependencies = {
    read: () => null,
    readInvitation: () => invitation,
    mayContact: () => Promise.resolve(true),
    accept: () =>
      Promise.resolve({
        ok: true,
        value: {
          replacePassword: async (keep) => {
            await keep(toSecret('drawn'))
            return refused
          },
          close: () => Promise.resolve(),
        },
      }),
    make: refuse,
    vault: createTeamVault(keychainInABox().keychain),
    addEntryLeft: () => undefined,
    key: () => null,
    membership: () => null,
    belongTo: (membership) => {
      joined.push(membership?.team ?? '')
      return success(null)
    },
    invite: refuse,
    listPeople: refuse,
    changeAreas: refuse,
    changePriceLimit: refuse,
    demo: { obstacle: () => null, start: refuse },
    announce: () => undefined,
    lookNow: () => undefined,
    ...given,
  }
  return { handlers: teamHandlers(dependencies), joined }
}

test.each([
  ['tooManyConnections', '53300', 'now'],
  ['other', '53100', 'now'],
  ['other', '54000', 'afterFix'],
  ['noRights', '42501', 'afterFix'],
] as const)(
  'what the team refuses with %s (%s) may be asked again: %s',
  async (kind, code, again) => {
    const { handlers } = sitDown({ kind, code })
    const failure = { kind: 'team', fault: kind, again }
    expect(await handlers['team.listPeople']({}, context)).toEqual({ ok: false, failure })
    expect(await handlers['team.changePriceLimit']({ units: 1, percent: 1 }, context)).toEqual({
      ok: false,
      failure,
    })
  },
)

test.each([
  ['noRights', '42501', ['unitdesk']],
  ['unreachable', null, []],
  ['other', '53100', []],
] as const)(
  'nobody is in a team by the password of an invitation that may be replaced a little later (%s %s)',
  async (kind, code, teams) => {
    const { handlers, joined } = sitDown({ kind, code })
    const answer = await handlers['team.join']({ invitation: toSecret('a line') }, context)
    expect([answer.ok, joined]).toEqual([teams.length > 0, teams])
  },
)

const entry = nameOfTeamSecret(invitation)

test.each([
  ['goes with the next start', [], [entry]],
  ['takes no earlier one along', [[entry, 'earlier']], []],
] as const)(
  'a password of a team that nobody came to, and that its keychain takes too late, %s',
  async (_what, before, names) => {
    const { keychain, entries } = keychainInABox()
    for (const [name, password] of before) entries.set(name, password)
    const write = () => Promise.resolve(keychainFailure('timedOut'))
    const left: string[] = []
    const given = {
      vault: createTeamVault({ ...keychain, write }),
      addEntryLeft: (name: string) => void left.push(name),
    }
    const { handlers, joined } = sitDown({ kind: 'unreachable', code: null }, given)
    const answer = await handlers['team.join']({ invitation: toSecret('a line') }, context)
    expect(answer).toEqual(keychainFailure('timedOut'))
    expect([joined, left]).toEqual([[], [...names]])
  },
)

test('whoever looks after the team no more changes neither areas nor the limit, and is told that it is the role', async () => {
  const { handlers } = sitDown({ kind: 'noArea', code: 'UD004' })
  const outside = { ok: false, failure: { kind: 'outsideRole', area: 'admin', again: 'afterFix' } }
  const limit = { units: 1, percent: 1 }
  expect(await handlers['team.changePriceLimit'](limit, context)).toEqual(outside)
  const person = { role: 'unitdesk_person_petr', areas: [] }
  expect(await handlers['team.changeAreas'](person, context)).toEqual(outside)
})
