import type { TFunction } from 'i18next'
import type { Failure, FailureKind, FailureOf } from '#core/contract/failure'
import type { Formats } from '#core/format/formats'
import type { FailureText, WordsOfFailure } from '../bridge/failure-words.ts'

interface Speech {
  readonly t: TFunction
  readonly formats: Formats
}

/** Has words for every kind: one left out does not compile. */
export type FailureTable = {
  readonly [K in FailureKind]: (failure: FailureOf<K>, speech: Speech) => FailureText
}

const refused: FailureTable['refused'] = ({ status, message }, { t }) => {
  if (status === 401) {
    return {
      title: t('failures.unauthorised.title'),
      sentence: t('failures.unauthorised.sentence'),
      nextStep: t('failures.unauthorised.next'),
    }
  }
  if (status === 403) {
    return {
      title: t('failures.consent.title'),
      sentence: t('failures.consent.sentence'),
      nextStep: t('failures.consent.next'),
    }
  }
  if (status === 418) {
    return {
      title: t('failures.deprecated.title'),
      sentence: t('failures.deprecated.sentence'),
      nextStep: t('failures.deprecated.next'),
    }
  }
  return {
    title: t('failures.refused.title'),
    sentence:
      message.trim() === ''
        ? t('failures.refused.sentenceBare', { status })
        : t('failures.refused.sentence', { status, message }),
    nextStep: t('failures.refused.next'),
  }
}

const held: FailureTable['held'] = ({ account, endpoint, ...times }, { t, formats }) => {
  const since = formats.dateTime(times.since)
  if (endpoint !== null) {
    return {
      title: t('failures.held.titleEndpoint', { account }),
      sentence: t('failures.held.sentenceEndpoint', { endpoint, since }),
      nextStep: t('failures.held.nextEndpoint'),
    }
  }
  return {
    title: t('failures.held.title', { account }),
    sentence: t('failures.held.sentence', { since }),
    nextStep:
      times.until === null
        ? t('failures.held.next')
        : t('failures.held.nextUntil', { until: formats.dateTime(times.until) }),
  }
}

const faultOfFile = {
  settingsFile: 'failures.file.settingsFile',
  newerVersion: 'failures.file.newerVersion',
  unreadable: 'failures.file.unreadable',
  authority: 'failures.file.authority',
  file: 'failures.file.withoutPlace',
} as const

const isFaultOfFile = (rule: string): rule is keyof typeof faultOfFile =>
  Object.hasOwn(faultOfFile, rule)

const nextForFile = {
  settingsFile: 'failures.file.nextSettingsFile',
  newerVersion: 'failures.file.nextNewerVersion',
  unreadable: 'failures.file.nextUnreadable',
  authority: 'failures.file.nextAuthority',
  file: 'failures.file.nextWithoutPlace',
} as const satisfies Record<keyof typeof faultOfFile, string>

const invalidInput: FailureTable['invalidInput'] = ({ path, rule }, { t }) => {
  if (/^files?$/.test(path) && isFaultOfFile(rule)) {
    return {
      title: t('failures.file.title'),
      sentence: `${t(faultOfFile[rule])} ${t('failures.file.kept')}`,
      nextStep: t(nextForFile[rule]),
    }
  }
  return {
    title: t('failures.invalidInput.title'),
    sentence:
      path === ''
        ? t('failures.invalidInput.sentenceWhole')
        : t('failures.invalidInput.sentence', { path }),
    nextStep: t('failures.invalidInput.next'),
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
} as const satisfies Record<FailureOf<'unreachable'>['cause'], string>

const nextForStore = {
  damaged: 'failures.store.next',
  full: 'failures.store.nextFull',
  readOnly: 'failures.store.nextReadOnly',
  fromTheFuture: 'failures.store.nextFuture',
  inUse: 'failures.store.nextInUse',
  failed: 'failures.store.next',
} as const satisfies Record<FailureOf<'store'>['cause'], string>

const sentenceWhenNotAllowed = {
  sender: 'failures.notAllowed.sentence',
  unknownCall: 'failures.notAllowed.sentence',
  notFound: 'failures.notAllowed.notFound',
  noAccount: 'failures.notAllowed.noAccount',
} as const satisfies Record<FailureOf<'notAllowed'>['reason'], string>

const table: FailureTable = {
  held,
  cooling: ({ endpoint, until }, { t, formats }) => ({
    title: t('failures.cooling.title'),
    sentence: t('failures.cooling.sentence', { endpoint, until: formats.time(until) }),
    nextStep: t('failures.cooling.next'),
  }),
  refused,
  unknownOutcome: ({ endpoint }, { t }) => ({
    title: t('failures.unknownOutcome.title'),
    sentence: t('failures.unknownOutcome.sentence', { endpoint }),
    nextStep: t('failures.unknownOutcome.next'),
  }),
  unreachable: ({ host, cause }, { t }) => ({
    title: t('failures.unreachable.title'),
    sentence: `${t(`failures.unreachable.${cause}`, { host })} ${t('failures.unreachable.kept')}`,
    nextStep: t(nextWhenUnreachable[cause]),
  }),
  notThisServer: ({ endpoint, expected, received }, { t }) => ({
    title: t('failures.notThisServer.title'),
    sentence: t('failures.notThisServer.sentence', { endpoint, expected, received }),
    nextStep: t('failures.notThisServer.next'),
  }),
  invalidInput,
  store: ({ cause, path }, { t }) => ({
    title: t('failures.store.title'),
    sentence: t(`failures.store.${cause}`, { path }),
    nextStep: t(nextForStore[cause]),
  }),
  keychain: ({ cause }, { t }) => ({
    title: t('failures.keychain.title'),
    sentence: t(`failures.keychain.${cause}`),
    nextStep: t(cause === 'missing' ? 'failures.keychain.nextMissing' : 'failures.keychain.next'),
  }),
  cancelled: (_failure, { t }) => ({
    title: t('failures.cancelled.title'),
    sentence: t('failures.cancelled.sentence'),
    nextStep: t('failures.cancelled.next'),
  }),
  notAllowed: ({ reason }, { t }) => ({
    title: t('failures.notAllowed.title'),
    sentence: t(sentenceWhenNotAllowed[reason]),
    nextStep: t(
      reason === 'noAccount' ? 'failures.notAllowed.nextNoAccount' : 'failures.notAllowed.next',
    ),
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
    if (typeof failure.again !== 'object') return words
    const at = speech.formats.dateTime(failure.again.at)
    return { ...words, nextStep: `${words.nextStep} ${speech.t('failures.again', { at })}` }
  }
