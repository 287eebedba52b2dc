import { expect, test } from 'vitest'
import { consentTypeIdSchema, projectIdSchema, unitIdSchema } from '#core/ids'
import type { NewLead } from '../archive/lead.ts'
import { emptyLead } from '../testing/sample-leads.ts'
import type { CustomAttribute } from './custom-attribute.ts'
import { toLeadParameters } from './lead-parameters.ts'

const consent = (...ids: number[]) => ids.map((id) => consentTypeIdSchema.parse(id))
const contact = { name: 'Eva', surname: 'Nová', email: 'eva.nova@example.com' }

test('what nobody has filled in is not sent, not even empty', () => {
  expect(toLeadParameters(emptyLead)).toEqual({ ok: true, value: contact })
})

test.each<[Partial<NewLead>, object]>([
  [
    { projectId: projectIdSchema.parse(10_210), unitNumber: 'A 007' },
    { project: 10_210, internalid: 'A 007' },
  ],
  [
    { unitId: unitIdSchema.parse(501), salesmanId: 301 },
    { unitid: 501, salesman: 301 },
  ],
  [{ preferredRooms: ['2+kk', '3|1'] }, { preferencerooms: '2+kk|3 1' }],
  [{ preferredPriceMaxMinor: 600_000_001 }, { preferencepricemax: 6_000_001 }],
  [
    { preferredProjectId: projectIdSchema.parse(1), referralId: 4 },
    { preferenceproject: 1, referral: 4 },
  ],
  [{ tags: ['web', 'a,b'] }, { tags: 'web,a b' }],
  [
    { campaign: 'c', language: 'cs', note: 'n', consentSource: 's' },
    { campaign: 'c', language: 'cs', note: 'n', consentsource: 's' },
  ],
  [{ consentChange: { kind: 'replaceAll', consents: consent(11, 12) } }, { consents: '11,12' }],
  [{ consentChange: { kind: 'replaceAll', consents: [] } }, { consents: '' }],
  [{ consentChange: { kind: 'update', consents: consent(11) } }, { updateconsents: '11' }],
  [{ consentChange: { kind: 'update', consents: [] } }, {}],
])('a lead with %j is sent with %j', (fields, parameters) => {
  expect(toLeadParameters({ ...emptyLead, ...fields })).toEqual({
    ok: true,
    value: { ...contact, ...parameters },
  })
})

test.each<[CustomAttribute, string | null]>([
  [{ kind: 'boolean', value: false }, 'false'],
  [{ kind: 'text', value: 'Žluť, kůň' }, 'Žluť, kůň'],
  [{ kind: 'integer', value: 1_000_000 }, '1000000'],
  [{ kind: 'integer', value: -1 }, null],
  [{ kind: 'integer', value: 1.5 }, null],
  [{ kind: 'decimal', text: '12.50' }, '12.50'],
  [{ kind: 'decimal', text: '12,50' }, null],
  [{ kind: 'date', day: '2026-11-21' }, '2026-11-21'],
  [{ kind: 'date', day: '21. 11. 2026' }, null],
  [{ kind: 'choice', option: 3 }, '3'],
  [{ kind: 'choices', options: [1, 3] }, '1,3'],
  [{ kind: 'choices', options: [1, -3] }, null],
  [{ kind: 'choices', options: [] }, null],
  [{ kind: 'date', day: '2026-02-30' }, null],
])('the custom attribute %j goes as %j', (attribute, text) => {
  expect(toLeadParameters({ ...emptyLead, attributes: { wish: attribute } })).toEqual(
    text === null
      ? {
          ok: false,
          failure: { kind: 'invalidInput', path: 'wish', rule: attribute.kind, again: 'afterFix' },
        }
      : { ok: true, value: { ...contact, wish: text } },
  )
})

test.each<[string, Partial<NewLead>, string]>([
  ['no way to reach anybody', { email: null }, 'email'],
  ['a note that is too long', { note: 'x'.repeat(5_001) }, 'note'],
  [
    'an attribute named like the password',
    { attributes: { password: { kind: 'text', value: '' } } },
    'password',
  ],
  [
    'an attribute named like a parameter',
    { attributes: { salesman: { kind: 'choice', option: 1 } } },
    'salesman',
  ],
])('a lead with %s is refused before it leaves', (_what, fields, path) => {
  expect(toLeadParameters({ ...emptyLead, ...fields })).toMatchObject({
    ok: false,
    failure: { kind: 'invalidInput', path },
  })
})
