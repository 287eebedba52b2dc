import type { Failure, FailureOf } from '#core/contract/failure'
import { callName } from '../bridge/call-name.ts'
import { receivedWords } from '../bridge/received-words.ts'
import { troubleWords } from '../features/leads/trouble-words.ts'
import type { Speech } from '../i18n/speech.ts'
import type { FailureText, WordsOfFailure } from '../ui/notices/failure-words.ts'
import type { FailureTable } from './failure-table.ts'
import { failureWordsOfInput } from './failure-words-of-input.ts'
import { failureWordsOfRefusal } from './failure-words-of-refusal.ts'

const sentenceOfHold = {
  refused: 'failures.held.sentence',
  unheard: 'failures.held.sentenceUnheard',
  team: 'failures.held.sentenceTeam',
} as const

const held: FailureTable['held'] = ({ account, endpoint, cause, ...times }, { t, formats }) => {
  const since = formats.dateTime(times.since)
  if (cause === 'otherLogins') {
    return {
      title: t('failures.held.titleServer', { account }),
      sentence: t('failures.held.sentenceServer', { since }),
      nextStep: t('failures.held.nextServer'),
    }
  }
  if (endpoint !== null && cause === 'unheard') {
    return {
      title: t('failures.held.titleUnheard', { endpoint: callName(endpoint, t) }),
      sentence: t('failures.held.sentenceUnheardEndpoint', {
        endpoint: callName(endpoint, t),
        since,
        account,
      }),
      nextStep: t('failures.held.nextUnheard'),
    }
  }
  if (endpoint !== null) {
    return {
      title: t('failures.held.titleEndpoint', { account }),
      sentence: t('failures.held.sentenceEndpoint', { endpoint: callName(endpoint, t), since }),
      nextStep: t('failures.held.nextEndpoint'),
    }
  }
  return {
    title: t('failures.held.title', { account }),
    sentence: t(sentenceOfHold[cause], { since }),
    nextStep:
      times.until === null
        ? t('failures.held.next')
        : t('failures.held.nextUntil', { until: formats.dateTime(times.until) }),
  }
}

const nextWhenUnreachable = {
  refused: 'failures.unreachable.next',
  notFound: 'failures.unreachable.nextAddress',
  timedOut: 'failures.unreachable.next',
  reset: 'failures.unreachable.next',
  certificate: 'failures.unreachable.nextCertificate',
  proxy: 'failures.unreachable.nextProxy',
  serverError: 'failures.unreachable.nextServer',
  gateway: 'failures.unreachable.nextServer',
  demo: 'welcome.notStarted.next',
} as const satisfies Record<FailureOf<'unreachable'>['cause'], string>

const titleWhenUnreachable = (cause: FailureOf<'unreachable'>['cause']) => {
  if (cause === 'demo') return 'welcome.notStarted.title'
  return cause === 'serverError' ? 'failures.unreachable.titleServer' : 'failures.unreachable.title'
}

const nextForStore = {
  damaged: 'failures.store.next',
  full: 'failures.store.nextFull',
  readOnly: 'failures.store.nextReadOnly',
  fromTheFuture: 'failures.store.nextFuture',
  inUse: 'failures.store.nextInUse',
  failed: 'failures.store.next',
} as const satisfies Record<FailureOf<'store'>['cause'], string>

/** What is gone or changed is not there any more. */
const nothingKept: ReadonlySet<FailureOf<'place'>['cause']> = new Set(['gone', 'changed'])

const nextForPlace = {
  inUse: 'failures.place.nextInUse',
  full: 'failures.place.nextFull',
  notWritable: 'failures.place.nextNotWritable',
  gone: 'failures.place.nextNotWritable',
  changed: 'failures.place.nextChanged',
} as const satisfies Record<FailureOf<'place'>['cause'], string>

const wordsOfReader = {
  tookTooLong: { sentence: 'failures.run.tookTooLong', next: 'failures.run.nextNarrower' },
  broke: { sentence: 'failures.run.brokeReader', next: 'failures.run.nextOpen' },
} as const satisfies Record<FailureOf<'reader'>['cause'], Record<'sentence' | 'next', string>>

