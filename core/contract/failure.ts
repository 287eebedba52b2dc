import { z } from 'zod'
import { holdCauses } from '#core/accounts/hold-cause'
import { addressTroubleSchema } from '#core/leads/sent/address-trouble'
import { type TeamArea, teamAreas } from '#core/team/team-area'
import { mayPass, type TeamFault, teamFaults } from '#core/team/team-fault'

/** What can be done about a failure. */
const againSchema = z.union([z.enum(['now', 'afterFix', 'never']), z.object({ at: z.int() })])

const again = { again: againSchema }

/** What the server's refusal is about, where the refusal says so. */
export const refusalAbouts = [
  'login',
  'consent',
  // The three reasons for which a revocation finds nothing.
  'customer',
  'consentType',
  'validConsent',
] as const
export type RefusalAbout = (typeof refusalAbouts)[number]

/** Why a server was not reached, or did not do its work. */
export const unreachableCauses = [
  'refused',
  'notFound',
  'timedOut',
  'reset',
  'certificate',
  'proxy',
  'serverError',
  /** A proxy or gateway in front of the server gave up waiting for it. */
  'gateway',
  /** The demo's server, inside of Unitdesk, has ended or was not ready in time. */
  'demo',
] as const

/** What an answer should have been, where something else came. */
export const expectedAnswers = [
  'answer',
  'text',
  'xml',
  /** Well-formed it was: another element stands where one of the API should, or one of its IDs is none. */
  'apiXml',
  'smaller',
  'nothing',
  'file',
  'workbook',
  'dealColumns',
  'paymentColumns',
  'id',
  'paymentId',
  'priceUpdate',
  'projects',
  'leads',
  'consentTypes',
  'customerIds',
  'customer',
] as const
export type ExpectedAnswer = (typeof expectedAnswers)[number]

/** The rule that an entry breaks. */
export const inputRules = [
  // Of the contract's schemas, named as zod names its issues.
  'invalid_type',
  'invalid_format',
  'invalid_value',
  'invalid_union',
  'invalid_key',
  'invalid_element',
  'unrecognized_keys',
  'not_multiple_of',
  'custom',
  'too_small',
  'too_big',
  // Of an address.
  'empty',
  'notAnAddress',
  'needsHttps',
  'hasCredentials',
  'hasQuery',
  // Of an account.
  'loginTaken',
  // Of an address of the web site.
  'hasSecret',
  'otherSite',
  'headerValue',
  // Of a connection test.
  'untestable',
  // Of a file.
  'file',
  'unreadable',
  'settingsFile',
  'newerVersion',
  'olderVersion',
  'authority',
  'invitation',
  'keyCode',
  'otherKeyCode',
  'fileVanished',
  'fileChanged',
  'fileUnreadable',
  'fileEnded',
  // Of a table to import.
  'notATable',
  'encryptedTable',
  'tableTooLarge',
  'noSheet',
  'tableUnreadable',
  'stopsReader',
  // Of a bank's statement.
  'notAStatement',
  'statementPdf',
  'statementTooLarge',
  'statementXml',
  'statementDoctype',
  // Of the parameters of a payment.
  'paymentParameters',
  'droppedParameter',
  // Of the number that a payment has in the CRM.
  'numberOfAnother',
  // Of what an export has sent.
  'runNotATable',
  'runEncrypted',
  'runTooLarge',
  'runNotOpened',
  // Of the name of a file that is written again and again.
  'fileOfAnotherReport',
  'fileOfPerson',
  // Of two runs that are to be compared.
  'runsUnlike',
  // Of a lead, and of the values that the CRM lets it carry.
  'contact',
  'reserved',
  'length',
  'boolean',
  'text',
  'integer',
  'decimal',
  'date',
  'choice',
  'choices',
] as const
export type InputRule = (typeof inputRules)[number]

