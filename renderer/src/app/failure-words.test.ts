import i18next from 'i18next'
import { expect, test } from 'vitest'
import {
  type Failure,
  type FailureKind,
  type FailureOf,
  type InputRule,
  inputRules,
  refusalAbouts,
} from '#core/contract/failure'
import { createFormats } from '#core/format/formats'
import { startI18n } from '../i18n/start-i18n.ts'
import { failureWords } from './failure-words.ts'

const again = 'afterFix'
const examples: { readonly [K in FailureKind]: FailureOf<K> } = {
  held: {
    kind: 'held',
    account: 'Pricelist',
    endpoint: null,
    cause: 'refused',
    since: 1,
    until: 2,
    failuresInARow: 2,
    again,
  },
  cooling: { kind: 'cooling', endpoint: 'get-project', until: 1, again: { at: 1 } },
  refused: { kind: 'refused', endpoint: 'x', status: 400, message: 'No.', about: null, again },
  unknownOutcome: { kind: 'unknownOutcome', endpoint: 'x', again },
  unreachable: { kind: 'unreachable', host: 'crm', cause: 'certificate', again },
  notThisServer: {
    kind: 'notThisServer',
    endpoint: 'x',
    again,
    expected: 'leads',
    part: null,
    received: 'b',
  },
  invalidInput: { kind: 'invalidInput', path: 'name', rule: 'too_small', again },
  store: { kind: 'store', cause: 'full', path: '/store', again },
  reader: { kind: 'reader', cause: 'broke', again: 'now' },
  place: { kind: 'place', cause: 'full', again },
  keychain: { kind: 'keychain', cause: 'locked', again },
  taken: { kind: 'taken', by: 'Jana Nováková', standing: 'busy', again },
  outsideRole: { kind: 'outsideRole', area: 'accounting', again },
  edited: { kind: 'edited', by: 'Jana Nováková', again },
  failedElsewhere: { kind: 'failedElsewhere', by: 'Jana Nováková', again },
  team: { kind: 'team', fault: 'refused', again },
  noSiteFile: { kind: 'noSiteFile', trouble: { kind: 'notAllowed', status: 403 }, again },
  notDelivered: { kind: 'notDelivered', trouble: 'refused', answer: '552 too large', again },
  runner: { kind: 'runner', trouble: 'token', again },
  cancelled: { kind: 'cancelled', again },
  notAllowed: { kind: 'notAllowed', reason: 'notFound', again },
  defect: { kind: 'defect', id: 'd1', again },
}

const say = async (language: 'en' | 'cs', failure: Failure) => {
  await startI18n(language)
  return failureWords({ t: i18next.t, formats: createFormats(language, 'UTC') })(failure)
}

const sayRule = (language: 'en' | 'cs', rule: InputRule) =>
  say(language, { kind: 'invalidInput', path: 'wish', rule, again })

const both = ['en', 'cs'] as const

