import { parseJson } from '#core/parse-json'

const words = 'ok|done|success|successful|true|created|replaced|updated|saved'
const yes = new RegExp(`^"?(?:${words}|null|[1-9]\\d{0,14})[.!]?"?$`, 'i')
// A number is no yes by itself: zero and an error's own number stand in the same fields.
const yesInField = new RegExp(`^(?:${words}|1|2\\d\\d)[.!]?$`, 'i')
const noInField = /^(?:[3-5]\d\d$|error|fail|refus|reject|denied|invalid|false)/i

const verdicts = /^(?:success|ok)$/i
const states = /^(?:status|result)$/i
const errors = /error/i
const messages = /message/i
const nothingSaid: readonly string[] = ['null', 'false', '""', '0', '"0"', '[]', '{}']

/** Whether an object tells of an error, or that it is no success, whatever else it tells. */
export const saysNo = (answer: object): boolean =>
  Object.entries(answer).some(([name, field]: [string, unknown]) => {
    if (errors.test(name)) return !nothingSaid.includes(JSON.stringify(field))
    if (verdicts.test(name)) return !yesInField.test(String(field))
    return states.test(name) && noInField.test(String(field))
  })

/** Words that mean nothing but yes: several servers say so where another says nothing. */
export const isYes = (text: string): boolean => {
  if (text === '' || yes.test(text)) return true
  const answer = parseJson(text)
  if (typeof answer !== 'object' || answer === null || saysNo(answer)) return false
  const fields = Object.entries(answer)
  const told = fields.filter(([name]) => verdicts.test(name) || states.test(name))
  // Beside a yes a message is its wording; alone it may be a refusal.
  const isPlain = told.length > 0 || fields.every(([name]) => !messages.test(name))
  return isPlain && told.every(([, field]) => yesInField.test(String(field)))
}
