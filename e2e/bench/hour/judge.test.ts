import { expect, test } from 'vitest'
import type { PassedCall } from './gateway.ts'
import type { HeardCall } from './heard-call.ts'
import { judgeHour, type LivedHour } from './judge.ts'
import { heardCall, livedHour, passedCall, toldAct } from './testing/lived.ts'
import type { ToldAct } from './told-deeds.ts'

const minuteMs = 60_000

const breaches = (changes: Partial<LivedHour>) => judgeHour(livedHour(changes))

test('an export is early before five minutes are over since it was made, or where the CRM says so', () => {
  const second = (changes: Partial<HeardCall>) =>
    breaches({ calls: [heardCall(), heardCall(changes)] }).length
  expect(second({ at: 5 * minuteMs - 1 })).toBe(1)
  expect(second({ at: 5 * minuteMs })).toBe(0)
  expect(second({ at: 1, parameters: { login: 'history' } })).toBe(0)
  expect(second({ at: 1, endpoint: 'list-excel-events' })).toBe(0)
  expect(second({ at: 6 * minuteMs, status: 429 })).toBe(1)
  for (const status of [300, 500]) {
    expect(breaches({ calls: [heardCall({ status }), heardCall({ at: 1 })] })).toEqual([])
  }
})

test('an export that was heard of later was made when the CRM has made it', () => {
  const late = heardCall({ at: 6 * minuteMs })
  expect(breaches({ calls: [late, heardCall({ at: 1 })] })).toEqual([])
  expect(breaches({ calls: [late, heardCall({ at: 2 * minuteMs })] })).toHaveLength(1)
})

test('a changed password costs at most one failed login, of its own login and afterwards', () => {
  const refused = (answeredAt: number, login = 'exports') =>
    passedCall({ answeredAt, status: 401, login })
  const changedPasswords = [{ login: 'exports', at: 10 }]
  const after = (...passed: PassedCall[]) => breaches({ passed, changedPasswords }).length
  expect(after()).toBe(0)
  expect(after(refused(10))).toBe(0)
  expect(after(refused(10), refused(11))).toBe(1)
  expect(after(refused(9))).toBe(1)
  expect(after(refused(10, 'leads'))).toBe(1)
  expect(breaches({ passed: [refused(10)] })).toHaveLength(1)
})

test.each([
  ['none', 1],
  ['late', 1],
  ['lostAfter', 0],
  ['half', 0],
  ['noAnswer', 0],
  ['gaveUp', 0],
] as const)('a failed login that went on as “%s” is heard of %i times', (fault, times) => {
  expect(breaches({ passed: [passedCall({ status: 401, fault })] })).toHaveLength(times)
})

test('a row that does not follow is named', () => {
  expect(breaches({ brokenRows: [7] }).join()).toContain('row 7')
})

const payment = (id: string, changes: Partial<HeardCall> = {}) =>
  heardCall({ endpoint: 'add-incoming-payment', parameters: { login: 'payments', id }, ...changes })

test('what is created is created once, whoever asks for it and whatever is told', () => {
  const lead = (surname: string) =>
    heardCall({ endpoint: 'create-lead', parameters: { login: 'leads', surname, unitid: '3' } })
  const picture = (sha256: string, changes: Record<string, string> = {}) =>
    heardCall({
      endpoint: 'add-unit-gallery-image',
      parameters: { login: 'media', unitid: '3', screenid: '1', name: 'Hall', ...changes },
      file: { sha256 },
    })
  const acts = ['one', 'other'].flatMap((source) => [
    toldAct(),
    toldAct({ kind: 'lead', source: 'unit 3' }),
    toldAct({ kind: 'media', outcome: 'added', unitId: 3, source }),
  ])
  const twice = (...calls: HeardCall[]) =>
    breaches({ calls, acts }).filter((breach) => breach.includes('twice')).length
  expect(twice(payment('1'), payment('1', { forwardedFor: 'Petr' }))).toBe(1)
  expect(twice(payment('1'), payment('2'))).toBe(0)
  expect(twice(payment('1'), payment('1', { status: 400 }))).toBe(0)
  expect(twice(lead('New'), lead('New'))).toBe(1)
  expect(twice(lead('New'), lead('Old'))).toBe(0)
  expect(twice(picture('a'), picture('a', { name: 'Lobby' }))).toBe(1)
  expect(twice(picture('a'), picture('b'))).toBe(0)
  expect(twice(picture('a'), picture('a', { screenid: '2' }))).toBe(0)
})

