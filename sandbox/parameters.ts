import { type Answer, answers } from './answer.ts'
import type { ParameterRule } from './endpoint.ts'

export type Parameters = ReadonlyMap<string, string>

const integerPattern = /^\d{1,15}$/
const credentials = new Set(['login', 'password'])

/** The first thing wrong with the parameters, in the words of the API, or null. */
export const findParameterFault = (
  parameters: Parameters,
  rules: Readonly<Record<string, ParameterRule>>,
): Answer | null => {
  for (const name of parameters.keys()) {
    if (!credentials.has(name) && !Object.hasOwn(rules, name)) return answers.unexpected(name)
  }
  for (const [name, rule] of Object.entries(rules)) {
    if (rule === 'flag') continue
    const value = parameters.get(name)
    if (value === undefined || value === '') return answers.missing(name)
    if (!integerPattern.test(value)) return answers.malformed(name)
  }
  return null
}
