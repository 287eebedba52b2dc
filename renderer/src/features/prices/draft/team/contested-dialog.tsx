import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ContestedPrice } from '#core/contract/drafts'
import type { UnitId } from '#core/ids'
import { fromJson } from '#core/json'
import type { DraftPrice } from '#core/prices/draft/draft-price'
import { query } from '../../../../bridge/query.ts'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../../ui/dialogs/opened-modal.tsx'
import { type LongColumn, LongTable } from '../../../../ui/tables/long-table.tsx'
import type { EditorParts } from '../../editor/editor-parts.ts'
import { useUnitOf } from '../../editor/use-unit-of.ts'
import { pairWords } from '../../grid/pair-words.ts'
import planClasses from '../../paste/plan-preview.module.css'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** Prices that this desk and somebody else of the team have changed without knowing of each other. */
export const ContestedDialog = ({ draft, edited, onClose }: Props) => {
  const { t } = useTranslation()
  const read = useQuery({
    ...query('drafts.listContested', { draftId: draft.draftId ?? '' }),
    enabled: draft.draftId !== null,
  }).data
  const contested = read === undefined ? [] : fromJson(read)
  const decide = (which: readonly ContestedPrice[], winner: 'mine' | 'theirs') => {
    void draft.decide(
      which.map(({ unitId }) => unitId),
      winner,
    )
    if (which.length === contested.length) onClose()
  }
  return (
    <OpenedModal
      title={t('team.draft.contestedTitle', { count: contested.length })}
      size={760}
      onClose={onClose}
    >
      <p>{t('team.draft.contestedSentence')}</p>
      <ContestedTable
        contested={contested}
        unitOf={useUnitOf(edited.units)}
        onDecide={(one, winner) => decide([one], winner)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('conflicts.later')}
        </Button>
        <Button
          variant="default"
          disabled={contested.length === 0}
          onClick={() => decide(contested, 'theirs')}
        >
          {t('team.draft.allTheirs')}
        </Button>
        <Button disabled={contested.length === 0} onClick={() => decide(contested, 'mine')}>
          {t('conflicts.allMine')}
        </Button>
      </Group>
    </OpenedModal>
  )
}

interface TableProps {
  readonly contested: readonly ContestedPrice[]
  readonly unitOf: (unitId: UnitId) => { readonly number: string } | undefined
  readonly onDecide: (contested: ContestedPrice, winner: 'mine' | 'theirs') => void
}

const ContestedTable = ({ contested, unitOf, onDecide }: TableProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const price = (minor: number | null) =>
    minor === null ? '–' : formats.amount(minor, { fraction: 'whenNeeded' })
  const columns: readonly LongColumn[] = [
    { key: 'number', title: t('prices.column.number'), width: 110 },
    { key: 'theirs', title: t('team.draft.theirs'), width: 170, isNumber: true },
    { key: 'mine', title: t('conflicts.mine'), width: 170, isNumber: true },
    { key: 'acts', title: t('conflicts.decide'), width: 200 },
  ]
  return (
    <div className={planClasses['table']}>
      <LongTable<ContestedPrice>
        label={t('team.draft.contestedTable')}
        columns={columns}
        lines={contested}
        keyOf={({ unitId }) => String(unitId)}
        cellsOf={(one) => {
          const number = unitOf(one.unitId)?.number ?? String(one.unitId)
          const pairs = [one.theirs, one.mine].filter((pair) => pair !== null)
          const told = pairWords(pairs, { t, price })
          const words = (pair: DraftPrice | null) =>
            pair === null ? t('team.draft.ofCrm') : told(pair)
          return (
            <>
              <th scope="row">{number}</th>
              <td data-number>{words(one.theirs)}</td>
              <td data-number>{words(one.mine)}</td>
              <td>
                <Group gap={4} wrap="nowrap">
                  {(['mine', 'theirs'] as const).map((winner) => (
                    <Button
                      key={winner}
                      size="compact-xs"
                      variant="default"
                      aria-label={t(`team.draft.takeNamed.${winner}`, { number })}
                      onClick={() => onDecide(one, winner)}
                    >
                      {t(`team.draft.take.${winner}`)}
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