/** Everything that can go wrong in normal use. Data, never sentences: the renderer has the words. */
export const failureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('held'),
    account: z.string(),
    /** The one endpoint that the account is probably not permitted to ask; null: nothing leaves with it. */
    endpoint: z.string().nullable(),
    cause: z.enum(holdCauses),
    since: z.int(),
    /** The longest that a ban could last; null where a ban is unlikely. */
    until: z.int().nullable(),
    failuresInARow: z.int(),
    ...again,
  }),
  z.object({ kind: z.literal('cooling'), endpoint: z.string(), until: z.int(), ...again }),
  z.object({
    kind: z.literal('refused'),
    endpoint: z.string(),
    status: z.int(),
    message: z.string(),
    about: z.enum(refusalAbouts).nullable(),
    ...again,
  }),
  z.object({ kind: z.literal('unknownOutcome'), endpoint: z.string(), ...again }),
  z.object({
    kind: z.literal('unreachable'),
    host: z.string(),
    cause: z.enum(unreachableCauses),
    ...again,
  }),
  z.object({
    kind: z.literal('notThisServer'),
    endpoint: z.string(),
    expected: z.enum(expectedAnswers),
    /** The part that did not fit, by its name in the API: `<flat id>`. */
    part: z.string().nullable(),
    /** The beginning of what came; empty where nothing came. */
    received: z.string(),
    ...again,
  }),
  z.object({
    kind: z.literal('invalidInput'),
    path: z.string(),
    rule: z.enum(inputRules),
    ...again,
  }),
  z.object({
    kind: z.literal('store'),
    cause: z.enum(['damaged', 'full', 'readOnly', 'fromTheFuture', 'inUse', 'failed']),
    path: z.string(),
    ...again,
  }),
  /** The process that reads what has arrived ended or was ended: nothing is known of the contents. */
  z.object({ kind: z.literal('reader'), cause: z.enum(['tookTooLong', 'broke']), ...again }),
  /** A place of the person that takes no file. */
  z.object({
    kind: z.literal('place'),
    /** `changed`: a file is not what was written there. */
    cause: z.enum(['inUse', 'full', 'notWritable', 'gone', 'changed']),
    ...again,
  }),
  z.object({
    kind: z.literal('keychain'),
    cause: z.enum(['unavailable', 'locked', 'timedOut', 'missing']),
    ...again,
  }),
  /** The database of the team has not done what was asked of it. */
  z.object({ kind: z.literal('team'), fault: z.enum(teamFaults), ...again }),
  /** Somebody of the team sends it, has sent it, or may have. */
  z.object({
    kind: z.literal('taken'),
    /** The person. */
    by: z.string(),
    /** `settling`: what has become of it stands in the CRM in a few minutes, and nobody has to look. */
    standing: z.enum(['busy', 'done', 'unknown', 'settling']),
    ...again,
  }),
  /** The person does not work with that in their team: nothing has left. */
  z.object({ kind: z.literal('outsideRole'), area: z.enum(teamAreas), ...again }),
  /** Somebody of the team edits the draft at the moment. */
  z.object({ kind: z.literal('edited'), by: z.string(), ...again }),
  /** The computer of somebody of the team could not send it, for a reason of its own. */
  z.object({ kind: z.literal('failedElsewhere'), by: z.string(), ...again }),
  /** An address of the web site has given none. */
  z.object({ kind: z.literal('noSiteFile'), trouble: addressTroubleSchema, ...again }),
  /** A mail server or a webhook has not got what was to be sent. */
  z.object({
    kind: z.literal('notDelivered'),
    trouble: z.enum([
      'notSetUp',
      'login',
      'recipients',
      'refused',
      'encryption',
      /** The server shows another key than the one that a person has confirmed; `answer` is that key. */
      'hostKey',
      'privateKey',
      'folder',
      'tooLarge',
      'noFolder',
      'noComparison',
      'declined',
      /** It has left, and no answer came. */
      'unknown',
    ]),
    /** What the server has said, without what it was let in with; empty where it has said nothing. */
    answer: z.string(),
    ...again,
  }),
  /** A runner elsewhere has not told how it fares. */
  z.object({
    kind: z.literal('runner'),
    trouble: z.enum(['notNamed', 'declined', 'token', 'notARunner']),
    ...again,
  }),
  z.object({ kind: z.literal('cancelled'), ...again }),
  z.object({
    kind: z.literal('notAllowed'),
    reason: z.enum([
      'sender',
      'unknownCall',
      'notFound',
      'noAccount',
      'draftChanged',
      'draftSealed',
      'changedByTeam',
      'needsApproval',
      'paymentsChanged',
      'ledgerRestored',
      'unconfirmed',
      'anyCallOff',
      'sentByTeam',
      'byPolicy',
      'notMissing',
      'refusedBefore',
      'contactsSealed',
      'copiesLeft',
      'notAsked',
      'notProven',
    ]),
    /** Of a draft that others have changed, as it was when that was told. */
    revision: z.int().optional(),
    ...again,
  }),
  /** A bug: it was thrown, is logged under this id, and is caught by the router alone. */
  z.object({ kind: z.literal('defect'), id: z.string(), ...again }),
])

export type Failure = z.infer<typeof failureSchema>
export type FailureKind = Failure['kind']
export type FailureOf<K extends FailureKind> = Extract<Failure, { kind: K }>

export type Result<T, F = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F }

export const success = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const failed = <F extends Failure>(failure: F): Result<never, F> => ({ ok: false, failure })

/** The thing that was asked for does not exist, or is no longer in a state that allows the call. */
export const notFound = (again: 'afterFix' | 'never'): Result<never> =>
  failed({ kind: 'notAllowed', reason: 'notFound', again })

/** No account of the workspace is used for what is to be done. */
export const noAccount: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'noAccount',
  again: 'afterFix',
})

/** Changes of the draft wait for their time: a person withdraws them before the draft is changed. */
export const draftSealed: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'draftSealed',
  again: 'afterFix',
})

/** The team's limit: a second person approves such a change before it leaves. */
export const needsApproval = failed({
  kind: 'notAllowed',
  reason: 'needsApproval',
  again: 'afterFix',
} as const)

/** Others of the team have changed the draft meanwhile: a person looks at it as it is by now. */
export const changedByTeam = (revision: number): Result<never> =>
  failed({ kind: 'notAllowed', reason: 'changedByTeam', revision, again: 'afterFix' })

/** A person, or the end of the window that had asked, has called the work off. */
export const cancelled: FailureOf<'cancelled'> = { kind: 'cancelled', again: 'now' }

/** What must be agreed with the team cannot be: its database is out of reach, or has lost what was claimed of it. */
export const teamAway = { kind: 'team', fault: 'unreachable', again: 'now' } as const

/** Whether a person must act first depends on the code as well, of which nothing else is told. */
export const notDoneByTeam = (fault: TeamFault): Result<never, FailureOf<'team'>> =>
  failed({ kind: 'team', fault: fault.kind, again: mayPass(fault) ? 'now' : 'afterFix' })

/** The same of what the team does for those alone who work with one area. */
export const notDoneInArea = (
  area: TeamArea,
  fault: TeamFault,
): Result<never, FailureOf<'team' | 'outsideRole'>> =>
  fault.kind === 'noArea'
    ? failed({ kind: 'outsideRole', area, again: 'afterFix' })
    : notDoneByTeam(fault)
