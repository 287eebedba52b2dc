import { Autocomplete } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { mostColumns, type PremiumAnswers } from '#core/prices/premiums/premium-answers'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { ModalActions } from '../editor/modal-actions.tsx'
import type { Answer } from './use-answer.ts'

interface Props {
  readonly unitIds: readonly UnitId[]
  readonly columns: PremiumAnswers['columns']
  readonly onAnswer: Answer
  readonly onClose: () => void
}

/** Asks what units have that the list does not say: a column of the person's own is made, or filled. */
export const ColumnDialog = ({ unitIds, columns, onAnswer, onClose }: Props) => {
  const { t } = useTranslation()
  const [name, setName] = useState(() => columns[0]?.name ?? t('premiums.columns.view'))
  const wanted = name.trim()
  const isTooMany =
    columns.length >= mostColumns && !columns.some((column) => column.name === wanted)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    onAnswer({ kind: 'hasColumn', name: wanted, unitIds: [...unitIds] })
  }
  return (
    <OpenedModal title={t('premiums.columns.title')} onClose={onClose}>
      <form onSubmit={save}>
        <p>{t('premiums.columns.why', { count: unitIds.length })}</p>
        <Autocomplete
          data-autofocus
          openOnFocus={false}
          label={t('premiums.columns.name')}
          description={t('premiums.columns.hint')}
          error={isTooMany && t('premiums.columns.tooMany')}
          maxLength={60}
          data={columns.map((column) => column.name)}
          value={name}
          onChange={setName}
        />
        <ModalActions
          save={t('premiums.columns.save')}
          canSave={wanted !== '' && !isTooMany}
          onCancel={onClose}
        />
      </form>
    </OpenedModal>
  )
}
