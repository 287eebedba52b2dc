import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Approval } from '#core/contract/drafts'
import type { PriceLimit } from '#core/prices/batch/price-limit'
import { failureOf } from '../../../../bridge/failure-of.ts'
import { mutation } from '../../../../bridge/mutation.ts'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { limitWords } from '../../../../ui/limit-words.ts'
import { FailureNotice } from '../../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../../ui/notices/notice.tsx'
import type { ReviewedDraft } from '../review-props.ts'
import type { ApprovalState } from './use-approval.ts'

interface Props {
  readonly draft: ReviewedDraft
  readonly state: ApprovalState
  /** Whether the review says all that it has to say. */
  readonly isChecked: boolean
}

/** What a second person has said of a change above the team's limit, and how they are asked; nothing where none is needed. */
export const ApprovalBox = (props: Props) => {
  const { above, approval, isKnown } = props.state
  if (approval?.mayDecide) return <Decision {...props} approval={approval} />
  if (!isKnown || above === null) return null
  if (approval?.state === 'approved') return <Approved approval={approval} />
  if (approval?.state === 'asked') return <Waiting approval={approval} />
  return <Needed {...props} above={above} />
}

const Approved = ({ approval: { decider, word } }: { readonly approval: Approval }) => {
  const { t } = useTranslation()
  return (
    <Notice
      tone="success"
      title={t('team.approval.approvedTitle', { name: decider })}
      sentence={word === '' ? t('team.approval.approvedSentence') : word}
    />
  )
}

const Waiting = ({ approval: { asker } }: { readonly approval: Approval }) => {
  const { t } = useTranslation()
  return (
    <Notice
      tone="note"
      title={t('team.approval.waitingTitle')}
      sentence={
        asker.isOwn
          ? t('team.approval.waitingYours')
          : t('team.approval.waitingOf', { name: asker.name })
      }
      nextStep={t('team.approval.waitingNext')}
    />
  )
}

const Needed = ({ draft, state, isChecked, above }: Props & { readonly above: PriceLimit }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const share = useMutation(mutation('drafts.share', { failure: 'here' }))
  const ask = useMutation(mutation('drafts.askApproval', { failure: 'here' }))
  const { approval, isShared, isAway } = state
  const { id: draftId, revision } = draft
  const failure = failureOf(share.error) ?? failureOf(ask.error)
  const isRefused = approval?.state === 'refused'
  const next = () => {
    if (isAway) return t('team.approval.away')
    return isShared ? '' : t('team.approval.share')
  }
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <Notice
        tone="warning"
        title={
          isRefused
            ? t('team.approval.refusedTitle', { name: approval.decider })
            : t('team.approval.neededTitle')
        }
        sentence={isRefused ? approval.word : limitWords(above, { t, formats })}
        nextStep={next()}
      >
        {isShared ? (
          <Button
            size="xs"
            variant="default"
            disabled={isAway || !isChecked}
            loading={ask.isPending}
            onClick={() => ask.mutate({ draftId, revision })}
          >
            {t(isRefused ? 'team.approval.askAgain' : 'team.approval.ask')}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            disabled={isAway}
            loading={share.isPending}
            onClick={() => share.mutate({ draftId })}
          >
            {t('team.draft.share')}
          </Button>
        )}
      </Notice>
    </>
  )
}

interface DecisionProps extends Pick<Props, 'draft' | 'isChecked'> {
  readonly approval: Approval
}

const Decision = ({ draft, isChecked, approval }: DecisionProps) => {
  const { id: approvalId, asker } = approval
  const { t } = useTranslation()
  const [word, setWord] = useState('')
  const [isWordMissing, setWordMissing] = useState(false)
  const decide = useMutation(mutation('drafts.decideApproval', { failure: 'here' }))
  const failure = failureOf(decide.error)
  const { id: draftId, revision } = draft
  const say = (decision: 'approved' | 'refused') => {
    const isMissing = decision === 'refused' && word.trim() === ''
    setWordMissing(isMissing)
    if (!isMissing) decide.mutate({ draftId, revision, approvalId, decision, word })
  }
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <Notice
        tone="warning"
        title={
          asker.isOwn
            ? t('team.approval.ownTitle')
            : t('team.approval.wantsTitle', { name: asker.name })
        }
        sentence={t(asker.isOwn ? 'team.approval.ownSentence' : 'team.approval.wantsSentence')}
        nextStep={asker.isOwn ? t('team.approval.wantsSentence') : ''}
      >
        <Textarea
          w="100%"
          label={
            asker.isOwn ? t('team.approval.ownWord') : t('team.approval.word', { name: asker.name })
          }
          autosize={false}
          rows={2}
          maxLength={1_000}
          value={word}
          error={isWordMissing && t('team.approval.wordMissing')}
          onChange={({ currentTarget }) => {
            setWord(currentTarget.value)
            setWordMissing(false)
          }}
        />
        <Button
          size="xs"
          px="xs"
          disabled={!isChecked}
          loading={decide.isPending}
          onClick={() => say('approved')}
        >
          {t('team.approval.approve')}
        </Button>
        <Button
          size="xs"
          px="xs"
          variant="default"
          loading={decide.isPending}
          onClick={() => say('refused')}
        >
          {t('team.approval.refuse')}
        </Button>
      </Notice>
    </>
  )
}
