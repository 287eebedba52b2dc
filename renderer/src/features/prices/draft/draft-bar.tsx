import { Button, UnstyledButton } from '@mantine/core'
import { IconArrowsDiff, IconListCheck, IconMathFunction } from '@tabler/icons-react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { countChanges } from '#core/prices/batch/change-list'
import { mostChangedSince } from '#core/prices/pricelist/most-changed-since'
import { minuteMs } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import { BatchChip } from '../batch/batch-chip.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import classes from './draft-bar.module.css'
import { DraftMenu } from './draft-menu.tsx'
import type { MeanwhileChange } from './meanwhile-list.ts'
import { StepButtons } from './step-buttons.tsx'
import { TeamAtDraft } from './team/team-at-draft.tsx'
import { useMeanwhile } from './use-meanwhile.ts'

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

/** How old the draft is, and below it what happened on the server while it lay still: both count from the same moment. */
const DraftNews = (parts: EditorParts) => {
  const { open } = parts.draft
  // The draft as it was opened: a further edit must not hide what happened on the server before it.
  const [opened, setOpened] = useState(open)
  if (opened?.id !== open?.id) setOpened(open)
  const since = opened?.changedAt ?? null
  const list = useMeanwhile(parts, since)
  return (
    <div className={classes['news']}>
      <DraftState {...parts} />
      {since !== null && (
        <MeanwhileButton list={list} onOpen={() => parts.onDialog({ kind: 'meanwhile', since })} />
      )}
    </div>
  )
}

/** Whether everything is kept, and how old the draft is. */
const DraftState = ({ draft }: Pick<EditorParts, 'draft'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs)
  const { open, queue, unread } = draft
  const pending = useSyncExternalStore(queue.subscribe, queue.pending)
  const said = () => {
    if (unread) return ''
    if (pending > 0) return t('draft.saving')
    if (!open) return t('draft.hint')
    if (open.seal) {
      const state = t(`draft.seal.state.${open.seal.kind}`, { at: formats.dateTime(open.seal.at) })
      return open.seal.by === null ? state : t('draft.seal.by', { state, name: open.seal.by })
    }
    return t('draft.saved', { ago: formats.ago(open.changedAt, now) })
  }
  return (
    <span className={classes['state']} role="status">
      {said()}
    </span>
  )
}

interface MeanwhileButtonProps {
  readonly list: readonly MeanwhileChange[]
  readonly onOpen: () => void
}

/** Offers to look at what happened while the draft lay still; nothing where nothing did. */
const MeanwhileButton = ({ list, onOpen }: MeanwhileButtonProps) => {
  const { t } = useTranslation()
  if (list.length === 0) return null
  const words = list.length < mostChangedSince ? 'open' : 'openAtLeast'
  return (
    <UnstyledButton className={classes['meanwhile'] ?? ''} onClick={onOpen}>
      {t(`meanwhile.${words}`, { count: Math.min(list.length, mostChangedSince) })}
    </UnstyledButton>
  )
}
