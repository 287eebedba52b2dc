import type { ConsoleParameter } from './console-endpoint.ts'

/** Why a text does not fit its parameter. The call may be sent all the same: the server has the last word. */
export type ConsoleFault = 'empty' | 'integer' | 'date' | 'choice' | 'json'

export const consoleFault = (
  { kind, isRequired, values }: ConsoleParameter,
  text: string,
): ConsoleFault | null => {
  if (text === '') return isRequired ? 'empty' : null
  switch (kind) {
    case 'integer':
      return /^\d{1,15}$/.test(text) ? null : 'integer'
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? null : 'date'
    case 'choice':
      return values.includes(text) ? null : 'choice'
    case 'json':
      return isJson(text) ? null : 'json'
    default:
      return null
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
