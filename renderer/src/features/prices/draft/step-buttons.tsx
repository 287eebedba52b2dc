import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { EditorParts } from '../editor/editor-parts.ts'
import { stepWords } from './step-words.ts'
import { StepsMenu } from './steps-menu.tsx'

/** Back and forth through the steps of the draft. */
export const StepButtons = (parts: EditorParts) => {
  const { draft, team, acts } = parts
  const { t } = useTranslation()
  const { open } = draft
  const movable = open?.seal === null && team.lockedBy === null ? open : null
  const undoes = movable?.undoes ?? null
  const redoes = movable?.redoes ?? null
  const undo = undoes ? t('draft.undoNamed', { step: stepWords(undoes, t) }) : t('draft.undo')
  const redo = redoes ? t('draft.redoNamed', { step: stepWords(redoes, t) }) : t('draft.redo')
  return (
    <ActionIcon.Group>
      <Tooltip label={undo}>
        <ActionIcon
          size={30}
          variant="default"
          aria-label={undo}
          aria-keyshortcuts="Control+Z"
          disabled={undoes === null}
          onClick={acts.undo}
        >
          <IconArrowBackUp size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={redo}>
        <ActionIcon
          size={30}
          variant="default"
          aria-label={redo}
          aria-keyshortcuts="Control+Y"
          disabled={redoes === null}
          onClick={acts.redo}
        >
          <IconArrowForwardUp size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <StepsMenu {...parts} />
    </ActionIcon.Group>
  )
}
