import { expect, test } from 'vitest'
import { readAccount, writeAccount } from '../state/accounts.ts'
import { demoPlace } from '../testing/demo-place.ts'
import { openCrm } from './testing/open-crm.ts'

const crm = openCrm()
const unitid = demoPlace().flats[0]?.id ?? 0
const otherProjectsUnit = demoPlace(1).flats[0]?.id ?? 0
const internalid = demoPlace().flats[0]?.attributes['flat_internal_id'] ?? ''

const who = { name: 'Jana', surname: 'Nová' }
const jana = { ...who, email: 'jana@example.com' }
const long = (characters: number, of = 'a') => of.repeat(characters)

const malformed = (name: string) => `Incorrect parameter format: ${name}.`
const missing = (name: string) => `Parameter missing: ${name}.`
const unknown = (name: string) => `ID does not refer to a valid object: ${name}.`
const unexpected = (name: string) => `Unexpected parameters found: ${name}.`
const tooLong = (name: string) => `Parameter too long, 5000 characters at the most: ${name}.`

/** The rows of the parameter table in the specification. */
test.each<[row: string, fields: Record<string, string | number>, message: string]>([
  ['name', { surname: 'N', email: 'a@b.cz' }, missing('name')],
  ['name', { ...jana, name: '' }, missing('name')],
  ['name', { ...jana, name: '  ' }, missing('name')],
  ['surname', { name: 'J', email: 'a@b.cz' }, missing('surname')],
  ['email, phone', who, missing('email or phone')],
  ['email, phone', { ...who, email: '', phone: '' }, missing('email or phone')],
  ['email', { ...who, email: 'jana' }, malformed('email')],
  ['email', { ...who, email: 'jana@' }, malformed('email')],
  ['email', { ...who, email: '@example.com' }, malformed('email')],
  ['email', { ...who, email: 'jana@example' }, malformed('email')],
  ['email', { ...who, email: 'jana@.com' }, malformed('email')],
  ['email', { ...who, email: 'jana@a..com' }, malformed('email')],
  ['email', { ...who, email: 'jana nova@example.com' }, malformed('email')],
  ['email', { ...who, email: 'a@b.cz,c@d.cz' }, malformed('email')],
  ['email', { ...who, email: 'x', phone: '+420601000000' }, malformed('email')],
  ['phone', { ...who, phone: '601000000' }, malformed('phone')],
  ['phone', { ...who, phone: '00420601000000' }, malformed('phone')],
  ['phone', { ...who, phone: '+420 601 000 000' }, malformed('phone')],
  ['phone', { ...who, phone: '+0601000000' }, malformed('phone')],
  ['phone', { ...who, phone: '+4206010000001234' }, malformed('phone')],
  ['phone', { ...jana, phone: 'volejte' }, malformed('phone')],
  ['project', { ...jana, project: 'Podviní' }, malformed('project')],
  ['project', { ...jana, project: 7 }, unknown('project')],
  ['salesman', { ...jana, salesman: 'x' }, malformed('salesman')],
  ['salesman', { ...jana, salesman: 9 }, unknown('salesman')],
  ['preferenceproject', { ...jana, preferenceproject: 'x' }, malformed('preferenceproject')],
  ['preferencepricemax', { ...jana, preferencepricemax: '5 mil' }, malformed('preferencepricemax')],
  ['unitid', { ...jana, unitid: 'A.101' }, malformed('unitid')],
  ['referral', { ...jana, referral: 'web' }, malformed('referral')],
  ['language', { ...jana, language: 'cz' }, malformed('language')],
  ['language', { ...jana, language: 'cs_CZ' }, malformed('language')],
  ['language', { ...jana, language: 'Czech' }, malformed('language')],
  ['consents', { ...jana, consents: 'marketing' }, malformed('consents')],
  ['consents', { ...jana, consents: '[11,12]' }, malformed('consents')],
  ['consents', { ...jana, consents: '11,' }, malformed('consents')],
  ['consents', { ...jana, consents: '11,99' }, unknown('consents')],
  ['updateconsents', { ...jana, updateconsents: '11;12' }, malformed('updateconsents')],
  ['updateconsents', { ...jana, updateconsents: '99' }, unknown('updateconsents')],
  [
    'rule 1',
    { ...jana, consents: '11', updateconsents: '12' },
    'Send consents or updateconsents, not both.',
  ],
  [
    'rule 1',
    { ...jana, consents: '', updateconsents: '12' },
    'Send consents or updateconsents, not both.',
  ],
  ['rule 3', { ...jana, note: long(5001) }, tooLong('note')],
  ['rule 3', { ...jana, name: long(5001) }, tooLong('name')],
  ['rule 3', { ...jana, tags: long(5001) }, tooLong('tags')],
  ['rule 3', { ...jana, campaign: long(5001, 'ř') }, tooLong('campaign')],
  ['rule 3', { ...jana, consentsource: long(5001, '🏠') }, tooLong('consentsource')],
  ['rule 3', { ...jana, heard_from: long(5001) }, tooLong('heard_from')],
  ['rule 4', { ...jana, partner: '1' }, unexpected('partner')],
  ['rule 4', { ...jana, partner: '' }, unexpected('partner')],
  ['no row', { ...jana, company: 'x' }, unexpected('company')],
  ['no row', { ...jana, projectid: 10210 }, unexpected('projectid')],
  ['no row', { ...jana, 'first-name': 'x' }, unexpected('first-name')],
])('%s: %j is refused', (_row, fields, message) => {
  const before = crm.leads().length
  expect(crm.call('create-lead', fields)).toEqual({ status: 400, text: message })
  expect(crm.leads()).toHaveLength(before)
})

