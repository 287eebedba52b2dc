import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { type NeedsAttention, needsAttention } from '#core/leads/dashboard/needs-attention'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'
import { Marked } from '../../../ui/marked.tsx'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import type { StatusChoice } from '../reconcile/sent-tools.tsx'
import { useUnknownSendings } from '../send/unknown-sendings.tsx'
import { troubleWords } from '../trouble-words.ts'
import { useSpanWords } from '../use-span-words.ts'
import classes from './overview.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly dashboard: LeadsDashboard
  readonly onShowSent: (status: StatusChoice) => void
  readonly onShowSendings: () => void
}

const marks: Readonly<Record<NeedsAttention['kind'], readonly [MarkShape, MarkTone]>> = {
  noAccount: ['warning', 'waiting'],
  missing: ['warning', 'bad'],
  rejected: ['cross', 'bad'],
  unknownSending: ['question', 'bad'],
  ambiguous: ['question', 'waiting'],
  notAnswered: ['broken', 'bad'],
  silent: ['warning', 'bad'],
  site: ['broken', 'bad'],
  unasked: ['question', 'waiting'],
  unread: ['warning', 'waiting'],
}

/** The one list of what a person has to look at, each with at most one way to it. */
export const AttentionList = ({ workspaceId, dashboard, onShowSent, onShowSendings }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const wordsOf = useAttentionWords()
  const address = useQuery(query('leads.readSettings', { workspaceId })).data?.address
  const found = needsAttention({
    dashboard,
    addressTrouble: address?.trouble ?? null,
    unknownSendings: useUnknownSendings(workspaceId).length,
  })
  if (found.length === 0) return null
  const actOf = (one: NeedsAttention): (() => void) | null => {
    switch (one.kind) {
      case 'missing':
      case 'rejected':
      case 'ambiguous':
        return () => onShowSent(one.kind)
      case 'site':
        return () => onShowSent('all')
      case 'unknownSending':
        return onShowSendings
      default:
        return null
    }
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes['subtitle']}>
        {t('leads.attention.label')}
      </h2>
      <ul className={classes['notes']} aria-labelledby={id}>
        {found.map((one) => {
          const act = actOf(one)
          const words = wordsOf(one)
          return (
            <li key={words}>
              <Marked mark={marks[one.kind]}>{words}</Marked>{' '}
              {act && (
                <button
                  type="button"
                  className={classes['link']}
                  aria-label={`${t('leads.attention.show')}: ${words}`}
                  onClick={act}
                >
                  {t('leads.attention.show')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const numbersShown = 10

const useAttentionWords = () => {
  const { t } = useTranslation()
  const failureWords = useFailureWords()
  const formats = useFormats()
  const { lengthOf } = useSpanWords()
  return (one: NeedsAttention): string => {
    switch (one.kind) {
      case 'missing':
      case 'rejected':
      case 'ambiguous':
        return t(`leads.attention.${one.kind}`, { count: one.count })
      case 'unknownSending':
        return t('leads.attention.unknownSending', { count: one.count })
      case 'noAccount':
        return t('leads.attention.noAccount')
      case 'unasked':
        return t('leads.attention.unasked', one)
      case 'site':
        return t('leads.attention.site', { why: troubleWords(t, one.trouble) })
      case 'notAnswered': {
        const { title, nextStep = '' } = failureWords(one.failure)
        const { account } = one
        return `${t('leads.attention.notAnswered', { account, title })} ${nextStep}`.trim()
      }
      case 'unread': {
        const shown = one.numbers.slice(0, numbersShown).join(', ')
        return t('leads.attention.unread', {
          count: one.numbers.length,
          numbers: one.numbers.length > numbersShown ? `${shown}, …` : shown,
        })
      }
      case 'silent': {
        const { since, silentMs, usualMs } = one.silence
        return t('leads.silence.silent', {
          at: formats.dateTime(since),
          length: lengthOf(silentMs),
          usual: usualMs === null ? '' : lengthOf(usualMs),
        })
      }
    }
  }
}