test.each(both)(
  'in %s, an account that lacks a permission is told from one that is locked out',
  async (language) => {
    const pair = { ...examples.held, endpoint: 'list-excel-deals', until: null }
    const words = await say(language, pair)
    expect(words.sentence).toMatch(/“Export: Deals”|„Export: Obchody“/)
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
  ['en', 'settingsFile', /contains no Unitdesk settings/, /exported from/],
  ['en', 'newerVersion', /newer Unitdesk/, /Install the newest/],
  ['en', 'unreadable', /can’t be read/, /still there/],
  ['cs', 'settingsFile', /Neobsahuje nastavení/, /vyexportovali v Nastavení/],
  ['cs', 'newerVersion', /novější verze Unitdesku/, /Nainstalujte nejnovější/],
  ['en', 'olderVersion', /older Unitdesk/, /Export the settings again/],
  ['cs', 'olderVersion', /starší verze Unitdesku/, /Vyexportujte nastavení znovu/],
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
  'in %s, a team that cannot be reached is told from one that refuses, and of neither it is said that it goes on by itself',
  async (language) => {
    const refused = await say(language, examples.team)
    for (const fault of ['unreachable', 'timedOut', 'other'] as const) {
      const words = await say(language, { kind: 'team', fault, again: 'now' })
      expect(words.title).not.toBe(refused.title)
      for (const text of Object.values(words)) {
        expect(text).toMatch(/^\S.+\S$/)
        expect(text).not.toMatch(/team\.|\{\{|Unitdesk/)
      }
    }
  },
)

test.each([
  ['en', 'Nothing was saved or sent.'],
  ['cs', 'Nic se neuložilo ani neodeslalo.'],
] as const)(
  'in %s, what a team that cannot be reached leaves undone is also what was to be saved there',
  async (language, sentence) => {
    const failure = { kind: 'team', fault: 'unreachable', again: 'now' } as const
    expect(await say(language, failure)).toMatchObject({ sentence })
    // What has no kind of its own and passes: its database is out of room, or read-only for a while.
    expect(await say(language, { ...failure, fault: 'other' })).toEqual(
      await say(language, failure),
    )
    const lasting = { kind: 'team', fault: 'other', again } as const
    expect((await say(language, lasting)).sentence).not.toBe(sentence)
  },
)

test.each([
  ['en', 'Try again.'],
  ['cs', 'Zkuste to znovu.'],
] as const)(
  'in %s, what a team refuses until somebody has acted is told from what may work at once',
  async (language, nextStep) => {
    const failure = { kind: 'team', fault: 'tooManyConnections' } as const
    expect(await say(language, { ...failure, again: 'now' })).toMatchObject({ nextStep })
    expect((await say(language, { ...failure, again })).nextStep).not.toBe(nextStep)
  },
)

test.each([
  ['en', 'Somebody else is sending it right now'],
  ['cs', 'Právě to odesílá někdo jiný'],
] as const)('in %s, who sends it may have no name', async (language, title) => {
  const nameless = { kind: 'taken', by: '', standing: 'busy', again } as const
  expect((await say(language, nameless)).title).toBe(title)
})

test.each(both)(
  'in %s, a dropped file without a place on this computer says so',
  async (language) => {
    const failure = { kind: 'invalidInput', path: 'files', rule: 'file', again } as const
    const unreadable = { ...failure, path: 'file', rule: 'unreadable' } as const
    expect(await say(language, failure)).not.toEqual(await say(language, unreadable))
    expect((await say(language, failure)).sentence).not.toContain('files')
  },
)

test.each(both.flatMap((language) => inputRules.map((rule) => ({ language, rule }))))(
  'in $language, an entry against the rule $rule is told whole',
  async ({ language, rule }) => {
    const words = await say(language, { kind: 'invalidInput', path: 'rooms', rule, again })
    for (const text of Object.values(words)) {
      expect(text).toMatch(/^\S.+[^\s.]\.?$/)
      expect(text).not.toMatch(/failures\.|connect\.|\{\{|undefined/)
    }
  },
)

test.each(both)('in %s, what the CRM lets a lead carry is told rule by rule', async (language) => {
  const rules: InputRule[] = ['contact', 'reserved', 'length', 'integer', 'decimal', 'date']
  rules.push('choice', 'choices', 'boolean', 'text')
  const told = new Set<string>()
  for (const rule of rules) told.add((await sayRule(language, rule)).sentence)
  expect(told.size).toBe(rules.length)
})

test.each([
  ['en', 'fileVanished', /moved, renamed or deleted/],
  ['en', 'fileChanged', /has changed since/],
  ['en', 'fileUnreadable', /can’t be read/],
  ['cs', 'fileVanished', /přesunul, přejmenoval nebo smazal/],
  ['cs', 'fileChanged', /se změnil/],
  ['cs', 'fileUnreadable', /Nelze ho přečíst, nebo disk/],
] as const)('in %s, a file that is not uploaded (%s) says why', async (language, rule, why) => {
  const words = await sayRule(language, rule)
  expect(words.sentence).toMatch(why)
  expect(words.title).not.toBe((await sayRule(language, 'settingsFile')).title)
})

test.each([
  ['en', 'customer', /can’t find the customer/],
  ['en', 'consentType', /doesn’t know this consent type/],
  ['en', 'validConsent', /no valid consent/],
  ['cs', 'customer', /zákazníka nenašlo/],
  ['cs', 'consentType', /typ souhlasu nezná/],
  ['cs', 'validConsent', /Platný souhlas/],
] as const)('in %s, a revocation that finds no %s says which', async (language, about, title) => {
  const words = await say(language, { ...examples.refused, status: 404, about })
  expect(words.title).toMatch(title)
  expect(words.sentence).not.toContain('404')
})

test.each(refusalAbouts)('a refusal about %s is told by what it is about', async (about) => {
  const bare = await say('en', { ...examples.refused, status: 404 })
  expect(await say('en', { ...examples.refused, status: 404, about })).not.toEqual(bare)
})

test('an entry that is too short is told from one that is too long', async () => {
  const short = await sayRule('en', 'too_small')
  expect(short.sentence).toContain('too short')
  expect((await sayRule('en', 'too_big')).sentence).toContain('too long')
  const whole = await say('en', { ...examples.invalidInput, path: '' })
  expect(whole.sentence).toBe('The entry isn’t valid. Nothing was sent.')
})

test.each(both)('in %s, a server that has answered with an error was reached', async (language) => {
  const broken = await say(language, { ...examples.unreachable, cause: 'serverError' })
  const gone = await say(language, { ...examples.unreachable, cause: 'refused' })
  expect(broken.title).not.toBe(gone.title)
})

test.each(both)(
  'in %s, a demo that did not start blames no network and no CRM',
  async (language) => {
    const said = await say(language, { ...examples.unreachable, cause: 'demo' })
    const gone = await say(language, { ...examples.unreachable, cause: 'refused' })
    expect(said.title).not.toBe(gone.title)
    expect(said.nextStep).not.toBe(gone.nextStep)
    expect(said.sentence).not.toContain(examples.unreachable.host)
  },
)

test.each(both)('in %s, when a call may go is said once', async (language) => {
  const until = Date.UTC(2026, 10, 21, 14, 13)
  const { sentence, nextStep } = await say(language, {
    ...examples.cooling,
    until,
    again: { at: until },
  })
  expect(sentence).toMatch(/14:13|2:13/)
  expect(nextStep).not.toMatch(/14:13|2:13/)
  const later = await say(language, { ...examples.unreachable, again: { at: until } })
  expect(later.nextStep).toMatch(/14:13|2:13/)
})

test.each(both)(
  'whether the address is to be checked follows from what came (%s)',
  async (language) => {
    const { notThisServer } = examples
    const page = await say(language, { ...notThisServer, received: 'HTML: Přihlášení' })
    const elsewhere = await say(language, {
      ...notThisServer,
      expected: 'answer',
      received: 'status 302',
    })
    const form = await say(language, {
      ...notThisServer,
      expected: 'apiXml',
      received: 'XML: projects',
    })
    expect(elsewhere.nextStep).toBe(page.nextStep)
    expect(form.nextStep).not.toBe(page.nextStep)
    expect(form.title).not.toBe(page.title)
    const columns = await say(language, { ...notThisServer, expected: 'dealColumns' })
    expect(columns.nextStep).toContain(i18next.t('menu.dealColumns'))
    expect(columns.nextStep).toContain(i18next.t('menu.more'))
  },
)
