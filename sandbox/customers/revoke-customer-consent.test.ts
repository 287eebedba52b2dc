import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCrm } from '../leads/testing/open-crm.ts'
import { readAccount, writeAccount } from '../state/accounts.ts'

const crm = openCrm()
const marketing = 14
const care = { login: 'customers@demo' }
type Fields = Readonly<Record<string, string | number>>
const revoke = (fields: Fields) => crm.call('revoke-customer-consent', fields, care)
const idsOf = (fields: Fields) => JSON.parse(revoke(fields).text) as number[]
const consentOf = (id: number, typeId: number) =>
  crm.customer(id).consents.find((consent) => consent.id === typeId)

test.each<[what: string, fields: Fields, status: number, text: string]>([
  ['neither', { consentid: 14 }, 400, 'Parameter missing: email or customerid.'],
  [
    'neither, both empty',
    { email: '', customerid: '', consentid: 14 },
    400,
    'Parameter missing: email or customerid.',
  ],
  [
    'both',
    { email: 'a@b.cz', customerid: 1, consentid: 14 },
    400,
    'Send email or customerid, not both.',
  ],
  ['no consent', { email: 'a@b.cz' }, 400, 'Parameter missing: consentid.'],
  [
    'an invalid consent',
    { email: 'a@b.cz', consentid: 'marketing' },
    400,
    'Incorrect parameter format: consentid.',
  ],
  [
    'an invalid customer',
    { customerid: 'Jana', consentid: 14 },
    400,
    'Incorrect parameter format: customerid.',
  ],
  [
    'another parameter',
    { email: 'a@b.cz', consentid: 14, reason: 'x' },
    400,
    'Unexpected parameters found: reason.',
  ],
  ['an unknown address', { email: 'no@body.cz', consentid: 14 }, 404, 'No customer matches.'],
  ['an unknown customer', { customerid: 7, consentid: 14 }, 404, 'No customer matches.'],
  [
    'an unknown consent type',
    { email: 'hajkovi@example.com', consentid: 99 },
    404,
    'Unknown consent type.',
  ],
  [
    'nobody with a valid one',
    { email: 'vitkovi.brno@example.com', consentid: 14 },
    404,
    'No matching customer holds a valid consent of this type.',
  ],
])('%s: %j answers %i', (_what, fields, status, text) => {
  expect(revoke(fields)).toEqual({ status, text })
})

test('by address, in whatever case, it revokes for everybody who has it and skips who has none', () => {
  const members = idsOf({ email: 'rodina.TESAROVI@example.com', consentid: marketing, notes: 'x' })
  expect(members.map((id) => crm.customer(id).name)).toEqual(['Milan', 'Ivana'])
  expect(members).toEqual([...members].sort((a, b) => a - b))
  for (const id of members) {
    expect(consentOf(id, marketing)).toMatchObject({ valid: false, notes: 'x' })
  }
})

test('by ID it revokes for that customer only', () => {
  const email = 'hajkovi@example.com'
  const roman = crm.lead({ name: 'Roman', surname: 'Hájek', email, updateconsents: '12' })
  const dana = crm.lead({ name: 'Dana', surname: 'Hájková', email, updateconsents: '12' })
  expect(idsOf({ customerid: dana, consentid: 12 })).toEqual([dana])
  expect(consentOf(roman, 12)?.valid).toBe(true)
  expect(idsOf({ email, consentid: 12 })).toEqual([roman])
})

test('the record stays, notes are appended to notes, and a second revocation finds nothing', () => {
  const email = 'notes@example.com'
  const id = crm.lead({ email, consents: '11', consentsource: 'web' })
  revoke({ email, consentid: 11, notes: 'Telefonicky.' })
  crm.lead({ email, updateconsents: '11', consentsource: 'schůzka' })
  revoke({ email, consentid: 11 })
  crm.lead({ email, updateconsents: '11', consentsource: 'schůzka' })
  revoke({ email, consentid: 11, notes: 'Dopisem.' })
  expect(consentOf(id, 11)).toMatchObject({
    valid: false,
    source: 'schůzka',
    notes: 'Telefonicky.\nDopisem.',
  })
  expect(revoke({ email, consentid: 11, notes: 'Znovu.' }).status).toBe(404)
  expect(consentOf(id, 11)?.notes).toBe('Telefonicky.\nDopisem.')
})

test('customers of projects out of the reach of the account are not matched', () => {
  const account = readAccount(crm.db, 'customers@demo')
  if (account === null) throw new Error('the demo has no account for customers')
  const far = crm.lead({ email: 'far@example.com', project: 10450, consents: '11' })
  const free = crm.lead({ email: 'free@example.com', consents: '11' })
  writeAccount(crm.db, { ...account, projects: [10210] })
  const byAddress = revoke({ email: 'far@example.com', consentid: 11 })
  const details = crm.call('get-customer-details', { customerid: far }, care)
  const ofNoProject = idsOf({ customerid: free, consentid: 11 })
  writeAccount(crm.db, account)
  expect(byAddress).toEqual({ status: 404, text: 'No customer matches.' })
  expect(details).toEqual({ status: 401, text: 'Not authorized.' })
  expect(ofNoProject).toEqual([free])
  expect(consentOf(far, 11)?.valid).toBe(true)
})

test('whoever held it is named once, in ascending order, and nobody else', () => {
  let run = 0
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), (holders) => {
      run += 1
      // Told apart by number first: the address alone would make them one customer.
      const email = `shared-${run}@example.com`
      const ids = holders.map((holds, order) => {
        const phone = `+4207${String(run * 10 + order).padStart(8, '0')}`
        const id = crm.lead({ phone, consents: holds ? '13' : '' })
        crm.db.prepare('UPDATE customer SET email_key = ? WHERE id = ?').run(email, id)
        return id
      })
      const held = ids.filter((_, order) => holders[order])
      const { status, text } = revoke({ email: email.toUpperCase(), consentid: 13 })
      expect(status).toBe(held.length > 0 ? 200 : 404)
      if (status === 200) expect(JSON.parse(text)).toEqual(held)
      for (const id of ids) expect(consentOf(id, 13)?.valid ?? false).toBe(false)
    }),
    { numRuns: 30 },
  )
})
