import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { replaceTile } from '#core/exports/dashboard/change-tiles'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { TileProps } from './dashboard-parts.ts'

interface Props extends Pick<TileProps, 'tile' | 'editing'> {
  readonly onClose: () => void
}

export const RenameDialog = ({ tile, editing, onClose }: Props) => {
  const { t } = useTranslation()
  const [title, setTitle] = useState(tile.title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    editing.change((now) => replaceTile(now, { ...tile, title: title.trim() }), onClose)
  }
  return (
    <OpenedModal title={t('exports.dashboard.renameTitle')} onClose={onClose}>
      <form onSubmit={submit}>
        <TextInput
          label={t('exports.dashboard.title')}
          data-autofocus
          maxLength={120}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={title.trim() === ''} loading={editing.isSaving}>
            {t('exports.settings.save')}
          </Button>
        </Group>
      </form>
    </OpenedModal>
  )
}