test.each<[row: string, fields: Record<string, string | number>]>([
  ['name, surname, email', jana],
  ['phone', { ...who, phone: '+420601000000' }],
  ['phone', { ...who, phone: '+14155550100', email: '' }],
  ['email', { ...who, email: "o'neil+byt@mail.example.co.uk" }],
  ['project', { ...jana, project: 10210 }],
  ['salesman', { ...jana, salesman: 302 }],
  ['preferenceproject', { ...jana, preferenceproject: 10340 }],
  ['preferenceproject, unknown', { ...jana, preferenceproject: 7 }],
  ['preferencerooms', { ...jana, preferencerooms: '2+kk|3+kk' }],
  ['preferencepricemax', { ...jana, preferencepricemax: 9_500_000 }],
  ['unitid', { ...jana, unitid }],
  ['unitid, unknown', { ...jana, unitid: 7 }],
  ['internalid', { ...jana, project: 10210, internalid }],
  ['internalid, unknown', { ...jana, project: 10210, internalid: 'Z.999' }],
  ['internalid without project', { ...jana, internalid }],
  ['referral', { ...jana, referral: 3 }],
  ['campaign', { ...jana, campaign: 'jaro-2026' }],
  ['language', { ...jana, language: 'cs' }],
  ['tags', { ...jana, tags: 'web, investor' }],
  ['note', { ...jana, note: 'Dobrý den,\r\nmám zájem o byt.' }],
  ['consentsource', { ...jana, consentsource: '203.0.113.7' }],
  ['consents', { ...jana, consents: '11, 12' }],
  ['consents, empty', { ...jana, consents: '' }],
  ['updateconsents', { ...jana, updateconsents: '13' }],
  ['rule 3, at the limit', { ...jana, note: long(5000, '🏠') }],
  [
    'optional ones empty',
    {
      ...jana,
      phone: '',
      project: '',
      salesman: '',
      preferenceproject: '',
      preferencerooms: '',
      preferencepricemax: '',
      unitid: '',
      internalid: '',
      referral: '',
      campaign: '',
      language: '',
      tags: '',
      note: '',
      consentsource: '',
      updateconsents: '',
      financing: '',
      household_size: '',
      heard_from: '',
    },
  ],
])('%s: it is accepted, and the answer is the customer ID alone', (_row, fields) => {
  const { status, text } = crm.call('create-lead', fields)
  expect(status).toBe(200)
  expect(text).toMatch(/^\d+$/)
  expect(crm.leads()[0]?.customer_id).toBe(Number(text))
})

test.each([
  ['a project', { project: 10340 }],
  ['a unit', { unitid: otherProjectsUnit }],
])('%s out of the reach of the account is refused like wrong credentials', (_what, fields) => {
  const account = readAccount(crm.db, 'leads@demo')
  if (account === null) throw new Error('the demo has no account for leads')
  writeAccount(crm.db, { ...account, projects: [10210] })
  const answer = crm.call('create-lead', { ...jana, ...fields })
  writeAccount(crm.db, account)
  expect(answer).toEqual({ status: 401, text: 'Not authorized.' })
})

test.each(['prices@demo', 'customers@demo', 'nothing@demo'])('%s sends no leads', (login) => {
  expect(crm.call('create-lead', jana, { login })).toEqual({
    status: 401,
    text: 'Not authorized.',
  })
})

test('a hidden project is unknown, and its units are no favourites', () => {
  const hide = (hidden: number) =>
    crm.db.prepare('UPDATE project SET hidden = ? WHERE id = 10340').run(hidden)
  hide(1)
  const named = crm.call('create-lead', { ...jana, project: 10340 })
  const preferred = crm.call('create-lead', { ...jana, preferenceproject: 10340 })
  const projects = crm.leads()[0]?.projects
  const byUnit = crm.lead({ email: 'hidden@example.com', unitid: otherProjectsUnit })
  hide(0)
  expect(named).toEqual({ status: 400, text: unknown('project') })
  expect([preferred.status, projects]).toEqual([200, []])
  expect(crm.customer(byUnit).favorites).toEqual([])
})

test('a preferred project out of the reach of the account is ignored like an unknown one', () => {
  const account = readAccount(crm.db, 'leads@demo')
  if (account === null) throw new Error('the demo has no account for leads')
  writeAccount(crm.db, { ...account, projects: [10210] })
  const { status } = crm.call('create-lead', { ...jana, preferenceproject: 10340 })
  writeAccount(crm.db, account)
  expect([status, crm.leads()[0]?.projects]).toEqual([200, []])
})
