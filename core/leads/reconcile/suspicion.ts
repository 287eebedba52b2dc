import { z } from 'zod'
import { isTestLead } from '../test-lead.ts'
import { nameWords } from './name-words.ts'

/** Why a lead looks like spam or a test. */
export const suspicionSchema = z.enum(['testName', 'testAddress', 'markedTest'])
export type Suspicion = z.infer<typeof suspicionSchema>

interface Sender {
  readonly name: string
  readonly email: string
  readonly tags: readonly string[]
}

/** Null for nearly everybody: a real person whose lead is called a test would never be missed. */
export const suspicionOf = ({ name, email, tags }: Sender): Suspicion | null => {
  if (isTestLead({ tags: tags.map((tag) => tag.toLowerCase()) })) return 'markedTest'
  if (isTestAddress(email)) return 'testAddress'
  return isTestName(name) ? 'testName' : null
}

const testWords = new Set([
  'test',
  'tests',
  'testing',
  'tester',
  'testovaci',
  'testovani',
  'testuser',
  'testlead',
  'asdf',
  'asdfg',
  'asdfgh',
  'asdfghjkl',
  'qwerty',
  'qwertz',
  'xxx',
  'foo',
  'bar',
  'foobar',
  'lorem',
  'ipsum',
  'dummy',
  'fake',
  'spam',
])
/** Words that may stand beside a test word but prove nothing alone: a person may have such a name. */
const besideTests = new Set(['user', 'lead', 'name', 'jmeno', 'prijmeni', 'poptavka', 'z', 'webu'])

/**
 * Whether every word of a name belongs to a test and one at least is nobody's name; `Test Nováková` may be a person.
 */
const isTestName = (name: string): boolean => {
  if (/https?:\/\/|www\./i.test(name)) return true
  const words = nameWords(name).filter((word) => !/^\d+$/.test(word))
  const isTestWord = (word: string): boolean => testWords.has(word.replace(/\d+$/, ''))
  return words.some(isTestWord) && words.every((word) => isTestWord(word) || besideTests.has(word))
}

// Nobody can have an address there (RFC 2606, RFC 6761).
const reservedDomain = /(?:^|\.)(?:example\.(?:com|net|org)|test|example|invalid|localhost)$/
const testLocal = /^(?:test|testing|tester|asdf|qwerty|qwertz|foo|spam)[\d._-]*(?:\+.*)?$/

const isTestAddress = (email: string): boolean => {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return false
  return testLocal.test(address.slice(0, at)) || reservedDomain.test(address.slice(at + 1))
}
