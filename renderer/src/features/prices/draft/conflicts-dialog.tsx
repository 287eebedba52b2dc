import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { type Conflict, resolveConflicts } from '#core/prices/draft/conflicts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useUnitOf } from '../editor/use-unit-of.ts'
import { pairWords } from '../grid/pair-words.ts'
import planClasses from '../paste/plan-preview.module.css'
import { type PriceSender, useSenderOf } from './use-sender-of.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** Prices that were changed on the server after the draft was made: whose counts is decided here. */
export const ConflictsDialog = ({ draft, known, edited, onClose }: Props) => {
  const { t } = useTranslation()
  const conflicts = [...known.lens.conflicts.values()]
  const unitOf = useUnitOf(edited.units)
  const senderOf = useSenderOf(draft.draftId)
  const resolve = (which: readonly Conflict[], winner: 'mine' | 'theirs') => {
    const only = which.length === 1 && which[0] ? unitOf(which[0].unitId)?.number : undefined
    const label = { kind: 'resolve' as const, detail: only ?? null }
    void draft.append(label, () => resolveConflicts(which, winner))
    if (which.length === conflicts.length) onClose()
  }
  return (
    <OpenedModal
      title={t('conflicts.title', { count: conflicts.length })}
      size={860}
      onClose={onClose}
    >
      <p>{t('conflicts.sentence')}</p>
      <ConflictTable
        conflicts={conflicts}
        unitOf={unitOf}
        senderOf={senderOf}
        onResolve={(one, winner) => resolve([one], winner)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('conflicts.later')}
        </Button>
        <Button
          variant="default"
          disabled={conflicts.length === 0}
          onClick={() => resolve(conflicts, 'theirs')}
        >
          {t('conflicts.allTheirs')}
        </Button>
        <Button disabled={conflicts.length === 0} onClick={() => resolve(conflicts, 'mine')}>
          {t('conflicts.allMine')}
        </Button>
      </Group>
    </OpenedModal>
  )
}

interface TableProps {
  readonly conflicts: readonly Conflict[]
  readonly unitOf: ReturnType<typeof useUnitOf>
  readonly senderOf: (unitId: UnitId) => PriceSender
  readonly onResolve: (conflict: Conflict, winner: 'mine' | 'theirs') => void
}

const ConflictTable = ({ conflicts, unitOf, senderOf, onResolve }: TableProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const price = (minor: number | null) =>
    minor === null ? '–' : formats.amount(minor, { fraction: 'whenNeeded' })
  const columns: readonly LongColumn[] = [
    { key: 'number', title: t('prices.column.number'), width: 90 },
    { key: 'base', title: t('conflicts.base'), width: 110, isNumber: true },
    { key: 'theirs', title: t('conflicts.theirs'), width: 145, isNumber: true },
    { key: 'by', title: t('conflicts.by'), width: 150 },
    { key: 'mine', title: t('conflicts.mine'), width: 110, isNumber: true },
    { key: 'acts', title: t('conflicts.decide'), width: 190 },
  ]
  return (
    <div className={planClasses['table']}>
      <LongTable<Conflict>
        label={t('conflicts.table')}
        columns={columns}
        lines={conflicts}
        keyOf={({ unitId }) => String(unitId)}
        cellsOf={(conflict) => {
          const number = unitOf(conflict.unitId)?.number ?? ''
          const { mine, theirs } = conflict
          const sender = senderOf(conflict.unitId)
          const told = pairWords([mine.base, theirs, mine], { t, price })
          return (
            <>
              <th scope="row">{number}</th>
              <td data-number>{told(mine.base)}</td>
              <td data-number>{told(theirs)}</td>
              <td title={sender.hint}>{sender.name}</td>
              <td data-number>{told(mine)}</td>
              <td>
                <Group gap={4} wrap="nowrap">
                  {(['mine', 'theirs'] as const).map((winner) => (
                    <Button
                      key={winner}
                      size="compact-xs"
                      variant="default"
                      aria-label={t(`conflicts.takeNamed.${winner}`, { number })}
                      onClick={() => onResolve(conflict, winner)}
                    >
                      {t(`conflicts.take.${winner}`)}
                    </Button>
                  ))}
                </Group>
              </td>
            </>
          )
        }}
      />
    </div>
  )
}
