import { expect, test } from 'vitest'
import type { AnswerTree } from '#core/api/answer-tree'
import { shownBranches, spokenName } from './shown-branches.ts'

const leaf = (name: string, text: string): AnswerTree => ({ name, text, children: [] })
const branch = (name: string, ...children: AnswerTree[]): AnswerTree => ({
  name,
  text: null,
  children,
})
const customer = branch(
  'customer',
  leaf('name', 'Eva Nováková'),
  branch('consents', branch('consent', leaf('type', 'Newsletter'), leaf('valid', 'true'))),
)

test('a search shows what it finds and the way to it', () => {
  expect(shownBranches(customer, 'novakova')).toEqual(
    branch('customer', leaf('name', 'Eva Nováková')),
  )
  expect(shownBranches(customer, 'newsl')).toEqual(
    branch('customer', branch('consents', branch('consent', leaf('type', 'Newsletter')))),
  )
})

test('what is found by its name is shown whole', () => {
  expect(shownBranches(customer, 'consents')?.children).toEqual([customer.children[1]])
})

test('without a search everything is shown, and what nobody speaks of is nothing', () => {
  expect(shownBranches(customer, ' ')).toBe(customer)
  expect(shownBranches(customer, 'xyz')).toBeNull()
})

test.each([
  ['first-name', 'First name'],
  ['createdAt', 'Created at'],
  ['E_MAIL', 'E mail'],
  ['-', '-'],
])('%j reads %j', (name, spoken) => {
  expect(spokenName(name)).toBe(spoken)
})
