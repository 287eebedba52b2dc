import { useTranslation } from 'react-i18next'
import type { SentRow } from '#core/leads/sent/sent-row'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { useSpanWords } from '../use-span-words.ts'
import classes from './reconcile.module.css'
import { sentName } from './sent-name.ts'
import { delayOfStatus, reasonWords, statusMarks, statusWords } from './status-words.ts'

interface Props {
  readonly row: SentRow
  readonly isChosen: boolean
  readonly onChoose: (row: SentRow) => void
}

/** One lead of the web site, and what became of it. */
export const SentCells = ({ row, isChosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { delayOf } = useSpanWords()
  const { lead, status } = row
  const reason = reasonWords(t, row)
  const delay = delayOfStatus(status)
  const name = sentName(t, row)
  return (
    <>
      <td>{formats.dateTime(lead.at)}</td>
      <td title={name}>
        <button
          type="button"
          className={classes['name']}
          aria-pressed={isChosen}
          onClick={() => onChoose(row)}
        >
          {name}
        </button>
      </td>
      <td>
        <Marked mark={statusMarks[status.kind]}>{statusWords(t, status)}</Marked>
      </td>
      <td title={reason}>{row.isLinkedByHand ? t('leads.reason.byHand') : reason}</td>
      <td data-number="true">{'score' in status ? formats.integer(status.score) : '–'}</td>
      <td data-number="true">{delay ? delayOf(delay.delayMs) : '–'}</td>
      <td title={lead.project}>{lead.project}</td>
      <td title={lead.campaign}>{lead.campaign}</td>
    </>
  )
}
