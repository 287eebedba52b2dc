import type { EndpointCall } from '../endpoint.ts'
import { type Answer, answers, plainText } from '../http/answer.ts'
import { isConsentType } from '../state/consents.ts'
import { listCustomAttributes } from '../state/custom-attributes.ts'
import { readProject } from '../state/projects.ts'
import { isSalesman } from '../state/salesmen.ts'
import type { Switches } from '../switches.ts'
import { parseAttribute } from './attribute-value.ts'
import { readConsentChoice } from './consent-choice.ts'
import { findInquiredUnit } from './inquired-unit.ts'
import { languageCodes } from './language-codes.ts'
import { leadParameters, namesIn } from './lead-parameters.ts'

type Check = (call: EndpointCall) => Answer | null

const maxCharacters = 5_000
const emailPattern = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/
const phonePatterns: Readonly<Record<Switches['leadPhones'], RegExp>> = {
  /** A plus, then at most fifteen digits, the first of them no zero. */
  e164: /^\+[1-9]\d{1,14}$/,
  asTyped: /^\+?[\d\s()./-]{3,40}$/,
}
const integerPattern = /^\d{1,15}$/

const unknownId = (name: string): Answer =>
  plainText(400, `ID does not refer to a valid object: ${name}.`)

/** Characters, not UTF-16 units: an emoji is one. */
const isTooLong = (text: string): boolean =>
  // No character takes more than two units: what is longer need not be counted.
  text.length > maxCharacters &&
  (text.length > 2 * maxCharacters || [...text].length > maxCharacters)

const tooLong: Check = ({ parameters }) => {
  const name = parameters.names().find((sent) => isTooLong(parameters.text(sent)))
  return name === undefined
    ? null
    : plainText(400, `Parameter too long, ${maxCharacters} characters at the most: ${name}.`)
}

const missingName: Check = (call) => {
  const { name, surname } = namesIn(call)
  const missing = [name, surname].find((needed) => call.parameters.text(needed).trim() === '')
  return missing === undefined ? null : answers.missing(missing)
}

const missingContact: Check = ({ parameters }) =>
  parameters.text('email') === '' && parameters.text('phone') === ''
    ? answers.missing('email or phone')
    : null

const malformedText: Check = (call) => {
  const { project } = namesIn(call)
  const formats: readonly (readonly [name: string, fits: (text: string) => boolean])[] = [
    ['email', (text) => emailPattern.test(text)],
    ['phone', (text) => phonePatterns[call.switches.leadPhones].test(text)],
    [project, (text) => integerPattern.test(text)],
    ['language', (text) => languageCodes.has(text)],
  ]
  const malformed = formats.find(([name, fits]) => {
    const text = call.parameters.text(name)
    return text !== '' && !fits(text)
  })
  return malformed === undefined ? null : answers.malformed(malformed[0])
}

const wrongConsents: Check = ({ db, parameters }) => {
  const names = ['consents', 'updateconsents'] as const
  const sent = names.filter((name) => parameters.has(name))
  // spec: create-lead 1.
  if (sent.length === 2) return plainText(400, 'Send consents or updateconsents, not both.')
  const choice = readConsentChoice(parameters)
  if (choice === null) return null
  if (choice === 'malformed') return answers.malformed(sent[0] ?? 'consents')
  const isKnown = choice.typeIds.every((id) => isConsentType(db, id))
  return isKnown ? null : unknownId(choice.parameter)
}

const wrongAttribute: Check = ({ db, parameters }) => {
  // Without custom attributes in the call their table need not be read.
  if (parameters.names().every((name) => Object.hasOwn(leadParameters, name))) return null
  const wrong = listCustomAttributes(db).find((attribute) => {
    const text = parameters.text(attribute.key)
    return text !== '' && parseAttribute(attribute, text) === null
  })
  return wrong === undefined ? null : answers.malformed(wrong.key)
}

const wrongProject: Check = (call) => {
  const { project: name } = namesIn(call)
  const projectId = call.parameters.integerOrNull(name)
  if (projectId === null) return null
  const project = readProject(call.db, projectId)
  if (project === null || project.hidden) return unknownId(name)
  return call.account.projects.includes(projectId) ? null : answers.unauthorized
}

const wrongSalesman: Check = ({ db, parameters }) => {
  const salesmanId = parameters.integerOrNull('salesman')
  return salesmanId === null || isSalesman(db, salesmanId) ? null : unknownId('salesman')
}

const unitOutOfReach: Check = (call) => {
  const unit = findInquiredUnit(call)
  return unit === null || call.account.projects.includes(unit.projectId)
    ? null
    : answers.unauthorized
}

const checks: readonly Check[] = [
  tooLong,
  missingName,
  missingContact,
  malformedText,
  wrongConsents,
  wrongAttribute,
  wrongProject,
  wrongSalesman,
  unitOutOfReach,
]

/** The first fault of a lead's parameters, beyond what the rules of parameters find. */
export const findLeadFault: Check = (call) => {
  for (const check of checks) {
    const fault = check(call)
    if (fault !== null) return fault
  }
  return null
}
