import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceView } from '#core/contract/prices'
import { mutation } from '../../../bridge/mutation.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { ModalActions } from '../editor/modal-actions.tsx'
import type { EditorContext } from '../grid/editor-context.ts'
import { writeViewState } from './view-state.ts'

interface Props {
  readonly edited: EditorContext
  readonly views: readonly PriceView[]
  readonly onClose: () => void
}

/** Keeps columns, order, filters and search under a name. */
export const NameView = ({ edited, views, onClose }: Props) => {
  const { t } = useTranslation()
  const { of, view } = edited
  const [name, setName] = useState('')
  const isThere = views.some((known) => known.name === name.trim())
  const save = useMutation({
    ...mutation('prices.saveView'),
    // The field may be typed into while the view is being saved.
    onSuccess: (_saved, { name }) => {
      onClose()
      notifyDone((t) => ({ title: t('views.saved', { name: name.trim() }) }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { search, hidden, filters } = view
    const sheet = view.sheet.current?.state() ?? ''
    save.mutate({ ...of, name, state: writeViewState({ sheet, search, hidden, filters }) })
  }
  return (
    <OpenedModal title={t('views.save')} onClose={onClose}>
      <form onSubmit={submit}>
        <TextInput
          label={t('views.name')}
          description={t('views.nameHint')}
          maxLength={80}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ModalActions
          save={isThere ? t('views.replace') : t('views.saveDone')}
          canSave={name.trim() !== ''}
          isSaving={save.isPending}
          onCancel={onClose}
        />
      </form>
    </OpenedModal>
  )
}