const sentenceWhenNotAllowed = {
  sender: 'failures.notAllowed.sentence',
  unknownCall: 'failures.notAllowed.sentence',
  notFound: 'failures.notAllowed.notFound',
  noAccount: 'failures.notAllowed.noAccount',
  draftChanged: 'failures.notAllowed.draftChanged',
  draftSealed: 'failures.notAllowed.draftSealed',
  changedByTeam: 'team.draft.changed',
  needsApproval: 'team.approval.refused',
  paymentsChanged: 'failures.notAllowed.paymentsChanged',
  ledgerRestored: 'failures.notAllowed.ledgerRestored',
  unconfirmed: 'failures.notAllowed.unconfirmed',
  anyCallOff: 'failures.notAllowed.anyCallOff',
  sentByTeam: 'failures.notAllowed.sentByTeam',
  byPolicy: 'failures.notAllowed.byPolicy',
  notMissing: 'failures.notAllowed.notMissing',
  contactsSealed: 'failures.notAllowed.contactsSealed',
  copiesLeft: 'leads.deleteAll.copiesLeft.sentence',
  refusedBefore: 'failures.notAllowed.refusedBefore',
  notAsked: 'failures.notAllowed.notAsked',
  notProven: 'failures.notAllowed.notProven',
} as const satisfies Record<FailureOf<'notAllowed'>['reason'], string>

const nextWhenNotAllowed = {
  sender: 'failures.notAllowed.next',
  unknownCall: 'failures.notAllowed.next',
  notFound: 'failures.notAllowed.next',
  noAccount: 'failures.notAllowed.nextNoAccount',
  draftChanged: 'failures.notAllowed.nextDraftChanged',
  draftSealed: 'failures.notAllowed.nextDraftSealed',
  changedByTeam: 'team.draft.changedNext',
  needsApproval: 'team.approval.refusedNext',
  paymentsChanged: 'failures.notAllowed.nextPaymentsChanged',
  ledgerRestored: 'failures.notAllowed.nextLedgerRestored',
  unconfirmed: 'failures.notAllowed.nextUnconfirmed',
  anyCallOff: 'failures.notAllowed.nextAnyCallOff',
  sentByTeam: 'failures.notAllowed.nextSentByTeam',
  byPolicy: 'failures.notAllowed.nextByPolicy',
  notMissing: 'failures.notAllowed.nextNotMissing',
  contactsSealed: 'failures.notAllowed.nextContactsSealed',
  copiesLeft: 'leads.deleteAll.copiesLeft.next',
  refusedBefore: 'failures.notAllowed.nextRefusedBefore',
  notAsked: 'failures.notAllowed.nextNotAsked',
  notProven: 'failures.notAllowed.nextNotProven',
} as const satisfies Record<FailureOf<'notAllowed'>['reason'], string>

type UnreadAnswer = Pick<FailureOf<'notThisServer'>, 'expected' | 'received'>

/** A page, or another place to go to, comes from an address that is not that of the API; columns a person may know. */
const formOf = ({ expected, received }: UnreadAnswer): keyof typeof wordsOfForm => {
  if (expected === 'dealColumns') return 'columns'
  return expected === 'answer' || received.startsWith('HTML') ? 'elsewhere' : 'unknown'
}

const wordsOfForm = {
  elsewhere: { title: 'failures.notThisServer.title', next: 'failures.notThisServer.next' },
  columns: { title: 'deals.columns.unknown', next: 'failures.notThisServer.nextColumns' },
  unknown: { title: 'failures.notThisServer.titleForm', next: 'failures.notThisServer.nextForm' },
} as const

