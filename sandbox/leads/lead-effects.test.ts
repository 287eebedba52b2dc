import { expect, test } from 'vitest'
import { listEventRecords } from '../state/exports/events.ts'
import { listInquiryRecords } from '../state/exports/inquiry-records.ts'
import { demoPlace } from '../testing/demo-place.ts'
import { openCrm } from './testing/open-crm.ts'

const crm = openCrm()
const [flat, otherFlat] = demoPlace().flats
const unit = { id: flat?.id ?? 0, internalId: flat?.attributes['flat_internal_id'] ?? '' }
const otherUnit = { id: otherFlat?.id ?? 0 }
const favouritesOf = (id: number) => crm.customer(id).favorites.map(({ unit_id }) => unit_id)
const inquiry = () => listInquiryRecords(crm.db)[0]

test('a new customer is written down as it was sent, a phone lead without an address', () => {
  const id = crm.lead({ name: 'Šárka', surname: 'Žáková', phone: '+420777000111', language: 'cs' })
  expect(crm.customer(id)).toMatchObject({
    name: 'Šárka',
    surname: 'Žáková',
    email: null,
    phone: '+420777000111',
    language: 'cs',
  })
})

test('whoever has the address in whatever case, or the number, is the same customer', () => {
  const id = crm.lead({ email: 'Žofie.Known@example.com', phone: '+420777000222' })
  expect(crm.lead({ email: 'žofie.known@EXAMPLE.com' })).toBe(id)
  expect(crm.lead({ phone: '+420777000222' })).toBe(id)
  expect(crm.lead({ email: 'else@example.com', phone: '+420777000223' })).not.toBe(id)
})

test('two people with one phone stay two, whether or not they have told an address', () => {
  const phone = '+420777000444'
  const id = crm.lead({ name: 'Olga', surname: 'Malá', email: 'olga@example.com', phone })
  expect(crm.lead({ name: 'Petr', surname: 'Malý', phone })).not.toBe(id)
  const another = { name: 'Olga', surname: 'Malá', email: 'another@example.com', phone }
  expect(crm.lead(another)).not.toBe(id)
})

test('of several with one address the namesake is meant, else the newest', () => {
  const household = (name: string, surname: string) =>
    crm.customer(crm.lead({ name, surname, email: 'RODINA.tesarovi@example.com' })).name
  expect(household('Milan', 'Tesař')).toBe('Milan')
  expect(household('ivana', 'TESAŘOVÁ')).toBe('Ivana')
  expect(household('Nikdo', 'Tesař')).toBe('Filip')
  expect(household('Milan', 'Novák')).toBe('Filip')
})

test('a known customer keeps its name, address and salesman, and gains what was not known', () => {
  const id = crm.lead({ email: 'gain@example.com', salesman: 301, tags: 'web' })
  const again = { name: 'Jiná', surname: 'Osoba', email: 'GAIN@example.com', salesman: 302 }
  crm.lead({ ...again, phone: '+420777000333', language: 'sk', tags: 'investor, web,, VIP ' })
  expect(crm.customer(id)).toMatchObject({
    name: 'Jana',
    surname: 'Nová',
    email: 'gain@example.com',
    phone: '+420777000333',
    language: 'sk',
    salesman_id: 301,
    tags: ['web', 'investor', 'VIP'],
  })
  expect(inquiry()?.salesmanId).toBe(302)
})

test('what a lead tells otherwise than the CRM has it is an event of its own', () => {
  const contact = { email: 'kept@example.com', phone: '+420777000555', language: 'cs' }
  const customerId = crm.lead(contact)
  const before = listEventRecords(crm.db)[0]?.id
  crm.lead({ ...contact, email: 'KEPT@example.com' })
  expect(listEventRecords(crm.db)[0]?.id).toBe(before)
  const other = { name: 'Petr', surname: 'Malý', phone: '+420777000556', language: 'sk' }
  expect(crm.lead({ ...contact, ...other })).toBe(customerId)
  expect(listEventRecords(crm.db)[0]).toMatchObject({
    customerId,
    type: 'INQUIRY_CONTACT',
    note: 'Petr Malý, +420777000556, sk',
  })
})

test('without a salesman the new customers go round, with one they go to that one', () => {
  const salesmanOf = (fields: Record<string, string | number>) =>
    crm.customer(crm.lead(fields)).salesman_id
  const round = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
    salesmanOf({ email: `round-${name}@example.com` }),
  )
  expect(new Set(round.slice(0, 3))).toEqual(new Set([301, 302, 303]))
  expect(round.slice(3)).toEqual(round.slice(0, 3))
  expect(salesmanOf({ email: 'told@example.com', salesman: 303 })).toBe(303)
})

