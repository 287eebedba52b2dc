import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCrm } from './testing/open-crm.ts'

const crm = openCrm()
const types = [11, 12, 13, 14, 15]
const consentsOf = (id: number) => crm.customer(id).consents
const validOf = (id: number) =>
  consentsOf(id)
    .filter(({ valid }) => valid)
    .map(({ id: typeId }) => typeId)

test('consents replaces all, keeps the record of what it ended, and clears all when empty', () => {
  const email = 'replace@example.com'
  const id = crm.lead({ email, consents: '11,12', consentsource: 'web' })
  expect(validOf(id)).toEqual([11, 12])
  crm.lead({ email, consents: '12,13', consentsource: '203.0.113.7' })
  expect(consentsOf(id)).toMatchObject([
    { id: 11, valid: false, source: 'web' },
    { id: 12, valid: true, source: '203.0.113.7' },
    { id: 13, valid: true, source: '203.0.113.7' },
  ])
  crm.lead({ email, consents: '' })
  expect(consentsOf(id).map(({ valid }) => valid)).toEqual([false, false, false])
})

test('updateconsents touches the listed ones only, and empty none', () => {
  const email = 'update@example.com'
  const id = crm.lead({ email, consents: '11' })
  crm.lead({ email, updateconsents: '13' })
  crm.lead({ email, updateconsents: '' })
  crm.lead({ email })
  expect(validOf(id)).toEqual([11, 13])
})

test('whatever is sent in whatever order, the valid consents are those of the two rules', () => {
  const subset = fc.subarray(types)
  const step = fc.record({
    parameter: fc.constantFrom('consents' as const, 'updateconsents' as const, 'revoke' as const),
    listed: subset,
  })
  let run = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      run += 1
      const email = `algebra-${run}@example.com`
      const id = crm.lead({ email })
      let expected = new Set<number>()
      const everGiven = new Set<number>()
      for (const { parameter, listed } of steps) {
        if (parameter === 'revoke') {
          for (const consentid of listed) {
            const as = { login: 'customers@demo' }
            const { status } = crm.call('revoke-customer-consent', { email, consentid }, as)
            expect(status).toBe(expected.delete(consentid) ? 200 : 404)
          }
        } else {
          crm.lead({ email, [parameter]: listed.join(',') })
          expected = new Set(parameter === 'consents' ? listed : [...expected, ...listed])
          for (const typeId of listed) everGiven.add(typeId)
        }
        expect(validOf(id)).toEqual([...expected].sort())
        expect(consentsOf(id).map(({ id: typeId }) => typeId)).toEqual([...everGiven].sort())
      }
    }),
    { numRuns: 60 },
  )
})
