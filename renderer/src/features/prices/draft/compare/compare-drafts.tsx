import { Checkbox, NativeSelect } from '@mantine/core'
import { IconEqual } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DraftId, draftIdSchema } from '#core/ids'
import { type ComparedUnit, compareDrafts } from '#core/prices/draft/compare-drafts'
import { EmptyState } from '../../../../ui/notices/empty-state.tsx'
import type { EditorParts } from '../../editor/editor-parts.ts'
import { Panel } from '../../review/panel.tsx'
import { ExportMenu } from '../../transfer/export-menu.tsx'
import { useSaveTable } from '../../transfer/use-save-table.ts'
import classes from './compare-drafts.module.css'
import { ComparedTable } from './compared-table.tsx'
import { type ComparisonColumn, comparisonTable } from './comparison-table.ts'
import { usePricesOfDraft } from './use-prices-of-draft.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

type Pair = readonly [DraftId | null, DraftId | null]

/** The open draft beside the one that was changed last, until a person chooses others. */
const firstPair = ({ drafts, draftId }: EditorParts['draft']): Pair => {
  const first = draftId ?? drafts[0]?.id ?? null
  return [first, drafts.find(({ id }) => id !== first)?.id ?? null]
}

const useCompared = ({ draft, edited }: EditorParts, [first, second]: Pair) => {
  const firstPrices = usePricesOfDraft(draft, first)
  const secondPrices = usePricesOfDraft(draft, second)
  return useMemo(
    () =>
      firstPrices &&
      secondPrices &&
      compareDrafts({ units: edited.units, first: firstPrices, second: secondPrices }),
    [edited.units, firstPrices, secondPrices],
  )
}

/** What two drafts of the project would make of each unit, side by side. */
export const CompareDrafts = ({ onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { draft, edited } = parts
  const [pair, setPair] = useState(() => firstPair(draft))
  const [isWhole, setWhole] = useState(false)
  const rows = useCompared(parts, pair)
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
          onExport={(format) => save(comparisonTable(shown ?? [], { title, titleOf }), format)}
        />
      }
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
        <Shown rows={shown} currency={edited.pricelist.currency} names={names} />
      </div>
    </Panel>
  )
}

interface ShownProps {
  /** Null while they are read. */
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
