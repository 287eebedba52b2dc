import type { TFunction } from 'i18next'
import type { Failure } from '#core/contract/failure'
import type { TeamFaultKind } from '#core/team/team-fault'
import type { FailureText } from '../../ui/notices/failure-words.ts'

const ofDatabase = [
  'unreachable',
  'certificate',
  'timedOut',
  'stillConnected',
  'refused',
  'noRights',
  'noDatabase',
  'nameTaken',
  'teamThere',
  'alreadyHere',
  'oldServer',
] as const satisfies readonly TeamFaultKind[]

interface Said {
  /** What is said of all other failures. */
  readonly words: FailureText
  readonly title: string
  readonly t: TFunction
}

/** What whoever has the password of the database can do about it themselves, where others would have to ask them. */
export const databaseWords = (failure: Failure, { words, title, t }: Said): FailureText => {
  const known =
    failure.kind === 'team' ? ofDatabase.find((one) => one === failure.fault) : undefined
  return known === undefined
    ? words
    : {
        title,
        sentence: t(`team.make.fault.${known}.sentence`),
        nextStep: t(`team.make.fault.${known}.next`, {
          certificates: t('accounts.authorityTitle'),
        }),
      }
}
