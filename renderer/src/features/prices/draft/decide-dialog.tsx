import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import planClasses from '../paste/plan-preview.module.css'

export type Winner = 'mine' | 'theirs'

/** What decides for one unit, in words for the eye and in words for whoever hears the button alone. */
interface WinnerWords {
  readonly take: string
  readonly takeNamed: string
}

interface Props<T> {
  readonly title: string
  readonly sentence: string
  readonly size: number
  readonly label: string
  /** Between the unit and what decides. */
  readonly columns: readonly LongColumn[]
  readonly numberWidth: number
  readonly actsWidth: number
  readonly lines: readonly T[]
  readonly numberOf: (line: T) => string
  readonly cellsOf: (line: T) => ReactNode
  readonly wordsOf: (winner: Winner, number: string) => WinnerWords
  readonly allTheirs: string
  readonly onDecide: (lines: readonly T[], winner: Winner) => void
  readonly onClose: () => void
}

/** Two prices for each unit, of which a person decides which one counts: unit by unit, or for all at once. */
export const DecideDialog = <T extends { readonly unitId: UnitId }>({
  title,
  sentence,
  size,
  label,
  columns,
  numberWidth,
  actsWidth,
  lines,
  numberOf,
  cellsOf,
  wordsOf,
  allTheirs,
  onDecide,
  onClose,
}: Props<T>) => {
  const { t } = useTranslation()
  return (
    <OpenedModal title={title} size={size} onClose={onClose}>
      <p>{sentence}</p>
      <div className={planClasses['table']}>
        <LongTable<T>
          label={label}
          columns={[
            { key: 'number', title: t('prices.column.number'), width: numberWidth },
            ...columns,
            { key: 'acts', title: t('conflicts.decide'), width: actsWidth },
          ]}
          lines={lines}
          keyOf={({ unitId }) => String(unitId)}
          cellsOf={(line) => {
            const number = numberOf(line)
            return (
              <>
                <th scope="row">{number}</th>
                {cellsOf(line)}
                <td>
                  <Group gap={4} wrap="nowrap">
                    {(['mine', 'theirs'] as const).map((winner) => {
                      const { take, takeNamed } = wordsOf(winner, number)
                      return (
                        <Button
                          key={winner}
                          size="compact-xs"
                          variant="default"
                          aria-label={takeNamed}
                          onClick={() => onDecide([line], winner)}
                        >
                          {take}
                        </Button>
                      )
                    })}
                  </Group>
                </td>
              </>
            )
          }}
        />
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('conflicts.later')}
        </Button>
        <Button
          variant="default"
          disabled={lines.length === 0}
          onClick={() => onDecide(lines, 'theirs')}
        >
          {allTheirs}
        </Button>
        <Button disabled={lines.length === 0} onClick={() => onDecide(lines, 'mine')}>
          {t('conflicts.allMine')}
        </Button>
      </Group>
    </OpenedModal>
  )
}
