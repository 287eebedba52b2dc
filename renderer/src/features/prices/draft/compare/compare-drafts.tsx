import { Checkbox, NativeSelect } from '@mantine/core'
import { IconEqual } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DraftId, draftIdSchema } from '#core/ids'
import { type ComparedUnit, compareDrafts } from '#core/prices/draft/compare-drafts'
import { EmptyState } from '../../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../../ui/notices/failure-notice.tsx'
import { useSaveTable } from '../../../tables/use-save-table.ts'
import type { EditorParts } from '../../editor/editor-parts.ts'
import { useStoredDraft } from '../../editor/use-stored-draft.ts'
import { Panel } from '../../review/panel.tsx'
import { ExportMenu } from '../../transfer/export-menu.tsx'
import classes from './compare-drafts.module.css'
import { ComparedTable } from './compared-table.tsx'
import { type ComparisonColumn, comparisonTable } from './comparison-table.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

type Pair = readonly [DraftId | null, DraftId | null]

/** The open draft beside the one that was changed last, until a person chooses others. */
const firstPair = ({ drafts, draftId }: EditorParts['draft']): Pair => {
  const first = draftId ?? drafts[0]?.id ?? null
  return [first, drafts.find(({ id }) => id !== first)?.id ?? null]
}

/** What each unit costs with a draft; the open one knows more than the store has told so far. */
const usePricesOf = (open: EditorParts['draft'], draftId: DraftId | null) => {
  const isOpen = draftId === open.draftId
  const { draft, ...stored } = useStoredDraft(isOpen ? null : draftId)
  return { ...stored, prices: isOpen ? open.prices : (draft?.prices ?? null) }
}

const useCompared = ({ draft, edited }: EditorParts, [first, second]: Pair) => {
  const [one, other] = [usePricesOf(draft, first), usePricesOf(draft, second)]
  const rows = useMemo(
    () =>
      one.prices &&
      other.prices &&
      compareDrafts({ units: edited.units, first: one.prices, second: other.prices }),
    [edited.units, one.prices, other.prices],
  )
  return { rows, unread: one.unread ?? other.unread }
}

/** What two drafts of the project would make of each unit, side by side. */
export const CompareDrafts = ({ onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { draft, edited } = parts
  const [pair, setPair] = useState(() => firstPair(draft))
  const [isWhole, setWhole] = useState(false)
  const { rows, unread } = useCompared(parts, pair)
  const { save, isSaving } = useSaveTable()
  const nameOf = (id: DraftId | null) => draft.drafts.find((one) => one.id === id)?.name ?? ''
  const names = [nameOf(pair[0]), nameOf(pair[1])] as const
  const shown = rows?.filter(({ isDifferent }) => isWhole || isDifferent) ?? null
  const alike = rows?.filter(({ isDifferent }) => !isDifferent).length ?? 0
  const titleOf = (column: ComparisonColumn) =>
    t(`compare.file.${column}`, { first: names[0], second: names[1] })
  const title = t('compare.fileTitle', { project: edited.project.name }).slice(0, 100)
  const choose = (at: 0 | 1, chosen: DraftId) => {
    const [first, second] = pair
    if (at === 0) setPair([chosen, chosen === second ? first : second])
    else setPair([chosen === first ? second : first, chosen])
  }
  return (
    <Panel
      title={t('compare.title')}
      aside={edited.project.name}
      tools={
        <ExportMenu
          isBusy={isSaving}
          isDisabled={!shown || shown.length === 0}
          onExport={(format) =>
            save({ table: comparisonTable(shown ?? [], { title, titleOf }), format })
          }
        />
      }
      guidePage="prices"
      stage="compare"
      onClose={onClose}
    >
      <div className={classes['place']}>
        <div className={classes['choice']}>
          {([0, 1] as const).map((at) => (
            <NativeSelect
              key={at}
              size="xs"
              label={t(at === 0 ? 'compare.first' : 'compare.second')}
              data={draft.drafts.map(({ id, name }) => ({ value: id, label: name }))}
              value={pair[at] ?? ''}
              onChange={({ currentTarget }) => choose(at, draftIdSchema.parse(currentTarget.value))}
            />
          ))}
          {alike > 0 && (
            <Checkbox
              className={classes['whole'] ?? ''}
              size="xs"
              label={t('compare.whole', { count: alike })}
              checked={isWhole}
              onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
            />
          )}
        </div>
        {unread && <FailureNotice {...unread} />}
        <Shown rows={shown} currency={edited.pricelist.currency} names={names} />
      </div>
    </Panel>
  )
}

interface ShownProps {
  /** Null while they are read, or where they could not be. */
  readonly rows: readonly ComparedUnit[] | null
  readonly currency: string | null
  readonly names: readonly [string, string]
}

const Shown = ({ rows, ...props }: ShownProps) => {
  const { t } = useTranslation()
  if (rows === null) return null
  if (rows.length > 0) return <ComparedTable rows={rows} {...props} />
  return (
    <EmptyState
      icon={IconEqual}
      title={t('compare.noneTitle')}
      sentence={t('compare.noneSentence')}
    />
  )
}
