import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areas } from '#core/api/areas'
import { accountIdSchema, projectIdSchema } from '#core/ids'
import { chooseAccount, type ServingAccount, servingAccounts } from './choose-account.ts'

const project = fc.integer({ min: 1, max: 4 }).map((id) => projectIdSchema.parse(id))
const projects = fc.option(fc.uniqueArray(project))
const account = fc.record({
  id: fc.integer({ min: 1, max: 9 }).map((id) => accountIdSchema.parse(`a${id}`)),
  areas: fc.subarray([...areas]),
  projects,
  listedProjects: projects,
})
const wanted = fc.record({
  accounts: fc.uniqueArray(account, { selector: ({ id }) => id, maxLength: 6 }),
  area: fc.constantFrom(...areas),
  projectId: fc.option(project),
  preferred: fc.option(account.map(({ id }) => id)),
})

test('the account that is used serves the area and is not known to be kept from the project', () => {
  fc.assert(
    fc.property(wanted, (want) => {
      const chosen = chooseAccount(want)
      if (chosen === null || want.projectId === null) return
      expect(chosen.areas).toContain(want.area)
      const seen = chosen.projects ?? chosen.listedProjects
      if (seen !== null) expect(seen).toContain(want.projectId)
    }),
  )
})

test('what a person prefers is used as long as it can serve', () => {
  fc.assert(
    fc.property(wanted, (want) => {
      const canServe = servingAccounts(want).some(({ id }) => id === want.preferred)
      expect(chooseAccount(want)?.id === want.preferred).toBe(canServe)
    }),
  )
})

test('there is an account to use exactly when one can serve, and it is the same one every time', () => {
  fc.assert(
    fc.property(wanted, (want) => {
      const chosen = chooseAccount(want)
      expect(chosen === null).toBe(servingAccounts(want).length === 0)
      expect(chooseAccount(want)).toBe(chosen)
    }),
  )
})

test('an account that serves nothing wanted changes nothing', () => {
  fc.assert(
    fc.property(wanted, account, fc.nat(), (want, added, place) => {
      const stranger = { ...added, id: accountIdSchema.parse('stranger') }
      const others = areas.filter((area) => area !== want.area)
      const accounts = want.accounts.toSpliced(place % (want.accounts.length + 1), 0, {
        ...stranger,
        areas: others,
      })
      expect(chooseAccount({ ...want, accounts })).toBe(chooseAccount(want))
    }),
  )
})

const one = projectIdSchema.parse(1)
const two = projectIdSchema.parse(2)
const named = (id: string, change: Partial<ServingAccount> = {}): ServingAccount => ({
  id: accountIdSchema.parse(id),
  areas: ['prices'],
  projects: null,
  listedProjects: null,
  ...change,
})
const unasked = named('unasked')
const lists = named('lists', { listedProjects: [one] })
const listsOther = named('listsOther', { listedProjects: [two] })
const meant = named('meant', { projects: [one] })
const meantForOther = named('meantForOther', { projects: [two], listedProjects: [one, two] })

test.each([
  ['the account named for it', [unasked, lists, meant], 'meant'],
  ['the account that the server lists it to', [unasked, lists], 'lists'],
  ['an account that was never asked, if there is no better', [listsOther, unasked], 'unasked'],
  ['nobody, where each is known to see other projects', [listsOther, meantForOther], undefined],
])('a project is served by %s', (_who, accounts, id) => {
  expect(chooseAccount({ accounts, area: 'prices', projectId: one, preferred: null })?.id).toBe(id)
})

test('what concerns no project is served by the first account of the area', () => {
  const accounts = [named('leads', { areas: ['leads'] }), meantForOther, meant]
  expect(chooseAccount({ accounts, area: 'prices', projectId: null, preferred: null })?.id).toBe(
    'meantForOther',
  )
})
