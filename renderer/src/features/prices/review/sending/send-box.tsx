import { Button, Textarea } from '@mantine/core'
import { IconClock, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectKey } from '#core/ids'
import type { DraftJudgement } from '#core/prices/batch/judge-draft'
import { type ToType, whatToType } from '#core/prices/batch/what-to-type'
import type { PriceRules } from '#core/prices/rules/price-rules'
import type { Timestamp } from '#core/time'
import { useFailureWords } from '../../../../bridge/failure-words.ts'
import { query } from '../../../../bridge/query.ts'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { Notice } from '../../../../ui/notices/notice.tsx'
import { ApprovalBox } from '../approval/approval-box.tsx'
import { useApproval } from '../approval/use-approval.ts'
import type { ReviewedDraft } from '../review-props.ts'
import type { ReviewState } from '../use-review.ts'
import { ApplyLater } from './apply-later.tsx'
import { ConfirmByTyping } from './confirm-by-typing.tsx'
import classes from './send-box.module.css'
import { useHeldSending } from './use-held-sending.ts'
import type { HeldSending } from './what-holds-sending.ts'

interface Props {
  readonly of: ProjectKey
  readonly review: ReviewState
  readonly rules: PriceRules
  readonly currency: string | null
  readonly draft: ReviewedDraft
}

const nextWords = (
  { judgement, comparison }: Pick<ReviewState, 'judgement' | 'comparison'>,
  held: HeldSending | null,
):
  | 'allLeftOut'
  | 'notYet'
  | 'comparedFirst'
  | 'whatHappens'
  | `holds.${HeldSending['kind']}`
  | null => {
  const { obstacles, conflicts, sent } = judgement
  if (sent.length === 0) return 'allLeftOut'
  if (obstacles.length + conflicts.length > 0) return 'notYet'
  if (comparison === 'underWay') return 'comparedFirst'
  // Why prices cannot be compared is told above.
  if (comparison === 'missing') return null
  return held === null ? 'whatHappens' : `holds.${held.kind}`
}

/** What happens once a person has confirmed a large batch by typing. */
type SendingWish = { readonly kind: 'now' } | { readonly kind: 'later'; readonly at: Timestamp }

/** The end of a review: a note, and the choice between now and later. */
export const SendBox = ({ of, review, rules, currency, draft }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const formats = useFormats()
  const [asked, setAsked] = useState<SendingWish | null>(null)
  const held = useHeldSending(of)
  const [isChoosing, setChoosing] = useState(false)
  const { judgement, memory, isBusy, failure, writeNote } = review
  const { sent, sums } = judgement
  const { isLimitKnown, toType } = useToType(of, judgement)
  const approval = useApproval(draft, memory.leftOut)
  const box = useFocusKept(
    [
      approval.approval?.id,
      approval.approval?.state,
      approval.isHeldBack,
      isChoosing || asked !== null,
    ].join(),
  )
  const isKnown = isLimitKnown && review.isUndecidedKnown && approval.isKnown
  const canSend = judgement.canSend && isKnown
  // A dialog waits while prices are compared again. It goes where they cannot be sent, and does not come back by itself.
  const isOver = approval.isHeldBack || (judgement.isCompared && !canSend)
  if (isOver && isChoosing) setChoosing(false)
  if ((isOver || toType === null) && asked !== null) setAsked(null)
  const go = (wish: SendingWish) => (wish.kind === 'now' ? review.send() : review.schedule(wish.at))
  const ask = (wish: SendingWish) => {
    setChoosing(false)
    if (toType === null) go(wish)
    else setAsked(wish)
  }
  const approvalBox = (
    <ApprovalBox
      key={approval.approval?.id ?? ''}
      draft={draft}
      state={approval}
      isCompared={judgement.isCompared}
    />
  )
  const next = nextWords(review, held)
  const failureNotice = failure && <Notice tone="failure" {...words(failure)} />
  // What cannot be sent has no note and no time yet; the findings above need the room.
  if (approval.isHeldBack) {
    return (
      <section
        ref={box}
        tabIndex={-1}
        className={classes['box']}
        aria-label={t('review.sendTitle')}
      >
        {failureNotice}
        {approvalBox}
      </section>
    )
  }
  return (
    <section ref={box} tabIndex={-1} className={classes['box']} aria-label={t('review.sendTitle')}>
      {failureNotice}
      {approvalBox}
      <Textarea
        label={t('review.note')}
        autosize={false}
        rows={2}
        maxLength={1_000}
        value={memory.note}
        onChange={({ currentTarget }) => writeNote(currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button
          fullWidth
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={!canSend || held !== null}
          loading={isBusy}
          onClick={() => ask({ kind: 'now' })}
        >
          {held?.kind === 'cooling'
            ? t('review.sendIn', { left: formats.duration(held.leftMs) })
            : t('review.sendNow', { count: sent.length })}
        </Button>
        <Button
          fullWidth
          variant="default"
          leftSection={<IconClock size={16} aria-hidden />}
          disabled={!canSend || isBusy}
          onClick={() => setChoosing(true)}
        >
          {t('review.applyLater')}
        </Button>
      </div>
      {next && <p className={classes['sentence']}>{t(`review.${next}`)}</p>}
      {isChoosing && (
        <ApplyLater
          units={sent.length}
          timeZone={rules.timeZone}
          canConfirm={canSend}
          onSchedule={(at) => ask({ kind: 'later', at })}
          onClose={() => setChoosing(false)}
        />
      )}
      {asked && toType && (
        <ConfirmByTyping
          toType={toType}
          units={sent.length}
          sums={sums}
          currency={currency}
          canConfirm={canSend && (asked.kind === 'later' || held === null)}
          onConfirm={() => {
            setAsked(null)
            go(asked)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

/** Whoever has pressed a button that goes with its answer, or was in a dialog that has gone, stays where that is told. */
const useFocusKept = (answer: string) => {
  const box = useRef<HTMLElement>(null)
  const before = useRef(answer)
  useEffect(() => {
    const hasChanged = before.current !== answer
    before.current = answer
    if (hasChanged && document.activeElement === document.body) box.current?.focus()
  }, [answer])
  return box
}

interface TypedConfirmation {
  /** Nothing may be sent before the limit is known. */
  readonly isLimitKnown: boolean
  /** Null: a click is enough. */
  readonly toType: ToType | null
}

/** What is typed before a batch leaves, by the limit of the workspace and those of the project. */
const useToType = (
  { workspaceId }: ProjectKey,
  judgement: Pick<DraftJudgement, 'stake' | 'sums'>,
): TypedConfirmation => {
  const limit = useQuery(query('prices.readSendLimit', { workspaceId })).data
  return limit === undefined
    ? { isLimitKnown: false, toType: null }
    : { isLimitKnown: true, toType: whatToType(judgement, limit.sumMinor) }
}
