import { useTranslation } from 'react-i18next'
import { type Conflict, resolveConflicts } from '#core/prices/draft/conflicts'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useUnitOf } from '../editor/use-unit-of.ts'
import { pairWords } from '../grid/pair-words.ts'
import { DecideDialog, type Winner } from './decide-dialog.tsx'
import { useSenderOf } from './use-sender-of.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** Prices that were changed on the server after the draft was made: whose counts is decided here. */
export const ConflictsDialog = ({ draft, known, edited, onClose }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const price = (minor: number | null) =>
    minor === null ? '–' : formats.amount(minor, { fraction: 'whenNeeded' })
  const conflicts = [...known.lens.conflicts.values()]
  const unitOf = useUnitOf(edited.units)
  const senderOf = useSenderOf(draft.draftId)
  const resolve = (which: readonly Conflict[], winner: Winner) => {
    const only = which.length === 1 && which[0] ? unitOf(which[0].unitId)?.number : undefined
    const label = { kind: 'resolve' as const, detail: only ?? null }
    void draft.append(label, () => resolveConflicts(which, winner))
    if (which.length === conflicts.length) onClose()
  }
  return (
    <DecideDialog<Conflict>
      title={t('conflicts.title', { count: conflicts.length })}
      sentence={t('conflicts.sentence')}
      size={860}
      label={t('conflicts.table')}
      columns={[
        { key: 'base', title: t('conflicts.base'), width: 110, isNumber: true },
        { key: 'theirs', title: t('conflicts.theirs'), width: 145, isNumber: true },
        { key: 'by', title: t('conflicts.by'), width: 150 },
        { key: 'mine', title: t('conflicts.mine'), width: 110, isNumber: true },
      ]}
      numberWidth={90}
      actsWidth={190}
      lines={conflicts}
      numberOf={({ unitId }) => unitOf(unitId)?.number ?? ''}
      cellsOf={({ unitId, mine, theirs }) => {
        const sender = senderOf(unitId)
        const told = pairWords([mine.base, theirs, mine], { t, price })
        return (
          <>
            <td data-number>{told(mine.base)}</td>
            <td data-number>{told(theirs)}</td>
            <td title={sender.hint}>{sender.name}</td>
            <td data-number>{told(mine)}</td>
          </>
        )
      }}
      wordsOf={(winner, number) => ({
        take: t(`conflicts.take.${winner}`),
        takeNamed: t(`conflicts.takeNamed.${winner}`, { number }),
      })}
      allTheirs={t('conflicts.allTheirs')}
      onDecide={resolve}
      onClose={onClose}
    />
  )
}
