import { expect, test } from 'vitest'
import { checkLead } from '#core/leads/send/check-lead'
import { emptyLead } from './empty-lead.ts'
import { shownFaults } from './shown-faults.ts'

const nothingKnown = { attributes: [], consentTypes: null }
const shown = (left: readonly string[], isAsked = false, lead = emptyLead) => {
  const { faults } = checkLead(lead, nothingKnown)
  const found = shownFaults({ faults, left: new Set(left), isAsked })
  return [...found].map(([field, { kind }]) => `${field} ${kind}`)
}

test('a form that was just opened complains of nothing', () => {
  expect(shown([])).toEqual([])
})

test('a field that was left empty is named', () => {
  expect(shown(['surname'])).toEqual(['surname empty'])
})

test('an email is missed only when the phone was left empty too', () => {
  expect(shown(['email'])).toEqual([])
  expect(shown(['email', 'phone'])).toEqual(['email noContact'])
})

test('an email that is none is named while it is typed', () => {
  expect(shown([], false, { ...emptyLead, email: 'eva@' })).toEqual(['email notAnEmail'])
})

test('whoever wants to go on is told everything', () => {
  expect(shown([], true)).toEqual(['name empty', 'surname empty', 'email noContact'])
})
