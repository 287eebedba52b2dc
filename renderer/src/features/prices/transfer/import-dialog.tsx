import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../bridge/failure-of.ts'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notifyFailure } from '../../../ui/notices/notify.ts'
import { EditorModal } from '../editor/editor-modal.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { PlanPreview } from '../paste/plan-preview.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { RefusedRows } from './refused-rows.tsx'
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
  const words = useFailureWords()
  const importing = useImportTable(parts, file)
  const { imported, plan, mapping, error, isPending } = importing
  const failure = failureOf(error)
  const carryOut = () => {
    if (!plan || !imported) return
    onClose()
    parts.acts.carryOut({ kind: 'import', detail: imported.table.fileName.slice(0, 200) }, plan)
  }
  return (
    <EditorModal title={t('transfer.importTitle')} size={780} onClose={onClose}>
      {failure && <Notice tone="failure" {...words(failure)} />}
      <DropZone
        label={imported ? imported.table.fileName : t('transfer.drop')}
        activeLabel={t('transfer.dropActive')}
        accept={accept}
        multiple={false}
        disabled={isPending}
        onFiles={importing.take}
        onRejected={() => notifyFailure({ title: t('transfer.rejected') })}
      />
      {isPending && <p role="status">{t('transfer.reading')}</p>}
      {imported && mapping && (
        <MappingFields
          imported={imported}
          mapping={mapping}
          onMapping={importing.map}
          onSheet={importing.chooseSheet}
        />
      )}
      {plan && (
        <>
          <PlanPreview {...parts} plan={plan} />
          <RefusedRows refused={plan.refused} />
        </>
      )}
      <ModalActions
        save={
          plan ? t('transfer.accept', { count: plan.changes.length }) : t('transfer.acceptNothing')
        }
        canSave={plan !== null && plan.changes.length > 0}
        onCancel={onClose}
        onSave={carryOut}
      />
    </EditorModal>
  )
}
