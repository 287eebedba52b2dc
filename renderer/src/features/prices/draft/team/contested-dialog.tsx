import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ContestedPrice } from '#core/contract/drafts'
import { fromJson } from '#core/json'
import type { DraftPrice } from '#core/prices/draft/draft-price'
import { query } from '../../../../bridge/query.ts'
import { useFormats } from '../../../../i18n/formats-context.ts'
import type { EditorParts } from '../../editor/editor-parts.ts'
import { useUnitOf } from '../../editor/use-unit-of.ts'
import { pairWords } from '../../grid/pair-words.ts'
import { DecideDialog } from '../decide-dialog.tsx'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** Prices that this desk and somebody else of the team have changed without knowing of each other. */
export const ContestedDialog = ({ draft, edited, onClose }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const price = (minor: number | null) =>
    minor === null ? '–' : formats.amount(minor, { fraction: 'whenNeeded' })
  const unitOf = useUnitOf(edited.units)
  const read = useQuery({
    ...query('drafts.listContested', { draftId: draft.draftId ?? '' }),
    enabled: draft.draftId !== null,
  }).data
  const contested = read === undefined ? [] : fromJson(read)
  return (
    <DecideDialog<ContestedPrice>
      title={t('team.draft.contestedTitle', { count: contested.length })}
      sentence={t('team.draft.contestedSentence')}
      size={760}
      label={t('team.draft.contestedTable')}
      columns={[
        { key: 'theirs', title: t('team.draft.theirs'), width: 170, isNumber: true },
        { key: 'mine', title: t('conflicts.mine'), width: 170, isNumber: true },
      ]}
      numberWidth={110}
      actsWidth={200}
      lines={contested}
      numberOf={({ unitId }) => unitOf(unitId)?.number ?? String(unitId)}
      cellsOf={({ mine, theirs }) => {
        const pairs = [theirs, mine].filter((pair) => pair !== null)
        const told = pairWords(pairs, { t, price })
        const words = (pair: DraftPrice | null) =>
          pair === null ? t('team.draft.ofCrm') : told(pair)
        return (
          <>
            <td data-number>{words(theirs)}</td>
            <td data-number>{words(mine)}</td>
          </>
        )
      }}
      wordsOf={(winner, number) => ({
        take: t(`team.draft.take.${winner}`),
        takeNamed: t(`team.draft.takeNamed.${winner}`, { number }),
      })}
      allTheirs={t('team.draft.allTheirs')}
      onDecide={(which, winner) =>
        void draft.decide(which, winner).then((decided) => {
          // What has moved meanwhile is asked again, beside what it is by now.
          if (decided !== null && which.length === contested.length) onClose()
        })
      }
      onClose={onClose}
    />
  )
}
