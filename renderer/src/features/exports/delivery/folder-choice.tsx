import { Button } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { useGrantedFile } from '../../../bridge/granted-files.ts'
import { mutation } from '../../../bridge/mutation.ts'
import editor from '../editor/editor-screen.module.css'

type PickedFolder = NonNullable<OutputOf<'exports.pickFolder'>>

/** Asks for a folder; what is picked may be saved as long as the form that asked is there. */
export const usePickFolder = (onPicked: (picked: PickedFolder) => void) => {
  const granted = useGrantedFile()
  return useMutation({
    ...mutation('exports.pickFolder'),
    onSuccess: (picked) => {
      if (picked === null) return
      granted.hold(picked.folder)
      onPicked(picked)
    },
  })
}

interface Props {
  readonly pick: ReturnType<typeof usePickFolder>
  /** Null where none has been picked yet. */
  readonly path: string | null
}

export const FolderChoice = ({ pick, path }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={editor['folder']}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFolder size={15} aria-hidden />}
        loading={pick.isPending}
        onClick={() => pick.mutate({})}
      >
        {t('exports.editor.pickFolder')}
      </Button>
      <span className={editor['path']} role="status">
        {path ?? t('exports.editor.noFolder')}
      </span>
    </div>
  )
}