const table: FailureTable = {
  held,
  cooling: ({ endpoint, until }, { t, formats }) => ({
    title: t('failures.cooling.title'),
    sentence: t('failures.cooling.sentence', {
      endpoint: callName(endpoint, t),
      until: formats.dateTime(until),
    }),
    nextStep: t('failures.cooling.next'),
  }),
  refused: failureWordsOfRefusal,
  unknownOutcome: ({ endpoint }, { t }) => ({
    title: t('failures.unknownOutcome.title'),
    sentence: t('failures.unknownOutcome.sentence', { endpoint: callName(endpoint, t) }),
    nextStep: t('failures.unknownOutcome.next'),
  }),
  unreachable: ({ host, cause }, { t }) => ({
    title: t(titleWhenUnreachable(cause)),
    sentence:
      cause === 'demo'
        ? t('welcome.notStarted.sentence')
        : `${t(`failures.unreachable.${cause}`, { host })} ${t('failures.unreachable.kept')}`,
    nextStep: t(nextWhenUnreachable[cause]),
  }),
  notThisServer: ({ endpoint, expected, part, received }, { t }) => ({
    title: t(wordsOfForm[formOf({ expected, received })].title),
    sentence: [
      t('failures.notThisServer.sentence', {
        endpoint: callName(endpoint, t),
        expected: t(`expected.${expected}`),
      }),
      part && t('failures.notThisServer.part', { part }),
      received.trim() === ''
        ? t('failures.notThisServer.empty')
        : t('failures.notThisServer.received', { received: receivedWords(received, t) }),
    ]
      .filter(Boolean)
      .join(' '),
    nextStep: t(wordsOfForm[formOf({ expected, received })].next, { item: t('menu.dealColumns') }),
  }),
  invalidInput: failureWordsOfInput,
  store: ({ cause, path }, { t }) => ({
    title: t('failures.store.title'),
    sentence: t(`failures.store.${cause}`, { path }),
    nextStep: t(nextForStore[cause]),
  }),
  reader: ({ cause }, { t }) => ({
    title: t('failures.run.title'),
    sentence: `${t(wordsOfReader[cause].sentence)} ${t('failures.run.kept')}`,
    nextStep: t(wordsOfReader[cause].next),
  }),
  place: ({ cause }, { t }) => ({
    title: t(cause === 'changed' ? 'failures.place.titleChanged' : 'failures.place.title'),
    sentence: [t(`failures.place.${cause}`), !nothingKept.has(cause) && t('failures.place.kept')]
      .filter(Boolean)
      .join(' '),
    nextStep: t(nextForPlace[cause]),
  }),
  keychain: ({ cause }, { t }) => ({
    title: t('failures.keychain.title'),
    sentence: t(`failures.keychain.${cause}`),
    nextStep: t(cause === 'missing' ? 'failures.keychain.nextMissing' : 'failures.keychain.next'),
  }),
  taken: ({ by, standing }, { t }) => ({
    title: t(`team.taken.${standing}.title`, { name: by || t('team.taken.somebody') }),
    sentence: t(`team.taken.${standing}.sentence`),
    nextStep: t(`team.taken.${standing}.next`),
  }),
  outsideRole: ({ area }, { t }) => ({
    title: t(`team.outsideRole.${area}`),
    sentence: t('team.outsideRole.sentence'),
    nextStep: t('team.outsideRole.next'),
  }),
  edited: ({ by }, { t }) => ({
    title: t('team.draft.editing', { name: by }),
    sentence: t('team.draft.editedSentence'),
    nextStep: t('team.draft.editedNext', { name: by }),
  }),
  failedElsewhere: ({ by }, { t }) => ({
    title: t('team.failedElsewhere.title', { name: by }),
    sentence: t('team.failedElsewhere.sentence'),
    nextStep: t('team.failedElsewhere.next'),
  }),
  team: ({ fault, again }, { t }) =>
    // Where it is shown as a notice it has to fit into the header. What passes without a kind has no sentence of its own.
    fault === 'unreachable' || fault === 'timedOut' || (fault === 'other' && again === 'now')
      ? {
          title: t('team.failure.titleAway'),
          sentence: t(`team.failure.${fault === 'timedOut' ? fault : 'unreachable'}`),
          nextStep: t('team.failure.nextAway'),
        }
      : {
          title: t('team.failure.title'),
          sentence: t(`team.away.${fault}`),
          nextStep: t(again === 'now' ? 'team.failure.next' : 'team.failure.nextAsk'),
        },
  noSiteFile: ({ trouble }, { t }) => ({
    title: t('failures.noSiteFile.title'),
    sentence: troubleWords(t, trouble),
    nextStep: t('failures.noSiteFile.next'),
  }),
  notDelivered: ({ trouble, answer }, { t }) => ({
    title: t(
      trouble === 'unknown' ? 'failures.notDelivered.titleUnknown' : 'failures.notDelivered.title',
    ),
    sentence:
      answer === ''
        ? t(`failures.notDelivered.${trouble}`)
        : `${t(`failures.notDelivered.${trouble}`)} ${t('failures.notDelivered.answer', { answer })}`,
    nextStep: t(`failures.notDelivered.next.${trouble}`),
  }),
  runner: ({ trouble }, { t }) => ({
    title: t('failures.runner.title'),
    sentence: t(`failures.runner.${trouble}`),
    nextStep: t(`failures.runner.next.${trouble}`),
  }),
  cancelled: (_failure, { t }) => ({
    title: t('failures.cancelled.title'),
    sentence: t('failures.cancelled.sentence'),
    nextStep: t('failures.cancelled.next'),
  }),
  notAllowed: ({ reason }, { t }) => ({
    title: t(
      reason === 'copiesLeft' ? 'leads.deleteAll.copiesLeft.title' : 'failures.notAllowed.title',
    ),
    sentence: t(sentenceWhenNotAllowed[reason]),
    nextStep: t(nextWhenNotAllowed[reason]),
  }),
  defect: ({ id }, { t }) => ({
    title: t('failures.defect.title'),
    sentence: t('failures.defect.sentence', { id }),
    nextStep: t('failures.defect.next'),
  }),
}

/** The one table from kinds of failure to words. */
export const failureWords =
  (speech: Speech): WordsOfFailure =>
  (failure: Failure) => {
    const say = table[failure.kind] as (failure: Failure, speech: Speech) => FailureText
    const words = say(failure, speech)
    // A wait says its end itself.
    if (typeof failure.again !== 'object' || failure.kind === 'cooling') return words
    const at = speech.formats.dateTime(failure.again.at)
    return { ...words, nextStep: `${words.nextStep} ${speech.t('failures.again', { at })}` }
  }
