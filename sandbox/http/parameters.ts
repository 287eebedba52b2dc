import { type Answer, answers } from './answer.ts'

/**
 * How a parameter is written on the wire. An optional one that is empty counts as left out;
 * `flag` counts by its presence, whatever its value.
 */
export type ParameterRule =
  | 'requiredInteger'
  | 'optionalInteger'
  | 'requiredText'
  | 'optionalText'
  | 'flag'

export type Parameters = ReadonlyMap<string, string>

const integerPattern = /^\d{1,15}$/
const credentials = new Set(['login', 'password'])

interface ParameterChecks {
  readonly rules: Readonly<Record<string, ParameterRule>>
  readonly acceptsAlso: (name: string) => boolean
}

/** The first thing wrong with the parameters, in the words of the API, or null. */
export const findParameterFault = (
  parameters: Parameters,
  { rules, acceptsAlso }: ParameterChecks,
): Answer | null => {
  for (const name of parameters.keys()) {
    if (!credentials.has(name) && !Object.hasOwn(rules, name) && !acceptsAlso(name)) {
      return answers.unexpected(name)
    }
  }
  for (const [name, rule] of Object.entries(rules)) {
    const fault = findFault(name, rule, parameters.get(name) ?? '')
    if (fault !== null) return fault
  }
  return null
}

const findFault = (name: string, rule: ParameterRule, value: string): Answer | null => {
  const isRequired = rule === 'requiredInteger' || rule === 'requiredText'
  const isInteger = rule === 'requiredInteger' || rule === 'optionalInteger'
  if (value === '') return isRequired ? answers.missing(name) : null
  return isInteger && !integerPattern.test(value) ? answers.malformed(name) : null
}