test('a unit is a favourite by its ID, or by its number with the project, and only once', () => {
  const id = crm.lead({ email: 'fan@example.com', unitid: unit.id })
  expect(favouritesOf(id)).toEqual([unit.id])
  crm.lead({ email: 'fan@example.com', project: 10210, internalid: unit.internalId })
  expect(favouritesOf(id)).toEqual([unit.id])
  crm.lead({ email: 'fan@example.com', unitid: otherUnit.id })
  expect(favouritesOf(id).sort()).toEqual([unit.id, otherUnit.id].sort())
})

test('a favourite stays one since the first time', () => {
  const id = crm.lead({ email: 'since@example.com', unitid: unit.id })
  const before = crm.customer(id).favorites
  crm.clock.now += 60_000
  crm.lead({ email: 'since@example.com', unitid: unit.id })
  expect(crm.customer(id).favorites).toEqual(before)
})

test.each([
  ['an unknown ID', { unitid: 7 }],
  ['an unknown number', { project: 10210, internalid: 'Z.999' }],
  ['a number of another project', { project: 10340, internalid: 'A.101' }],
  ['a number without a project', { internalid: unit.internalId }],
])('%s makes a lead without a favourite', (what, fields) => {
  const email = `${what.replaceAll(' ', '-')}@example.com`
  expect(favouritesOf(crm.lead({ email, ...fields }))).toEqual([])
})

test('an ID that identifies nothing leaves it to the number', () => {
  const fields = { unitid: 7, project: 10210, internalid: unit.internalId }
  expect(favouritesOf(crm.lead({ email: 'either@example.com', ...fields }))).toEqual([unit.id])
})

test('the note is saved in an event, with the customer, the unit and the project', () => {
  const note = 'Prosím o prohlídku.\nDěkuji 🏠'
  const customerId = crm.lead({ email: 'note@example.com', unitid: unit.id, note })
  const [event] = listEventRecords(crm.db)
  expect(event).toMatchObject({ note, customerId, unitId: unit.id, projectId: 10210 })
  crm.lead({ email: 'note@example.com' })
  expect(listEventRecords(crm.db)[0]?.id).toBe(event?.id)
})

test('project, preferences, referral and campaign are those of the inquiry', () => {
  crm.lead({
    email: 'wish@example.com',
    project: 10210,
    preferenceproject: 10450,
    referral: 7,
    campaign: 'jaro',
    preferencerooms: '2+kk | 3+kk||',
    preferencepricemax: 9_000_000,
  })
  expect(inquiry()).toMatchObject({
    projectId: 10210,
    sourceId: 7,
    campaign: 'jaro',
    interest: '2+kk, 3+kk',
  })
  const row = crm.db.prepare('SELECT preferences FROM lead ORDER BY id DESC LIMIT 1').pluck().get()
  expect(JSON.parse(String(row))).toEqual({
    projectId: 10450,
    rooms: ['2+kk', '3+kk'],
    priceMax: 9_000_000,
  })
})

test('the lead of a unit belongs to its project when no other is named', () => {
  crm.lead({ email: 'unit@example.com', unitid: unit.id })
  expect(inquiry()).toMatchObject({ projectId: 10210, interest: unit.internalId })
  crm.lead({ email: 'unit@example.com', unitid: unit.id, project: 10340 })
  expect(inquiry()?.projectId).toBe(10340)
})

test('what is refused leaves nothing behind', () => {
  const count = () => crm.db.prepare('SELECT count(*) FROM customer').pluck().get()
  const before = count()
  const fields = { name: 'A', surname: 'B', email: 'nobody@example.com', consents: '99' }
  expect(crm.call('create-lead', fields).status).toBe(400)
  expect(count()).toBe(before)
})

test('what breaks in the middle leaves nothing behind either', () => {
  const customers = () => crm.db.prepare('SELECT count(*) FROM customer').pluck().get()
  const before = customers()
  crm.db.exec('ALTER TABLE event RENAME TO event_away')
  const fields = { email: 'middle@example.com', unitid: unit.id, note: 'x', consents: '11' }
  expect(() => crm.lead(fields)).toThrow('no such table')
  crm.db.exec('ALTER TABLE event_away RENAME TO event')
  expect(customers()).toBe(before)
  expect(crm.lead(fields)).toBeGreaterThan(0)
})
