import { Button, Textarea } from '@mantine/core'
import { IconClock, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceRules } from '#core/prices/price-rules'
import type { Timestamp } from '#core/time'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ApplyLater } from './apply-later.tsx'
import { ConfirmByTyping } from './confirm-by-typing.tsx'
import classes from './send-box.module.css'
import type { ReviewState } from './use-review.ts'

interface Props {
  readonly review: ReviewState
  readonly rules: PriceRules
  readonly currency: string | null
}

/** What is asked for: a number waits for what a person types, a moment for the same. */
type Asked = { readonly kind: 'now' } | { readonly kind: 'later'; readonly at: Timestamp }

/** The last word: a note, and now or later. */
export const SendBox = ({ review, rules, currency }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { judgement, memory, isBusy, failure, writeNote } = review
  const { canSend, sent, stake, sums } = judgement
  const go = (wish: Asked) => (wish.kind === 'now' ? review.send() : review.schedule(wish.at))
  const ask = (wish: Asked) => {
    setChoosing(false)
    if (stake === null) go(wish)
    else setAsked(wish)
  }
  return (
    <section className={classes['box']} aria-label={t('review.sendTitle')}>
      {failure && <Notice tone="failure" {...words(failure)} />}
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
          disabled={!canSend}
          loading={isBusy}
          onClick={() => ask({ kind: 'now' })}
        >
          {t('review.sendNow', { count: sent.length })}
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
      <p className={classes['sentence']}>{t(canSend ? 'review.whatHappens' : 'review.notYet')}</p>
      {isChoosing && (
        <ApplyLater
          units={sent.length}
          timeZone={rules.timeZone}
          onSchedule={(at) => ask({ kind: 'later', at })}
          onClose={() => setChoosing(false)}
        />
      )}
      {asked && stake && (
        <ConfirmByTyping
          {...{ stake, sums, currency }}
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
