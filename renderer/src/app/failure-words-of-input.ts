import type { InputRule } from '#core/contract/failure'
import type { FailureTable } from './failure-table.ts'

const entry = {
  title: 'failures.invalidInput.title',
  kept: 'failures.invalidInput.kept',
  next: 'failures.invalidInput.next',
} as const
const anyEntry = { ...entry, sentence: 'failures.invalidInput.sentence' } as const

const settings = { title: 'failures.file.title', kept: 'failures.file.kept' } as const
const table = { title: 'failures.table.title', kept: 'failures.table.kept' } as const
const statement = {
  title: 'failures.statement.title',
  kept: 'failures.statement.kept',
} as const
const run = { title: 'failures.run.title', kept: 'failures.run.kept' } as const
const place = { title: 'failures.place.title', kept: 'failures.place.kept' } as const
const upload = { title: 'failures.upload.title', kept: 'failures.upload.kept' } as const

const words = {
  invalid_type: anyEntry,
  invalid_format: anyEntry,
  invalid_value: anyEntry,
  invalid_union: anyEntry,
  invalid_key: anyEntry,
  invalid_element: anyEntry,
  unrecognized_keys: anyEntry,
  not_multiple_of: anyEntry,
  custom: anyEntry,
  too_small: { ...entry, sentence: 'failures.invalidInput.tooSmall' },
  too_big: { ...entry, sentence: 'failures.invalidInput.tooBig' },

  empty: { ...entry, sentence: 'connect.faults.empty' },
  notAnAddress: { ...entry, sentence: 'connect.faults.notAnAddress' },
  needsHttps: { ...entry, sentence: 'connect.faults.needsHttps' },
  hasCredentials: { ...entry, sentence: 'connect.faults.hasCredentials' },
  hasQuery: { ...entry, sentence: 'connect.faults.hasQuery' },
  hasSecret: { ...entry, sentence: 'leads.address.faults.hasSecret' },
  otherSite: { ...entry, sentence: 'leads.address.faults.otherSite' },
  headerValue: { ...entry, sentence: 'leads.address.faults.headerValue' },
  loginTaken: { ...entry, sentence: 'accounts.loginTaken', next: 'accounts.loginTakenNext' },
  untestable: {
    title: 'connect.untestableTitle',
    sentence: 'connect.untestableSentence',
    kept: 'failures.invalidInput.kept',
    next: 'connect.untestableNext',
  },

  file: {
    ...settings,
    sentence: 'failures.file.withoutPlace',
    next: 'failures.file.nextWithoutPlace',
  },
  unreadable: {
    ...settings,
    sentence: 'failures.file.unreadable',
    next: 'failures.file.nextUnreadable',
  },
  settingsFile: {
    ...settings,
    sentence: 'failures.file.settingsFile',
    next: 'failures.file.nextSettingsFile',
  },
  newerVersion: {
    ...settings,
    sentence: 'failures.file.newerVersion',
    next: 'failures.file.nextNewerVersion',
  },
  olderVersion: {
    ...settings,
    sentence: 'failures.file.olderVersion',
    next: 'failures.file.nextOlderVersion',
  },
  authority: {
    ...settings,
    sentence: 'failures.file.authority',
    next: 'failures.file.nextAuthority',
  },
  invitation: {
    ...entry,
    sentence: 'team.notAnInvitation',
    next: 'team.nextInvitation',
  },
  keyCode: { ...entry, sentence: 'team.key.notACode', next: 'team.key.nextCode' },
  otherKeyCode: { ...entry, sentence: 'team.key.otherCode', next: 'team.key.nextCode' },
  fileVanished: {
    ...upload,
    sentence: 'failures.upload.vanished',
    next: 'failures.upload.nextVanished',
  },
  fileChanged: {
    ...upload,
    sentence: 'failures.upload.changed',
    next: 'failures.upload.nextChanged',
  },
  fileUnreadable: {
    ...upload,
    sentence: 'failures.upload.unreadable',
    next: 'failures.upload.nextUnreadable',
  },

  fileEnded: {
    ...settings,
    sentence: 'failures.file.ended',
    next: 'failures.file.nextEnded',
  },

  notATable: { ...table, sentence: 'failures.table.notATable', next: 'failures.table.nextTable' },
  encryptedTable: {
    ...table,
    sentence: 'failures.table.encrypted',
    next: 'failures.table.nextEncrypted',
  },
  tableTooLarge: {
    ...table,
    sentence: 'failures.table.tooLarge',
    next: 'failures.table.nextTooLarge',
  },
  tableUnreadable: {
    ...table,
    sentence: 'failures.upload.unreadable',
    next: 'failures.file.nextUnreadable',
  },
  stopsReader: {
    ...table,
    sentence: 'failures.table.stopsReader',
    next: 'failures.table.nextStopsReader',
  },
  runNotATable: { ...run, sentence: 'failures.run.notATable', next: 'failures.run.nextAgain' },
  runEncrypted: { ...run, sentence: 'failures.run.encrypted', next: 'failures.run.nextOpen' },
  runTooLarge: { ...run, sentence: 'failures.run.tooLarge', next: 'failures.run.nextNarrower' },
  runNotOpened: { ...run, sentence: 'failures.run.notOpened', next: 'failures.run.nextSave' },
  notAStatement: {
    ...statement,
    sentence: 'failures.statement.notAStatement',
    next: 'failures.statement.nextFormat',
  },
  statementPdf: {
    ...statement,
    sentence: 'failures.statement.pdf',
    next: 'failures.statement.nextInsteadOfPdf',
  },
  statementTooLarge: {
    ...statement,
    sentence: 'failures.statement.tooLarge',
    next: 'failures.statement.nextPart',
  },
  statementXml: {
    ...statement,
    sentence: 'failures.statement.xml',
    next: 'failures.statement.nextAgain',
  },
  statementDoctype: {
    ...statement,
    sentence: 'failures.statement.doctype',
    next: 'failures.statement.nextAgain',
  },
  paymentParameters: {
    ...entry,
    sentence: 'failures.payment.parameters',
    next: 'failures.payment.nextParameters',
  },
  droppedParameter: {
    ...entry,
    sentence: 'failures.payment.dropped',
    next: 'failures.payment.nextDropped',
  },
  numberOfAnother: {
    ...entry,
    sentence: 'payments.unknown.ofAnother',
    next: 'payments.unknown.nextOfAnother',
  },
  fileOfAnotherReport: {
    ...entry,
    sentence: 'failures.place.ofAnother',
    next: 'failures.place.nextOfAnother',
  },
  fileOfPerson: {
    ...place,
    sentence: 'failures.place.ofPerson',
    next: 'failures.place.nextOfAnother',
  },
  runsUnlike: { ...entry, sentence: 'failures.run.unlike', next: 'failures.run.nextUnlike' },
  noSheet: { ...table, sentence: 'failures.table.noSheet', next: 'failures.table.nextSheet' },

  contact: { ...entry, sentence: 'failures.lead.contact', next: 'failures.lead.nextContact' },
  reserved: { ...entry, sentence: 'failures.lead.reserved', next: 'failures.lead.nextReserved' },
  length: { ...entry, sentence: 'failures.lead.length', next: 'failures.lead.nextLength' },
  boolean: { ...entry, sentence: 'failures.lead.boolean' },
  text: { ...entry, sentence: 'failures.lead.text' },
  integer: { ...entry, sentence: 'failures.lead.integer' },
  decimal: { ...entry, sentence: 'failures.lead.decimal' },
  date: { ...entry, sentence: 'failures.lead.date' },
  choice: { ...entry, sentence: 'failures.lead.choice' },
  choices: { ...entry, sentence: 'failures.lead.choices' },
} as const satisfies Record<InputRule, Record<'title' | 'sentence' | 'kept' | 'next', string>>

/** Why an entry, a file or a lead was not taken. */
export const failureWordsOfInput: FailureTable['invalidInput'] = ({ path, rule }, { t }) => {
  const { title, sentence, kept, next } = words[rule]
  // A schema reports the input itself without a name.
  const said =
    path === '' && title === entry.title ? 'failures.invalidInput.sentenceWhole' : sentence
  return { title: t(title), sentence: `${t(said, { path })} ${t(kept)}`, nextStep: t(next) }
}