const prices = (count: number, changes: Partial<HeardCall> = {}) => {
  const units = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    priceWithoutVat: 100.1,
    priceWithVat: 121.12,
  }))
  return heardCall({
    endpoint: 'update-units',
    parameters: { login: 'prices', data: JSON.stringify({ units }) },
    ...changes,
  })
}

const batch = (source: string, outcome: string, changes: Partial<ToldAct> = {}) =>
  toldAct({
    kind: 'batch',
    outcome,
    source,
    after: { units: 2, grossMinor: 24_224 },
    ...changes,
  })

const price = (source: string, unitId: number, grossMinor = 12_112) =>
  toldAct({
    kind: 'price',
    outcome: 'confirmed',
    source,
    unitId,
    after: { netMinor: 10_010, grossMinor },
  })

const isKept = (calls: readonly HeardCall[], acts: readonly ToldAct[]) =>
  breaches({ calls, acts }).length === 0

test('prices may leave again, if the record has them again', () => {
  const told = (source: string) => [
    batch(source, 'sent'),
    batch(source, 'confirmed'),
    price(source, 1),
    price(source, 2),
  ]
  expect(isKept([prices(2)], told('b1'))).toBe(true)
  expect(isKept([prices(2), prices(2)], told('b1'))).toBe(false)
  expect(isKept([prices(2), prices(2)], [...told('b1'), ...told('b2')])).toBe(true)
  expect(isKept([prices(2)], [...told('b1'), ...told('b2')])).toBe(false)
})

test('of a batch that was confirmed the record has each price, and none that nobody has sent', () => {
  const told = [batch('b1', 'sent'), batch('b1', 'confirmed')]
  expect(isKept([prices(2)], [...told, price('b1', 1)])).toBe(false)
  expect(isKept([prices(2)], [...told, price('b1', 1), price('b1', 2)])).toBe(true)
  expect(isKept([prices(2)], [...told, price('b1', 1), price('b1', 2), price('b1', 3)])).toBe(false)
  expect(isKept([prices(2)], [...told, price('b1', 1), price('b1', 2, 1)])).toBe(false)
})

test('a batch with other units or another sum is another one, and one that was rejected is none', () => {
  expect(isKept([prices(3)], [batch('b1', 'sent')])).toBe(false)
  expect(isKept([prices(2)], [batch('b1', 'sent', { after: { units: 2, grossMinor: 1 } })])).toBe(
    false,
  )
  expect(isKept([prices(2, { status: 400 })], [batch('b1', 'rejected')])).toBe(true)
  expect(isKept([prices(2, { status: 400 })], [batch('b1', 'sent')])).toBe(false)
})

test.each([
  // What was told, whether the CRM may have done it, and whether it may not have.
  [['done'], true, false],
  [['unknown'], true, true],
  [['refused'], false, true],
  [['unknown', 'refused'], true, true],
] as const)('of a payment that was told as %s', (outcomes, mayBeThere, mayBeMissing) => {
  const acts = outcomes.map((outcome) => toldAct({ outcome }))
  expect(isKept([payment('1')], acts)).toBe(mayBeThere)
  expect(isKept([], acts)).toBe(mayBeMissing)
})

test.each([
  [['sent'], true, false],
  [['sent', 'confirmed'], true, false],
  [['sent', 'differs'], true, false],
  [['unknown'], true, true],
  [['unknown', 'differs'], true, true],
  [['unknown', 'notApplied'], false, true],
  [['rejected'], false, true],
] as const)('of a batch that was told as %s', (outcomes, mayBeThere, mayBeMissing) => {
  const acts = [...outcomes.map((outcome) => batch('b1', outcome)), price('b1', 1), price('b1', 2)]
  // Prices of a colleague are the same.
  const others = [prices(2, { forwardedFor: 'Petr' })]
  const ofOthers = [batch('b2', 'sent', { person: 'Petr' })]
  expect(isKept([prices(2), ...others], [...acts, ...ofOthers])).toBe(mayBeThere)
  expect(isKept(others, [...acts, ...ofOthers])).toBe(mayBeMissing)
})

