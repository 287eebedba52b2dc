import { Button } from '@mantine/core'
import { IconCloudDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useMeanwhile } from './use-meanwhile.ts'

/** Offers to look at what happened while the draft lay still; nothing where nothing did. */
export const MeanwhileButton = (parts: EditorParts) => {
  const { t } = useTranslation()
  const { open } = parts.draft
  // As it was opened: a further edit does not make what happened before it unsaid.
  const [opened, setOpened] = useState(open)
  if (opened?.id !== open?.id) setOpened(open)
  const since = opened?.changedAt ?? null
  const list = useMeanwhile(parts, since)
  if (list.length === 0 || since === null) return null
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconCloudDown size={15} aria-hidden />}
      onClick={() => parts.onDialog({ kind: 'meanwhile', since })}
    >
      {t('meanwhile.open', { count: list.length })}
    </Button>
  )
}
