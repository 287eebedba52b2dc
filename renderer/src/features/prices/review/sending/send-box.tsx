import { Button, Textarea } from '@mantine/core'
import { IconClock, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectKey } from '#core/ids'
import { whatToType } from '#core/prices/batch/what-to-type'
import type { PriceRules } from '#core/prices/rules/price-rules'
import type { Timestamp } from '#core/time'
import { query } from '../../../../bridge/query.ts'
import { type Unread, unreadOf } from '../../../../bridge/unread.ts'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../../ui/notices/failure-notice.tsx'
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

interface WhatIsKnown {
  readonly unread: Unread | null
  readonly canSend: boolean
  readonly held: HeldSending | null
}

const nextWords = (
  { judgement, isChecked }: Pick<ReviewState, 'judgement' | 'isChecked'>,
  { unread, canSend, held }: WhatIsKnown,
) => {
  const { obstacles, conflicts, sent } = judgement
  if (sent.length === 0) return 'allLeftOut'
  if (obstacles.length + conflicts.length > 0) return 'notYet'
  // What cannot be read is told above.
  if (unread !== null) return null
  if (!isChecked) return 'comparedFirst'
  if (!canSend) return 'waits.reading'
  return held === null ? 'whatHappens' : (`holds.${held.kind}` as const)
}

/** What happens once a person has confirmed a large batch by typing. */
type SendingWish = { readonly kind: 'now' } | { readonly kind: 'later'; readonly at: Timestamp }

/** The end of a review: a note, and the choice between now and later. */
export const SendBox = ({ of, review, rules, currency, draft }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [asked, setAsked] = useState<SendingWish | null>(null)
  const held = useHeldSending(of)
  const [isChoosing, setChoosing] = useState(false)
  const { judgement, memory, isBusy, failure, writeNote } = review
  const { sent, sums } = judgement
  const limit = useSendLimit(of)
  const toType = limit.sumMinor === undefined ? null : whatToType(judgement, limit.sumMinor)
  const approval = useApproval(draft, memory.leftOut)
  const { isHeldBack } = approval
  const isKnown = limit.sumMinor !== undefined && approval.isKnown
  const canSend = review.canSend && isKnown && !isHeldBack
  const unread = review.unread ?? limit.unread ?? approval.unread
  const box = useFocusKept(
    [
      approval.approval?.id,
      approval.approval?.state,
      isHeldBack,
      unread === null,
      isChoosing || asked !== null,
    ].join(),
  )
  // A dialog waits for what is being found out. It goes where nothing can be sent, and does not come back by itself.
  const isOver = (isHeldBack && !approval.isAway) || (judgement.isCompared && !judgement.canSend)
  if (isOver && isChoosing) setChoosing(false)
  if ((isOver || toType === null) && asked !== null) setAsked(null)
  const go = (wish: SendingWish) => (wish.kind === 'now' ? review.send() : review.schedule(wish.at))
  const ask = (wish: SendingWish) => {
    setChoosing(false)
    if (toType === null) go(wish)
    else setAsked(wish)
  }
  const next = nextWords(review, { unread, canSend, held })
  const waitsFor = ({ kind }: Pick<SendingWish, 'kind'>): string | null => {
    if (unread !== null) return t('review.waits.unread')
    if (isHeldBack) return t('review.waits.team')
    if (!review.isChecked) return t('review.comparedFirst')
    if (!canSend) return t('review.waits.reading')
    return kind === 'now' && held !== null ? t(`review.holds.${held.kind}`) : null
  }
  return (
    <section ref={box} tabIndex={-1} className={classes['box']} aria-label={t('review.sendTitle')}>
      {failure && <FailureNotice failure={failure} />}
      {unread && <FailureNotice {...unread} />}
      <ApprovalBox
        key={approval.approval?.id ?? ''}
        draft={draft}
        state={approval}
        isChecked={review.isChecked}
      />
      {/* What cannot be sent has no note and no time yet; the findings above need the room. */}
      {!isHeldBack && (
        <>
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
        </>
      )}
      {isChoosing && (
        <ApplyLater
          units={sent.length}
          timeZone={rules.timeZone}
          waitsFor={waitsFor({ kind: 'later' })}
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
          waitsFor={waitsFor(asked)}
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

/** Where an answer takes the button or the dialog away that has the focus, the box has it next, and not the page. */
const useFocusKept = (answer: string) => {
  const box = useRef<HTMLElement>(null)
  const before = useRef(answer)
  useEffect(() => {
    const hasChanged = before.current !== answer
    before.current = answer
    if (!hasChanged) return
    // A dialog that goes gives the focus back to its button in a turn that was asked for before this one.
    setTimeout(() => {
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    })
  }, [answer])
  return box
}

/** The sum of the workspace from which on a batch is confirmed by typing; undefined before it is known. */
const useSendLimit = ({ workspaceId }: ProjectKey) => {
  const read = useQuery(query('prices.readSendLimit', { workspaceId }))
  return { sumMinor: read.data?.sumMinor, unread: unreadOf(read) }
}
