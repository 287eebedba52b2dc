import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepLabel } from '#core/prices/draft/draft-price'
import type { ImportMapping } from '#core/prices/transfer/import-columns'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { MappedPlan } from '../transfer/mapped-plan.tsx'

interface Props extends EditorParts {
  readonly block: readonly (readonly string[])[]
  /** How the block seems to be meant. */
  readonly mapping: ImportMapping
  readonly label: StepLabel
  readonly onClose: () => void
}

/** A pasted table that names its units, looked at before its prices are taken. */
export const KeyedPasteDialog = ({ block, mapping: guessed, label, onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const [mapping, setMapping] = useState(guessed)
  const table = useMemo(() => ({ rows: block, mapping }), [block, mapping])
  return (
    <OpenedModal title={t('paste.title')} size={780} onClose={onClose}>
      <p>{t('paste.byNumber')}</p>
      <MappedPlan
        {...parts}
        table={table}
        onMapping={setMapping}
        acceptWords={(count) =>
          count > 0 ? t('paste.accept', { count }) : t('paste.acceptNothing')
        }
        onCancel={onClose}
        onAccept={(plan) => {
          onClose()
          parts.acts.carryOut(label, plan)
        }}
      />
    </OpenedModal>
  )
}
