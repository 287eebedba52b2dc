import { expect, test } from 'vitest'
import { consentTypeIdSchema, projectIdSchema, unitIdSchema } from '#core/ids'
import type { NewLead } from '../archive/lead.ts'
import { emptyLead } from '../testing/sample-leads.ts'
import { type AttributeSetting, checkAttributeSettings } from './attribute-setting.ts'
import { checkLead, type LeadFault, type LeadWarning } from './check-lead.ts'
import type { CustomAttribute } from './custom-attribute.ts'
import { toLeadParameters } from './lead-parameters.ts'

const consents = (...ids: number[]) => ids.map((id) => consentTypeIdSchema.parse(id))
const setting = (key: string, kind: AttributeSetting['kind'], ...values: number[]) => ({
  key,
  kind,
  label: key,
  options: values.map((value) => ({ value, label: String(value) })),
})
const attributes = [
  setting('newsletter', 'boolean'),
  setting('budget', 'decimal'),
  setting('move_in', 'date'),
  setting('source', 'choice', 1, 2),
  setting('wishes', 'choices', 1, 2, 3),
]
const known = { attributes, consentTypes: consents(11, 12) }
const advised = { projectId: projectIdSchema.parse(1), referralId: 4 }

const check = (fields: Partial<NewLead>) =>
  checkLead({ ...emptyLead, ...advised, ...fields }, known)

test('a lead with a name and an email has neither faults nor warnings', () => {
  expect(check({})).toEqual({ faults: [], warnings: [] })
})

test.each<[Partial<NewLead>, LeadFault[]]>([
  [
    { name: ' ', surname: '' },
    [
      { kind: 'empty', field: 'name' },
      { kind: 'empty', field: 'surname' },
    ],
  ],
  [{ email: null }, [{ kind: 'noContact', field: 'email' }]],
  [{ email: '' }, [{ kind: 'noContact', field: 'email' }]],
  [{ email: null, phone: '+420777123456' }, []],
  [{ email: 'eva@' }, [{ kind: 'notAnEmail', field: 'email' }]],
  [{ email: 'eva@example' }, [{ kind: 'notAnEmail', field: 'email' }]],
  [{ phone: '777123456' }, [{ kind: 'notAPhone', field: 'phone' }]],
  [{ phone: '+420 777 123 456' }, [{ kind: 'notAPhone', field: 'phone' }]],
  [{ phone: '+1234567890123456' }, [{ kind: 'notAPhone', field: 'phone' }]],
  [{ language: 'cz_CZ' }, [{ kind: 'notALanguage', field: 'language' }]],
  [
    { projectId: null, unitNumber: 'A 007' },
    [{ kind: 'numberWithoutProject', field: 'internalid' }],
  ],
  [{ preferredPriceMaxMinor: 0 }, [{ kind: 'notPositive', field: 'preferencepricemax' }]],
  [{ note: 'x'.repeat(5_000) }, []],
  [{ note: 'x'.repeat(5_001) }, [{ kind: 'tooLong', field: 'note', length: 5_001 }]],
  [
    { tags: ['x'.repeat(2_500), 'x'.repeat(2_500)] },
    [{ kind: 'tooLong', field: 'tags', length: 5_001 }],
  ],
])('a lead with %j is refused for %j', (fields, faults) => {
  expect(check(fields).faults).toEqual(faults)
})

test.each<[string, CustomAttribute, string | null]>([
  ['newsletter', { kind: 'boolean', value: true }, null],
  ['newsletter', { kind: 'text', value: 'true' }, 'otherType'],
  ['nobody', { kind: 'boolean', value: true }, 'unknownAttribute'],
  ['email', { kind: 'text', value: 'x' }, 'reserved'],
  ['budget', { kind: 'decimal', text: '12.5' }, null],
  ['budget', { kind: 'decimal', text: '12,5' }, 'notOfItsType'],
  ['move_in', { kind: 'date', day: '2028-02-29' }, null],
  ['move_in', { kind: 'date', day: '2027-02-29' }, 'notOfItsType'],
  ['source', { kind: 'choice', option: 2 }, null],
  ['source', { kind: 'choice', option: 3 }, 'unknownOption'],
  ['wishes', { kind: 'choices', options: [3, 1] }, null],
  ['wishes', { kind: 'choices', options: [1, 4] }, 'unknownOption'],
  ['wishes', { kind: 'choices', options: [] }, 'notOfItsType'],
])('the custom attribute %s with %j: %s', (key, value, kind) => {
  const { faults } = check({ attributes: { [key]: value } })
  expect(faults).toEqual(kind === null ? [] : [{ kind, field: key }])
})

test.each<[Partial<NewLead>, LeadWarning[]]>([
  [{ consentChange: { kind: 'replaceAll', consents: [] } }, [{ kind: 'clearsConsents' }]],
  [
    { consentChange: { kind: 'replaceAll', consents: consents(11) } },
    [{ kind: 'replacesConsents', kept: consents(11) }],
  ],
  [{ consentChange: { kind: 'update', consents: consents(11) } }, []],
  [
    { consentChange: { kind: 'update', consents: consents(11, 99) } },
    [{ kind: 'unknownConsents', consents: consents(99) }],
  ],
  [{ projectId: null, referralId: null }, [{ kind: 'noProject' }, { kind: 'noReferral' }]],
  [{ salesmanId: 301 }, [{ kind: 'skipsRoundRobin' }]],
  [{ unitId: unitIdSchema.parse(5), unitNumber: 'A 007' }, [{ kind: 'unitTwice' }]],
])('a lead with %j may be sent, with the warning %j', (fields, warnings) => {
  expect(check(fields)).toEqual({ faults: [], warnings })
})

test('while nobody has asked for the types of consents, none is unknown', () => {
  const lead = { ...emptyLead, consentChange: { kind: 'update', consents: consents(99) } } as const
  expect(checkLead(lead, { attributes, consentTypes: null }).warnings).not.toContainEqual(
    expect.objectContaining({ kind: 'unknownConsents' }),
  )
})

test('what has no fault here, is not refused on its way out either', () => {
  const whole = {
    ...emptyLead,
    attributes: { source: { kind: 'choice', option: 1 } },
    consentChange: { kind: 'replaceAll', consents: [] },
  } as const
  expect(checkLead(whole, known).faults).toEqual([])
  expect(toLeadParameters(whole)).toMatchObject({ ok: true, value: { source: '1', consents: '' } })
})

test('attributes are set up once, under a name of their own and with something to choose from', () => {
  const settings = [
    setting('phone', 'text'),
    setting('Phone', 'text'),
    setting('odd name', 'text'),
    setting('wishes', 'choices', 1, 1),
    setting('wishes', 'choice'),
  ]
  expect(checkAttributeSettings(settings)).toEqual([
    { kind: 'reserved', key: 'phone' },
    { kind: 'reserved', key: 'Phone' },
    { kind: 'notAName', key: 'odd name' },
    { kind: 'optionTwice', key: 'wishes' },
    { kind: 'twice', key: 'wishes' },
    { kind: 'noOptions', key: 'wishes' },
  ])
  expect(checkAttributeSettings(attributes)).toEqual([])
})
