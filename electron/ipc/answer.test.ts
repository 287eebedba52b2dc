import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { type CallName, calls } from '#core/contract/index'
import { type AnswerDependencies, answerCall } from './answer.ts'
import type { Handlers } from './handlers.ts'
import { inputNode } from './testing/input-node.ts'

const context = { signal: new AbortController().signal }
const names = Object.keys(calls) as CallName[]

const answering = (handler: (input: unknown) => unknown) => {
  const refused: string[] = []
  const defects: unknown[] = []
  const dependencies: AnswerDependencies = {
    handlers: Object.fromEntries(names.map((name) => [name, handler])) as unknown as Handlers,
    newDefectId: () => 'd1',
    logRefused: ({ reason }) => refused.push(reason),
    logDefect: ({ error }) => defects.push(error),
  }
  return { dependencies, refused, defects }
}

test('whatever is said under whatever name, the answer is a result and no handler sees what the schema refuses', async () => {
  const seen: unknown[] = []
  const { dependencies } = answering((input) => seen.push(input) && success(null))
  const anyName = fc.oneof(fc.constantFrom(...names), fc.string(), fc.anything())
  await fc.assert(
    fc.asyncProperty(
      anyName,
      fc.anything({ withBigInt: true, withMap: true }),
      async (name, input) => {
        seen.length = 0
        const answer = await answerCall(dependencies, name, input, context)
        expect(typeof answer.ok).toBe('boolean')
        const schema = names.includes(name as CallName) ? calls[name as CallName].input : null
        expect(seen).toHaveLength(schema?.safeParse(input).success ? 1 : 0)
      },
    ),
    { numRuns: 500 },
  )
})

test('keys that would reach into prototypes are refused with everything else that is too much', async () => {
  const { dependencies } = answering(() => success(null))
  const input = JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  )
  const answer = await answerCall(dependencies, 'settings.readSettings', input, context)
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalidInput' } })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test.each(['nope', '__proto__', 'constructor', 'toString', '', 7, null, undefined, {}])(
  'the name %j is not a call, and that is logged',
  async (name) => {
    const { dependencies, refused } = answering(() => success(null))
    const answer = await answerCall(dependencies, name, {}, context)
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'notAllowed', reason: 'unknownCall' },
    })
    expect(refused).toEqual(['unknown call'])
  },
)

test('a bug in a handler is a defect with an id, never an exception', async () => {
  const bug = new Error('a bug')
  const { dependencies, defects } = answering(() => {
    throw bug
  })
  const answer = await answerCall(dependencies, 'settings.readSettings', {}, context)
  expect(answer).toEqual({ ok: false, failure: { kind: 'defect', id: 'd1', again: 'now' } })
  expect(defects).toEqual([bug])
})

test('what the contract does not name never leaves main', async () => {
  const { dependencies } = answering(() => success({ jobId: 'j1', password: 'secret' }))
  const answer = await answerCall(
    dependencies,
    'prices.refreshProjects',
    { workspaceId: 'w1' },
    context,
  )
  expect(answer).toEqual({ ok: true, value: { jobId: 'j1' } })
})

test('an answer that does not fit the contract is a defect', async () => {
  const { dependencies } = answering(() => success({ jobId: 7 }))
  const answer = await answerCall(
    dependencies,
    'prices.refreshProjects',
    { workspaceId: 'w1' },
    context,
  )
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'defect' } })
})

const password = 'tajné heslo'
const withPassword = {
  'accounts.testConnection': { baseUrl: 'b', login: 'l', password, areas: ['prices'] },
  'accounts.connectWorkspace': {
    name: 'n',
    baseUrl: 'b',
    account: { label: 'l', login: 'l', password, areas: ['prices'] },
    withoutKeychain: 'refuse',
  },
  'accounts.changePassword': { accountId: 'a1', password, withoutKeychain: 'refuse' },
  'accounts.addAccount': {
    workspaceId: 'w1',
    label: 'l',
    login: 'l',
    password,
    areas: ['prices'],
    projects: null,
    withoutKeychain: 'refuse',
  },
  'exports.saveDelivery': {
    mail: {
      server: { host: 'h', port: 465, encryption: 'tls', login: 'l', from: 'f' },
      password: { kind: 'set', value: password },
    },
    webhook: { url: 'u', secret: { kind: 'set', value: password } },
  },
  'team.make': { address: 'a', password, name: 'n' },
  'team.invite': { login: 'l', password, name: 'n', areas: ['media'] },
}

test('every call with a password is among those whose password is looked for below', () => {
  const found = names.filter((name) =>
    JSON.stringify(inputNode(calls[name].input)).includes('"password"'),
  )
  expect(found.sort()).toEqual(Object.keys(withPassword).sort())
})

test.each(Object.entries(withPassword))(
  'behind the border nothing prints, serialises or logs the password of %s',
  async (name, input) => {
    const seen: unknown[] = []
    const { dependencies, refused, defects } = answering((parsed) => {
      seen.push(parsed)
      throw Object.assign(new Error(`a bug with ${JSON.stringify(parsed)}`), { parsed })
    })
    const answers = [
      await answerCall(dependencies, name, input, context),
      await answerCall(dependencies, name, { ...input, surplus: 1 }, context),
    ]
    expect([seen, defects, refused].map((each) => each.length)).toEqual([1, 1, 1])
    const shown = [...seen, ...defects, ...refused, ...answers]
      .map((each) => `${inspect(each, { depth: 9, showHidden: true })} ${JSON.stringify(each)}`)
      .join(' ')
    expect(shown).toContain('[secret]')
    expect(shown).not.toContain(password)
  },
)
