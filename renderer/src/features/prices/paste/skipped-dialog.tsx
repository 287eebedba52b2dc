import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SkippedUnit } from '#core/prices/draft/price-plan'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useUnitOf } from '../editor/use-unit-of.ts'
import { lockWords } from '../grid/lock-words.ts'
import classes from './plan-preview.module.css'

interface Props extends EditorParts {
  readonly skipped: readonly SkippedUnit[]
  readonly onClose: () => void
}

/** Which units an act has passed by, and why each of them. */
export const SkippedDialog = ({ skipped, edited, known, onClose }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const unitOf = useUnitOf(edited.units)
  const show = (unitId: SkippedUnit['unitId']) => {
    onClose()
    edited.view.showUnit(unitId)
  }
  const whyOf = ({ unitId, why }: SkippedUnit) => {
    const lock = why === 'locked' ? known.lens.locks.get(unitId) : undefined
    return lock ? lockWords(lock, t, formats) : t(`plan.why.${why}`)
  }
  const columns: readonly LongColumn[] = [
    { key: 'number', title: t('prices.column.number'), width: 110 },
    { key: 'why', title: t('plan.reason'), width: 420 },
  ]
  return (
    <OpenedModal
      title={t('plan.skippedTitle', { count: skipped.length })}
      size={640}
      onClose={onClose}
    >
      <div className={classes['table']}>
        <LongTable<SkippedUnit>
          label={t('plan.skippedTable')}
          columns={columns}
          lines={skipped}
          keyOf={({ unitId }) => String(unitId)}
          cellsOf={(line) => (
            <>
              <th scope="row">
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={t('plan.showUnit', { number: unitOf(line.unitId)?.number ?? '' })}
                  onClick={() => show(line.unitId)}
                >
                  {unitOf(line.unitId)?.number}
                </Button>
              </th>
              <td>{whyOf(line)}</td>
            </>
          )}
        />
      </div>
    </OpenedModal>
  )
}