test.each([
  [['added'], true, false],
  [['unknown'], true, true],
  [['unknown', 'added'], true, true],
  [['refused', 'added'], true, false],
  [['refused'], false, true],
] as const)('of a picture that was told as %s', (outcomes, mayBeThere, mayBeMissing) => {
  const acts = outcomes.map((outcome) =>
    toldAct({ kind: 'media', source: 'u1', unitId: 3, outcome }),
  )
  const picture = heardCall({
    endpoint: 'add-unit-gallery-image',
    parameters: { unitid: '3', screenid: '1' },
    file: { sha256: 'a' },
  })
  expect(isKept([picture], acts)).toBe(mayBeThere)
  expect(isKept([], acts)).toBe(mayBeMissing)
})

test('a row is held against what its own person has done, and who is not known may be anybody', () => {
  const ofPetr = payment('1', { forwardedFor: 'Petr' })
  expect(isKept([ofPetr], [toldAct()])).toBe(false)
  expect(isKept([ofPetr], [toldAct({ outcome: 'unknown' })])).toBe(false)
  expect(isKept([ofPetr], [toldAct({ outcome: 'unknown' }), toldAct({ person: 'Petr' })])).toBe(
    true,
  )
  const ofNobody = payment('1', { forwardedFor: null })
  expect(isKept([ofNobody], [toldAct()])).toBe(true)
  // What nobody is known of is left to whoever has found nothing of their own.
  const prices2 = [prices(2), prices(2, { forwardedFor: null })]
  const both = ['Jana', 'Petr'].map((person) => batch(person, 'sent', { person }))
  expect(isKept(prices2, both)).toBe(true)
  expect(isKept(prices2.toReversed(), both)).toBe(true)
})

test('the sum of a batch is that of its last row, when it had left', () => {
  const before = batch('b1', 'unknown', { after: { units: 0, grossMinor: 0 } })
  expect(isKept([prices(2)], [before, batch('b1', 'sent')])).toBe(true)
})

test('an accusation says what was told instead', () => {
  const told = (...acts: ToldAct[]) => breaches({ calls: [payment('1')], acts }).join()
  expect(told()).toContain('(told: nothing)')
  expect(
    told(toldAct({ outcome: 'refused' }), toldAct({ source: 'payment 2', outcome: 'unknown' })),
  ).toContain('(told: refused by Jana)')
})

test('a lead is known by its unit, else by its project', () => {
  const lead = (parameters: Record<string, string>) =>
    heardCall({ endpoint: 'create-lead', parameters })
  const told = (source: string) => [toldAct({ kind: 'lead', source })]
  expect(isKept([lead({ unitid: '3', project: '7' })], told('unit 3'))).toBe(true)
  expect(isKept([lead({ project: '7' })], told('project 7'))).toBe(true)
  expect(isKept([lead({ project: '7' })], told('project 8'))).toBe(false)
  expect(isKept([lead({})], told(''))).toBe(true)
})

test('one that is missing and one that is double do not hide each other', () => {
  const lead = (unitid: string) =>
    heardCall({ endpoint: 'create-lead', parameters: { surname: 'New', unitid } })
  const told = (source: string) => toldAct({ kind: 'lead', source })
  expect(isKept([lead('1'), lead('2')], [told('unit 1'), told('unit 2')])).toBe(true)
  expect(isKept([lead('1'), lead('2')], [told('unit 1'), told('unit 1')])).toBe(false)
})

test('what the record has of rules and reports is no matter of the CRM', () => {
  expect(isKept([], [toldAct({ kind: 'report' }), toldAct({ kind: 'settlement' })])).toBe(true)
})
