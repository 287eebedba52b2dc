import { Button } from '@mantine/core'
import { IconArrowsDiff, IconListCheck, IconMathFunction } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countChanges } from '#core/prices/batch/change-list'
import { useFormats } from '../../../i18n/formats-context.ts'
import { BatchChip } from '../batch/batch-chip.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import classes from './draft-bar.module.css'
import { DraftMenu } from './draft-menu.tsx'
import { DraftNews } from './draft-news.tsx'
import { StepButtons } from './step-buttons.tsx'
import { TeamAtDraft } from './team/team-at-draft.tsx'

interface Props extends EditorParts {
  readonly isFormulaOpen: boolean
}

/** The draft that is open, the way back through its steps, and the way on to the server. */
export const DraftBar = (props: Props) => {
  const { draft, known, edited, onDialog, isFormulaOpen } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const { conflicts } = known.lens
  const count = useMemo(
    () => countChanges({ units: edited.units, draft: draft.prices }),
    [edited.units, draft.prices],
  )
  return (
    <section className={classes['bar']} aria-label={t('draft.bar')}>
      <DraftMenu {...props} count={count} />
      <StepButtons {...props} />
      <Button
        size="xs"
        variant={isFormulaOpen ? 'light' : 'default'}
        aria-pressed={isFormulaOpen}
        leftSection={<IconMathFunction size={15} aria-hidden />}
        onClick={() => onDialog(isFormulaOpen ? null : { kind: 'formula' })}
      >
        {t('formula.open')}
      </Button>
      {conflicts.size > 0 && (
        <Button
          size="xs"
          variant="light"
          color="red"
          leftSection={<IconArrowsDiff size={15} aria-hidden />}
          onClick={() => onDialog({ kind: 'conflicts' })}
        >
          {t('draft.conflicts', { count: conflicts.size })}
        </Button>
      )}
      <TeamAtDraft {...props} />
      <DraftNews {...props} key={draft.draftId ?? ''} />
      <BatchChip of={edited.of} onOpen={(batchId) => onDialog({ kind: 'history', batchId })} />
      <Button
        ml="auto"
        size="xs"
        disabled={draft.prices.size === 0}
        leftSection={<IconListCheck size={15} aria-hidden />}
        onClick={() => onDialog({ kind: 'review' })}
      >
        {count === 0
          ? t('draft.review')
          : t('draft.reviewCount', { count, shown: formats.integer(count) })}
      </Button>
    </section>
  )
}
