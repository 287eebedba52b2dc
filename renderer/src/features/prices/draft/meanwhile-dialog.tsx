import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Timestamp } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { pairWords } from '../grid/pair-words.ts'
import { statusWord } from '../grid/unit-words.ts'
import planClasses from '../paste/plan-preview.module.css'
import type { MeanwhileChange } from './meanwhile-list.ts'
import { useMeanwhile } from './use-meanwhile.ts'

interface Props extends EditorParts {
  readonly since: Timestamp
  readonly onClose: () => void
}

/** What happened on the server since the draft was worked on last, to be looked at. */
export const MeanwhileDialog = ({ since, onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const list = useMeanwhile(parts, since)
  const columns: readonly LongColumn[] = [
    { key: 'number', title: t('prices.column.number'), width: 110 },
    { key: 'what', title: t('meanwhile.what'), width: 470 },
  ]
  return (
    <OpenedModal title={t('meanwhile.title')} size={640} onClose={onClose}>
      <p>{t('meanwhile.sentence', { at: formats.dateTime(since) })}</p>
      <Group gap={0} className={planClasses['table'] ?? ''}>
        <LongTable<MeanwhileChange>
          label={t('meanwhile.title')}
          columns={columns}
          lines={list}
          keyOf={({ kind, unitId }) => `${kind} ${unitId}`}
          cellsOf={(line) => <Cells line={line} />}
        />
      </Group>
    </OpenedModal>
  )
}

const Cells = ({ line }: { readonly line: MeanwhileChange }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const money = (minor: number | null) =>
    minor === null ? t('prices.noPrice') : formats.amount(minor, { fraction: 'whenNeeded' })
  const words = () => {
    if (line.kind === 'status') {
      return t('meanwhile.status', {
        before: statusWord(t, { statusCode: line.statusBefore }),
        now: statusWord(t, { statusCode: line.statusNow }),
      })
    }
    if (line.kind !== 'price') return t(`meanwhile.${line.kind}`)
    const told = pairWords([line.before, line.now], { t, price: money })
    return t('meanwhile.price', { before: told(line.before), now: told(line.now) })
  }
  return (
    <>
      <th scope="row">{line.number || t('meanwhile.unit', { id: line.unitId })}</th>
      <td>{words()}</td>
    </>
  )
}
