import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { Failure, FailureKind, FailureOf } from '#core/contract/failure'
import { createFormats } from '#core/format/formats'
import { startI18n } from '../i18n/start-i18n.ts'
import { failureWords } from './failure-words.ts'

const again = 'afterFix'
const examples: { readonly [K in FailureKind]: FailureOf<K> } = {
  held: {
    ...{ kind: 'held', account: 'Pricelist', endpoint: null, since: 1, until: 2 },
    ...{ failuresInARow: 2, again },
  },
  cooling: { kind: 'cooling', endpoint: 'get-project', until: 1, again: { at: 1 } },
  refused: { kind: 'refused', endpoint: 'x', status: 400, message: 'No.', about: null, again },
  unknownOutcome: { kind: 'unknownOutcome', endpoint: 'x', again },
  unreachable: { kind: 'unreachable', host: 'crm', cause: 'certificate', again },
  notThisServer: { kind: 'notThisServer', endpoint: 'x', expected: 'a', received: 'b', again },
  invalidInput: { kind: 'invalidInput', path: 'name', rule: 'too_small', again },
  store: { kind: 'store', cause: 'full', path: '/store', again },
  keychain: { kind: 'keychain', cause: 'locked', again },
  cancelled: { kind: 'cancelled', again },
  notAllowed: { kind: 'notAllowed', reason: 'notFound', again },
  defect: { kind: 'defect', id: 'd1', again },
}

const say = async (language: 'en' | 'cs', failure: Failure) => {
  await startI18n(language)
  return failureWords({ t: i18next.t, formats: createFormats(language, 'UTC') })(failure)
}

const both = ['en', 'cs'] as const

test.each(both)(
  'in %s, an account that lacks a permission is told from one that is locked out',
  async (language) => {
    const pair = { ...examples.held, endpoint: 'list-excel-deals', until: null }
    const words = await say(language, pair)
    expect(words.sentence).toContain('list-excel-deals')
    expect(words.title).not.toBe((await say(language, examples.held)).title)
    expect(words.nextStep).not.toBe((await say(language, { ...pair, endpoint: null })).nextStep)
  },
)

test.each(
  both.flatMap((language) => Object.values(examples).map((failure) => ({ language, failure }))),
)('in $language, $failure.kind is told whole', async ({ language, failure }) => {
  const { title, sentence, nextStep } = await say(language, failure)
  for (const text of [title, sentence, nextStep]) {
    expect(text).toMatch(/^\S.+\S$/)
    // Neither a key without its text nor a value that was not filled in.
    expect(text).not.toMatch(/failures\.|\{\{|undefined/)
  }
})

test.each([
  ['en', 'settingsFile', /holds no settings/, /exported under Settings/],
  ['en', 'newerVersion', /newer Unitdesk/, /Install the newest/],
  ['en', 'unreadable', /cannot be read/, /still there/],
  ['cs', 'settingsFile', /Neobsahuje nastavení/, /vyexportoval v Nastavení/],
  ['cs', 'newerVersion', /novější Unitdesk/, /Nainstalujte nejnovější/],
  ['cs', 'unreadable', /Nelze ho přečíst/, /stále existuje/],
] as const)(
  'in %s, a file that cannot be imported (%s) says why and what to do',
  async (language, rule, why, next) => {
    const words = await say(language, { kind: 'invalidInput', path: 'file', rule, again })
    expect(words.sentence).toMatch(why)
    expect(words.nextStep).toMatch(next)
    expect(words.title).not.toBe((await say(language, examples.invalidInput)).title)
  },
)

test.each(both)(
  'in %s, a dropped file without a place on this computer says so',
  async (language) => {
    const failure = { kind: 'invalidInput', path: 'files', rule: 'file', again } as const
    const unreadable = { ...failure, path: 'file', rule: 'unreadable' }
    expect(await say(language, failure)).not.toEqual(await say(language, unreadable))
    expect((await say(language, failure)).sentence).not.toContain('files')
  },
)

test('an entry of a form that happens to be called a file rule keeps its own words', async () => {
  const words = await say('en', { kind: 'invalidInput', path: 'login', rule: 'unreadable', again })
  expect(words.sentence).toContain('“login”')
})
