import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftId, UnitId } from '#core/ids'
import type { Conflict } from '#core/prices/draft/conflicts'
import { type LongColumn, LongTable } from '../../../../ui/tables/long-table.tsx'
import { type PriceSender, useSenderOf } from '../../draft/use-sender-of.ts'
import { pairWords } from '../../grid/pair-words.ts'
import classes from './conflict-table.module.css'
import { useChangeFormats } from './use-change-formats.ts'

export type Decision = 'mine' | 'theirs' | 'skip'
const decisions: readonly Decision[] = ['mine', 'theirs', 'skip']

interface Props {
  readonly draftId: DraftId
  readonly conflicts: readonly Conflict[]
  readonly numberOf: (unitId: UnitId) => string
  readonly onDecide: (conflicts: readonly Conflict[], decision: Decision) => void
}

/** The server's price has changed since the draft was made: who is right is for a person to say. */
export const ConflictTable = ({ draftId, conflicts, numberOf, onDecide }: Props) => {
  const { t } = useTranslation()
  const senderOf = useSenderOf(draftId)
  const columns = useMemo(() => columnsIn(t), [t])
  return (
    <div className={classes['place']}>
      <div className={classes['bar']}>
        <p className={classes['sentence']}>{t('review.conflict.sentence')}</p>
        {decisions.map((decision) => (
          <Button
            key={decision}
            size="xs"
            variant="default"
            onClick={() => onDecide(conflicts, decision)}
          >
            {t(`review.conflict.all.${decision}`, { count: conflicts.length })}
          </Button>
        ))}
      </div>
      <LongTable
        label={t('review.conflict.table')}
        columns={columns}
        lines={conflicts}
        keyOf={({ unitId }) => String(unitId)}
        cellsOf={(conflict) => (
          <ConflictCells
            conflict={conflict}
            number={numberOf(conflict.unitId)}
            sender={senderOf(conflict.unitId)}
            onDecide={(decision) => onDecide([conflict], decision)}
          />
        )}
      />
    </div>
  )
}

const columnsIn = (t: TFunction): LongColumn[] => [
  { key: 'number', title: t('batches.column.number'), width: 76 },
  { key: 'base', title: t('batches.column.base'), width: 118, isNumber: true },
  { key: 'mine', title: t('batches.column.mine'), width: 118, isNumber: true },
  { key: 'theirs', title: t('batches.column.theirs'), width: 118, isNumber: true },
  { key: 'by', title: t('conflicts.by'), width: 140 },
  { key: 'decide', title: t('batches.column.decide'), width: 240 },
]

interface CellsProps {
  readonly conflict: Conflict
  readonly number: string
  readonly sender: PriceSender
  readonly onDecide: (decision: Decision) => void
}

const ConflictCells = ({ conflict: { mine, theirs }, number, sender, onDecide }: CellsProps) => {
  const { t } = useTranslation()
  const { price } = useChangeFormats()
  const told = pairWords([mine.base, mine, theirs], { t, price })
  return (
    <>
      <th scope="row">{number}</th>
      <td data-number>{told(mine.base)}</td>
      <td data-number className={classes['mine']}>
        {told(mine)}
      </td>
      <td data-number>{told(theirs)}</td>
      <td title={sender.hint}>{sender.name}</td>
      <td>
        <div className={classes['choices']}>
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="compact-xs"
              variant="default"
              aria-label={t(`review.conflict.hint.${decision}`, { unit: number })}
              onClick={() => onDecide(decision)}
            >
              {t(`review.conflict.${decision}`)}
            </Button>
          ))}
        </div>
      </td>
    </>
  )
}
