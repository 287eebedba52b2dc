import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../bridge/failure-of.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { notifyFailure } from '../../../ui/notices/notify.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { MappedPlan } from './mapped-plan.tsx'
import { useImportTable } from './use-import-table.ts'

interface Props extends EditorParts {
  /** The file that was dropped on the screen; null where one is still to be chosen. */
  readonly file: File | null
  readonly onClose: () => void
}

const accept = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
  'text/csv': ['.csv', '.txt', '.tsv'],
}

/** Prices from a table file: what they would change is looked at before anything is. */
export const ImportDialog = ({ file, onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const importing = useImportTable(parts, file)
  const { imported, mapped, error, isPending } = importing
  const failure = failureOf(error)
  return (
    <OpenedModal title={t('transfer.importTitle')} size={780} onClose={onClose}>
      {failure && <FailureNotice failure={failure} />}
      <DropZone
        label={imported ? imported.table.fileName : t('transfer.drop')}
        activeLabel={t('transfer.dropActive')}
        accept={accept}
        multiple={false}
        disabled={isPending}
        onFiles={importing.take}
        onRejected={() => notifyFailure((t) => ({ title: t('transfer.rejected') }))}
      />
      {isPending && <p role="status">{t('transfer.reading')}</p>}
      {imported && mapped ? (
        <MappedPlan
          {...parts}
          table={mapped}
          onMapping={importing.map}
          acceptWords={(count) =>
            count > 0 ? t('transfer.accept', { count }) : t('transfer.acceptNothing')
          }
          onCancel={onClose}
          onAccept={(plan) => {
            onClose()
            const detail = imported.table.fileName.slice(0, 200)
            parts.acts.carryOut({ kind: 'import', detail }, plan)
          }}
        >
          <SheetChoice table={imported.table} onSheet={importing.chooseSheet} />
        </MappedPlan>
      ) : (
        <ModalActions
          save={t('transfer.acceptNothing')}
          canSave={false}
          onCancel={onClose}
          onSave={onClose}
        />
      )}
    </OpenedModal>
  )
}

interface SheetChoiceProps {
  readonly table: { readonly sheets: readonly string[]; readonly sheet: string }
  readonly onSheet: (sheet: string) => void
}

/** Which sheet of a workbook has the prices, where it has several. */
const SheetChoice = ({ table, onSheet }: SheetChoiceProps) => {
  const { t } = useTranslation()
  if (table.sheets.length < 2) return null
  return (
    <Select
      size="xs"
      label={t('transfer.sheet')}
      allowDeselect={false}
      data={[...table.sheets]}
      value={table.sheet}
      onChange={(sheet) => sheet !== null && onSheet(sheet)}
    />
  )
}
