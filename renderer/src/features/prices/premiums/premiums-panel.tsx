import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { isInGroup } from '#core/prices/premiums/home-group'
import { measureHomes } from '#core/prices/premiums/measured-home'
import type { HomeGroup } from '#core/prices/premiums/premium-answers'
import { keyOfTerm, type PremiumTerm } from '#core/prices/premiums/premium-term'
import type { FoundPremiums } from '#core/prices/premiums/read-premiums'
import type { EditorParts } from '../editor/editor-parts.ts'
import { Panel } from '../review/panel.tsx'
import { type Counted, CountedRows } from '../unit/counted-rows.tsx'
import { ColumnDialog } from './column-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { OwnColumns } from './own-columns.tsx'
import { Summary, Unanswered, Unfitted } from './panel-summary.tsx'
import classes from './premiums-panel.module.css'
import { PremiumsTable } from './premiums-table.tsx'
import { FloorQuestions, KnownFloors, Questions, WrongGroups } from './questions.tsx'
import type { ShowUnits } from './units-dialog.tsx'
import { UnitsTable } from './units-table.tsx'
import { type Answer, useAnswer } from './use-answer.ts'
import { foundPremiums } from './use-premiums.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** What lies over the panel. */
type Over =
  | Counted
  | { readonly kind: 'move'; readonly term: PremiumTerm }
  | { readonly kind: 'column'; readonly unitIds: readonly UnitId[] }

/** What the list charges for floors, areas and sides, and which of its prices that does not explain. */
export const PremiumsPanel = ({ onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { edited, known } = parts
  const { read, answers, askAgain } = known.premiums
  const [over, setOver] = useState<Over | null>(null)
  const answer = useAnswer(edited.of)
  const showUnit = useCallback((unitId: UnitId) => setOver({ unitId, kind: 'unit' }), [])
  const showUnits = useCallback<ShowUnits>((counted) => setOver({ counted, kind: 'units' }), [])
  const askForColumn = (group: HomeGroup) => {
    // What a stack has its taken homes have as well, whichever of them are free one day.
    const { homes } = measureHomes(known.premiums.priced, answers)
    const unitIds = homes.filter((home) => isInGroup(group, home)).map(({ id }) => id)
    setOver({ unitIds, kind: 'column' })
  }
  return (
    <Panel
      title={t('premiums.title')}
      aside={edited.project.name}
      guidePage="premiums"
      stage="premiums"
      onClose={onClose}
    >
      <div className={classes['place']} aria-busy={read === null && askAgain === null}>
        {askAgain !== null && <Unanswered onAskAgain={askAgain} />}
        {read !== null && (
          <>
            <Summary read={read} onShowUnits={showUnits} />
            <FloorQuestions floors={read.leftOut.unknownFloors} onAnswer={answer} />
            <KnownFloors floors={answers.floors} onAnswer={answer} />
            {read.found.kind === 'found' ? (
              <div className={classes['halves']}>
                <div className={classes['half']}>
                  <h3 className={classes['heading']}>{t('premiums.premiums')}</h3>
                  <PremiumsTable
                    {...known.premiums}
                    premiums={read.found.premiums}
                    onShowUnits={showUnits}
                    onChange={(premium) => setOver({ term: premium.term, kind: 'move' })}
                  />
                  <OwnColumns columns={answers.columns} onAnswer={answer} onShowUnits={showUnits} />
                </div>
                <Deviations
                  {...parts}
                  found={read.found}
                  onAnswer={answer}
                  onYes={askForColumn}
                  onShowUnit={showUnit}
                  onShowUnits={showUnits}
                />
              </div>
            ) : (
              <Unfitted found={read.found} />
            )}
          </>
        )}
        {over !== null && (
          <OverPanel
            {...parts}
            over={over}
            onAnswer={answer}
            onShowUnit={showUnit}
            onClose={() => setOver(null)}
          />
        )}
      </div>
    </Panel>
  )
}

interface DeviationsProps extends EditorParts {
  readonly found: FoundPremiums
  readonly onAnswer: Answer
  readonly onYes: (group: HomeGroup) => void
  readonly onShowUnit: (unitId: UnitId) => void
  readonly onShowUnits: ShowUnits
}

/** Questions about homes that deviate together, and the prices that the premiums do not explain. */
const Deviations = ({ found, onYes, onShowUnits, ...props }: DeviationsProps) => {
  const { t } = useTranslation()
  const { edited, known, onAnswer, onShowUnit } = props
  const { patterns, wrong, out, intended } = found
  const { units } = edited
  const shared = { units, onAnswer, onShowUnit }
  const priceOf = new Map(out.map(({ id, priceMinor }) => [id, priceMinor]))
  const mean = (unitId: UnitId) => {
    const grossMinor = priceOf.get(unitId)
    if (grossMinor !== undefined) onAnswer({ kind: 'intended', unitId, grossMinor })
  }
  const takeBack = {
    words: t('premiums.answer.notIntended'),
    run: (unitId: UnitId) => onAnswer({ kind: 'notIntended', unitId }),
  }
  return (
    <div className={classes['half']}>
      {patterns.length > 0 && (
        <>
          <h3 className={classes['heading']}>{t('premiums.questions')}</h3>
          <Questions {...shared} patterns={patterns} onYes={onYes} />
        </>
      )}
      <WrongGroups {...shared} patterns={wrong} />
      <h3 className={classes['heading']}>
        {out.length > 0 ? t('premiums.outCount', { count: out.length }) : t('premiums.out')}
      </h3>
      {out.length > 0 ? (
        <UnitsTable
          label={t('premiums.out')}
          ids={out.map(({ id }) => id)}
          units={units}
          premiums={known.premiums}
          act={{ words: t('premiums.answer.intended'), run: mean }}
          onShowUnit={onShowUnit}
        />
      ) : (
        <p className={classes['none']}>{t('premiums.noneOut')}</p>
      )}
      {intended.length > 0 && (
        <p className={classes['none']}>
          <button
            type="button"
            className={classes['unit']}
            onClick={() =>
              onShowUnits({
                title: t('premiums.answer.intendedTitle'),
                ids: intended.map(({ id }) => id),
                act: takeBack,
              })
            }
          >
            {t('premiums.answer.intendedCount', { count: intended.length })}
          </button>
        </p>
      )}
    </div>
  )
}

interface OverProps extends EditorParts {
  readonly over: Over
  readonly onAnswer: Answer
  readonly onShowUnit: (unitId: UnitId) => void
  readonly onClose: () => void
}

const OverPanel = ({ over, onAnswer, onShowUnit, onClose, ...parts }: OverProps) => {
  const { read, answers } = parts.known.premiums
  switch (over.kind) {
    case 'move': {
      const premiums = foundPremiums(read)?.premiums ?? []
      const moved = keyOfTerm(over.term)
      // The list may have been fitted anew since: what counts is what it charges now.
      const premium = premiums.find(({ term }) => keyOfTerm(term) === moved)
      return premium === undefined ? null : (
        <MoveDialog {...parts} premium={premium} premiums={premiums} onClose={onClose} />
      )
    }
    case 'column':
      return (
        <ColumnDialog
          columns={answers.columns}
          unitIds={over.unitIds}
          onAnswer={onAnswer}
          onClose={onClose}
        />
      )
    default:
      return <CountedRows {...parts} over={over} onShowUnit={onShowUnit} onClose={onClose} />
  }
}
