import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { FailureOf } from '#core/contract/failure'
import { createFormats } from '#core/format/formats'
import { startI18n } from '../i18n/start-i18n.ts'
import { failureWords } from './failure-words.ts'

const messages = [
  'Parameter missing: surname.',
  'Incorrect parameter format: surname.',
  'ID does not refer to a valid object: surname.',
  'Parameter too long, 5000 characters at the most: surname.',
  'Unexpected parameters found: surname.',
] as const

const say = async (
  language: 'en' | 'cs',
  endpoint: string,
  message: string,
  { status, about }: Pick<FailureOf<'refused'>, 'status' | 'about'> = { status: 400, about: null },
) => {
  await startI18n(language)
  return failureWords({ t: i18next.t, formats: createFormats(language, 'UTC') })({
    kind: 'refused',
    endpoint,
    status,
    message,
    about,
    again: 'afterFix',
  })
}

test.each(
  (['en', 'cs'] as const).flatMap((language) => messages.map((message) => ({ language, message }))),
)('in $language, “$message” of a lead is said in words, with the original', async (refused) => {
  const { sentence } = await say(refused.language, 'create-lead', refused.message)
  expect(sentence).toContain(refused.message)
  // In the person's words before it.
  expect(sentence.split(refused.message)[0]).toMatch(/“surname”|„surname“/)
})

test('each of them is said in words of its own', async () => {
  const said = []
  for (const message of messages) {
    const { sentence } = await say('cs', 'create-lead', message)
    said.push(sentence.replace(message, ''))
  }
  expect(new Set(said).size).toBe(messages.length)
})

test('a message that nobody knows, or of another endpoint, is told as it is', async () => {
  const unknown = await say('en', 'create-lead', 'The moon is full.')
  expect(unknown.sentence).toBe('It answered 400: The moon is full.')
  const other = await say('en', 'set-unit-plan', 'Parameters missing.')
  expect(other.sentence).toBe('It answered 400: Parameters missing.')
})

test('a 403 asks for the consent, unless the server says something else', async () => {
  const forbidden = { status: 403, about: 'consent' } as const
  const asked = await say('en', 'set-unit-plan', 'Accept the terms first.', forbidden)
  expect(asked.title).toBe('The account must accept the terms first')
  expect(await say('en', 'set-unit-plan', '', forbidden)).toEqual(asked)
  const other = await say('en', 'set-unit-plan', 'Your address is blocked.', forbidden)
  expect(other.sentence).toBe('It answered 403: Your address is blocked.')
})
