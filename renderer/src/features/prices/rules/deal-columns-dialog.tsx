import { Select } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromJson } from '#core/json'
import type { DealColumnName } from '#core/prices/deals/deal-columns'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { columnChoices } from '../transfer/column-choices.ts'
import classes from '../transfer/import-dialog.module.css'
import { type DealChoice, type DealSheet, firstChoice, readChoice } from './deal-choice.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** An export of deals whose titles nobody knows: a person says which columns tell of them. */
export const DealColumnsDialog = ({ edited, onClose }: Props) => {
  const { t } = useTranslation()
  // The table that main holds changes with every check, and nothing announces that.
  const held = useQuery({ ...query('prices.readDealTable', edited.of), staleTime: 0, gcTime: 0 })
  const sheets = useMemo(
    () => held.data?.sheets.map(({ name, rows }) => ({ name, rows: fromJson(rows) })),
    [held.data],
  )
  return (
    <OpenedModal title={t('deals.columns.title')} size={680} onClose={onClose}>
      {sheets && <ChosenColumns sheets={sheets} edited={edited} onClose={onClose} />}
      {held.data === null && <p>{t('deals.columns.gone')}</p>}
    </OpenedModal>
  )
}

interface ChosenColumnsProps extends Pick<Props, 'edited' | 'onClose'> {
  readonly sheets: readonly DealSheet[]
}

const ChosenColumns = ({ sheets, edited, onClose }: ChosenColumnsProps) => {
  const { t } = useTranslation()
  const [choice, setChoice] = useState(() => firstChoice(sheets))
  const read = useMemo(
    () => readChoice({ sheets, choice, units: edited.units }),
    [sheets, choice, edited.units],
  )
  const map = useMutation({
    ...mutation('prices.mapDeals'),
    onSuccess: () => {
      onClose()
      notifyDone((t) => ({ title: t('deals.done') }))
    },
  })
  const failure = failureOf(map.error)
  return (
    <>
      <p>{t('deals.columns.why')}</p>
      {failure && <FailureNotice failure={failure} />}
      <ChoiceFields sheets={sheets} choice={choice} onChoice={setChoice} />
      <p role="status">
        {read === null
          ? t('deals.columns.choose')
          : t('deals.columns.found', {
              known: t('deals.columns.units', { count: read.knownUnits }),
              deals: t('deals.columns.deals', { count: read.knownDeals }),
            })}
      </p>
      {read && (
        <ul>
          {read.examples.map(({ number, dealId }) => (
            <li key={number}>{t('deals.columns.example', { number, dealId })}</li>
          ))}
        </ul>
      )}
      <ModalActions
        save={t('deals.columns.take')}
        canSave={read !== null && read.knownUnits > 0}
        isSaving={map.isPending}
        onCancel={onClose}
        onSave={() =>
          read && map.mutate({ ...edited.of, sheet: choice.sheet, mapping: read.mapping })
        }
      />
    </>
  )
}

interface ChoiceFieldsProps {
  readonly sheets: readonly DealSheet[]
  readonly choice: DealChoice
  readonly onChoice: (choice: DealChoice) => void
}

const headerRowsOffered = 30

const ChoiceFields = ({ sheets, choice, onChoice }: ChoiceFieldsProps) => {
  const { t } = useTranslation()
  const rows = sheets[choice.sheet]?.rows ?? []
  const columns = columnChoices({ rows, headerRow: choice.headerRow }, t)
  const column = (name: DealColumnName) => (
    <Select
      size="xs"
      clearable
      searchable
      label={t(`deals.columns.field.${name}`)}
      placeholder={t(name === 'project' ? 'transfer.noColumn' : 'deals.columns.pick')}
      data={columns}
      value={choice.columns[name] === null ? null : String(choice.columns[name])}
      onChange={(at) =>
        onChoice({
          ...choice,
          columns: { ...choice.columns, [name]: at === null ? null : Number(at) },
        })
      }
    />
  )
  return (
    <div className={classes['mapping']}>
      {sheets.length > 1 && (
        <Select
          size="xs"
          label={t('transfer.sheet')}
          allowDeselect={false}
          data={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
          value={String(choice.sheet)}
          onChange={(at) => at !== null && onChoice(firstChoice(sheets, Number(at)))}
        />
      )}
      <Select
        size="xs"
        label={t('deals.columns.headerRow')}
        allowDeselect={false}
        data={rows.slice(0, headerRowsOffered).map((_, at) => ({
          value: String(at),
          label: String(at + 1),
        }))}
        value={String(choice.headerRow)}
        onChange={(at) => at !== null && onChoice({ ...choice, headerRow: Number(at) })}
      />
      {column('unit')}
      {column('deal')}
      {column('project')}
    </div>
  )
}
