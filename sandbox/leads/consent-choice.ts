import type { CallParameters } from '../http/call-parameters.ts'

/** spec: create-lead: `consents` replaces everything, `updateconsents` touches the listed ones only. */
export interface ConsentChoice {
  readonly parameter: 'consents' | 'updateconsents'
  readonly replacesAll: boolean
  readonly typeIds: readonly number[]
}

const idsPattern = /^\d{1,15}(\s*,\s*\d{1,15})*$/

/** `malformed` when the text is no list of IDs; null when the consents stay as they are. */
export const readConsentChoice = (
  parameters: CallParameters,
): ConsentChoice | 'malformed' | null => {
  const replaced = parameters.textOrNull('consents')
  const listed = replaced ?? parameters.text('updateconsents')
  // An empty `consents` clears all; `updateconsents` is one of the optional parameters that may be empty.
  if (replaced === null && listed === '') return null
  if (listed !== '' && !idsPattern.test(listed)) return 'malformed'
  return {
    parameter: replaced === null ? 'updateconsents' : 'consents',
    replacesAll: replaced !== null,
    typeIds: listed === '' ? [] : listed.split(',').map(Number),
  }
}
