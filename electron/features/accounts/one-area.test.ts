import { describe, expect, test } from 'vitest'
import type { Area } from '#core/api/areas'
import type { Account } from '#core/contract/accounts'
import { expectValue } from '#core/contract/testing/expect-value'
import type { Switches } from '../../../sandbox/switches.ts'
import { writeDenied } from '../../store/guards/denied-endpoints.ts'
import { startAccounts } from './testing/start-accounts.ts'
import { rightPassword, startCrm } from './testing/start-crm.ts'

const start = async (endpointAreas: Switches['endpointAreas']) => {
  const crm = await startCrm({ endpointAreas })
  const app = await startAccounts()
  const connect = (login: string, areas: Area[], password = rightPassword) =>
    app.call('accounts.connectWorkspace', {
      name: 'Vltavan',
      baseUrl: crm.baseUrl,
      account: { label: login, login, password, areas },
      withoutKeychain: 'refuse',
    })
  const accountsNow = async (): Promise<Account[]> =>
    expectValue(await app.call('accounts.listWorkspaces', {})).flatMap(({ accounts }) => accounts)
  return { app, crm, connect, accountsNow }
}

describe.each(['shared', 'one'] as const)(
  'where endpoints belong to areas that are %s',
  (endpointAreas) => {
    test.each<[Area, string, string]>([
      ['prices', 'prices@demo', 'get-projects-info'],
      ['leads', 'leads@demo', 'list-leads'],
      ['customers', 'customers@demo', 'list-consent-types'],
    ])(
      'an account for %s alone is proven by a reading call of that area',
      async (area, login, endpoint) => {
        const { crm, connect } = await start(endpointAreas)
        expect(await connect(login, [area])).toMatchObject({
          ok: true,
          value: { accounts: [{ areas: [area], isProven: true, denied: [] }] },
        })
        expect(await crm.requests()).toEqual([{ endpoint, status: 200 }])
      },
    )

    test.each<[Area, string]>([
      ['media', 'media@demo'],
      ['exports', 'exports@demo'],
      ['payments', 'payments@demo'],
    ])('an account for %s alone is kept unasked, and told to be unproven', async (area, login) => {
      const { crm, connect } = await start(endpointAreas)
      expect(await connect(login, [area])).toMatchObject({
        ok: true,
        value: { accounts: [{ areas: [area], isProven: false, state: { kind: 'ready' } }] },
      })
      expect(await crm.requests()).toEqual([])
    })

    test('of all areas those that can be asked are asked once each, up to the first refusal, which is left out', async () => {
      const { crm, connect, accountsNow } = await start(endpointAreas)
      await connect('prices@demo', ['prices', 'media', 'leads', 'customers', 'exports', 'payments'])
      const asked = [
        { endpoint: 'get-projects-info', status: 200 },
        { endpoint: 'list-leads', status: 401 },
      ]
      expect(await crm.requests()).toEqual(asked)
      expect(await accountsNow()).toMatchObject([
        {
          areas: ['prices', 'media', 'customers', 'exports', 'payments'],
          isProven: true,
          state: { kind: 'ready' },
          denied: [],
        },
      ])
    })

    test('a wrong password costs one failed login, whatever is ticked', async () => {
      const { crm, connect, accountsNow } = await start(endpointAreas)
      expect(await connect('leads@demo', ['leads', 'customers', 'exports'], 'wrong')).toMatchObject(
        {
          failure: { kind: 'refused', status: 401, about: 'login' },
        },
      )
      expect(await crm.requests()).toEqual([{ endpoint: 'list-leads', status: 401 }])
      expect(await accountsNow()).toEqual([])
    })
  },
)

test('an account for leads is added to a workspace, and a test says what it is let into', async () => {
  const { app, crm, connect, accountsNow } = await start('one')
  const workspace = expectValue(await connect('prices@demo', ['prices']))
  const { baseUrl } = crm
  const login = { login: 'leads@demo', password: rightPassword }
  expect(
    await app.call('accounts.testConnection', { baseUrl, ...login, areas: ['leads', 'customers'] }),
  ).toMatchObject({
    ok: true,
    value: { developerName: null, projects: null, letInto: ['leads'], refused: 'customers' },
  })
  await app.call('accounts.addAccount', {
    workspaceId: workspace.id,
    label: 'Leads',
    ...login,
    areas: ['leads'],
    projects: null,
    withoutKeychain: 'refuse',
  })
  expect(await accountsNow()).toMatchObject([
    { isProven: true },
    { label: 'Leads', isProven: true },
  ])
})

test('what an account is refused is no longer told once it is not used for it, and on no screen of another area', async () => {
  const { app, crm, connect, accountsNow } = await start('one')
  await crm.changeAccount('prices@demo', { areas: ['prices', 'leads'] })
  const { id: workspaceId } = expectValue(await connect('prices@demo', ['prices', 'leads']))
  await crm.changeAccount('prices@demo', { areas: ['prices'] })
  const [account] = await accountsNow()
  const denied = async (area: Area) => {
    const place = { workspaceId, area, projectId: null }
    const serving = expectValue(await app.call('accounts.readServing', place))
    return serving.accounts.flatMap((one) => one.denied.map(({ endpoint }) => endpoint))
  }
  const lead = { login: 'prices@demo', origin: crm.baseUrl, endpoint: 'list-leads' }
  writeDenied(app.store.db, { ...lead, since: 1, cause: 'refused' })
  expect(await denied('leads')).toEqual(['list-leads'])
  expect(await denied('prices')).toEqual([])
  if (account === undefined) throw new Error('no account')
  const { id: accountId, label, projects } = account
  await app.call('accounts.changeAccount', { accountId, label, projects, areas: ['prices'] })
  expect(await accountsNow()).toMatchObject([{ denied: [] }])
})
