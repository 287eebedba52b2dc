import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectKey } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { ModalActions } from '../editor/modal-actions.tsx'
import { useDraftName } from '../editor/use-draft-name.ts'
import type { PriceDraft } from '../editor/use-price-draft.ts'

interface Props {
  readonly of: ProjectKey
  readonly draft: PriceDraft
  readonly naming: 'new' | 'rename'
  readonly onClose: () => void
}

/** Names a new draft, or renames the open one. */
export const NameDraft = ({ of, draft, naming, onClose }: Props) => {
  const { t } = useTranslation()
  const suggested = useDraftName(draft.drafts)
  const [name, setName] = useState(() =>
    naming === 'new' ? suggested() : (draft.open?.name ?? ''),
  )
  const create = useMutation({
    ...mutation('drafts.createDraft'),
    onSuccess: (made) => {
      draft.choose(made)
      onClose()
    },
  })
  const rename = useMutation({ ...mutation('drafts.renameDraft'), onSuccess: onClose })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (naming === 'new') create.mutate({ ...of, name })
    else if (draft.open) rename.mutate({ draftId: draft.open.id, name })
  }
  const isNew = naming === 'new'
  return (
    <OpenedModal title={isNew ? t('draft.newTitle') : t('draft.renameTitle')} onClose={onClose}>
      <form onSubmit={save}>
        <TextInput
          label={t('draft.name')}
          maxLength={80}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ModalActions
          save={isNew ? t('draft.create') : t('draft.renameSave')}
          canSave={name.trim() !== ''}
          isSaving={create.isPending || rename.isPending}
          onCancel={onClose}
        />
      </form>
    </OpenedModal>
  )
}
