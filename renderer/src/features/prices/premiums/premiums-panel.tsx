import { IconScale } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { FittedPremium, NoFit } from '#core/prices/premiums/fit-premiums'
import { pricedHomes } from '#core/prices/premiums/priced-homes'
import type { FoundPremiums, ReadPremiums } from '#core/prices/premiums/read-premiums'
import type { Unit } from '#core/prices/pricelist/unit'
import { useFormats } from '../../../i18n/formats-context.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import { Panel } from '../review/panel.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { OutTable } from './out-table.tsx'
import classes from './premiums-panel.module.css'
import { PremiumsTable } from './premiums-table.tsx'
import { usePremiums } from './use-premiums.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** What the list charges for floors, areas and sides, and which of its prices that does not explain. */
export const PremiumsPanel = ({ onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { edited, draft, known, onDialog } = parts
  const [moved, setMoved] = useState<FittedPremium | null>(null)
  const { locks } = known.lens
  const priced = useMemo(
    () =>
      pricedHomes({
        units: edited.units,
        draft: draft.prices,
        isTaken: ({ id }) => locks.has(id),
      }),
    [edited.units, draft.prices, locks],
  )
  const read = usePremiums(priced)
  const onShowUnit = useCallback((unitId: UnitId) => onDialog({ unitId, kind: 'unit' }), [onDialog])
  return (
    <Panel
      title={t('premiums.title')}
      aside={edited.project.name}
      stage="premiums"
      onClose={onClose}
    >
      <div className={classes['place']} aria-busy={read === null}>
        {read !== null && read.found.kind !== 'found' && <Unfitted found={read.found} />}
        {read !== null && read.found.kind === 'found' && (
          <>
            <Summary read={read} found={read.found} />
            <Found
              found={read.found}
              units={edited.units}
              onShowUnit={onShowUnit}
              onChange={setMoved}
            />
            {moved !== null && (
              <MoveDialog
                {...parts}
                premium={moved}
                premiums={read.found.premiums}
                priced={priced}
                onClose={() => setMoved(null)}
              />
            )}
          </>
        )}
      </div>
    </Panel>
  )
}

const Unfitted = ({ found }: { readonly found: NoFit }) => {
  const { t } = useTranslation()
  const { percent } = useFormats()
  return (
    <EmptyState
      icon={IconScale}
      title={t(`premiums.${found.kind}`)}
      sentence={
        found.kind === 'tooFew'
          ? t('premiums.tooFewSentence', { count: found.homes })
          : t('premiums.tooUnevenSentence', { spread: percent(found.sigma) })
      }
    />
  )
}

interface SummaryProps {
  readonly read: ReadPremiums
  readonly found: FoundPremiums
}

const Summary = ({ read: { homes, leftOut }, found: { sigma } }: SummaryProps) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const spread = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(sigma)
  const { withoutArea, withoutPrice, withoutFacing, unknownFloors } = leftOut
  const said = [
    withoutArea.length > 0 && t('premiums.withoutArea', { count: withoutArea.length }),
    withoutPrice.length > 0 && t('premiums.withoutPrice', { count: withoutPrice.length }),
    unknownFloors.length > 0 &&
      t('premiums.unknownFloors', {
        count: unknownFloors.length,
        floors: unknownFloors.join(', '),
      }),
    withoutFacing.length > 0 && t('premiums.withoutFacing', { count: withoutFacing.length }),
  ].filter((sentence) => sentence !== false)
  return (
    <div className={classes['summary']}>
      <p>{t('premiums.sentence', { spread, count: homes })}</p>
      <p className={classes['dimmed']}>{[...said, t('premiums.limits')].join(' ')}</p>
    </div>
  )
}

interface QuestionsProps {
  readonly found: FoundPremiums
  readonly units: readonly Unit[]
  readonly onShowUnit: (unitId: UnitId) => void
}

interface FoundProps extends QuestionsProps {
  readonly onChange: (premium: FittedPremium) => void
}

const Found = ({ found, onChange, ...props }: FoundProps) => {
  const { t } = useTranslation()
  return (
    <div className={classes['halves']}>
      <div className={classes['half']}>
        <h3 className={classes['heading']}>{t('premiums.premiums')}</h3>
        <PremiumsTable premiums={found.premiums} onChange={onChange} />
      </div>
      <div className={classes['half']}>
        {found.patterns.length > 0 && (
          <>
            <h3 className={classes['heading']}>{t('premiums.questions')}</h3>
            <Questions found={found} {...props} />
          </>
        )}
        <h3 className={classes['heading']}>
          {found.out.length > 0
            ? t('premiums.outCount', { count: found.out.length })
            : t('premiums.out')}
        </h3>
        {found.out.length > 0 ? (
          <OutTable out={found.out} {...props} />
        ) : (
          <p className={classes['none']}>{t('premiums.noneOut')}</p>
        )}
      </div>
    </div>
  )
}

const Questions = ({ found: { patterns }, units, onShowUnit }: QuestionsProps) => {
  const { t } = useTranslation()
  const { percent } = useChangeFormats()
  const byId = useMemo(() => new Map(units.map((unit) => [unit.id, unit])), [units])
  return (
    <ul className={classes['questions']}>
      {patterns.map(({ ids, fraction, group }) => (
        <li key={ids.join()}>
          {t(`premiums.question.${group.kind}`, {
            count: ids.length,
            fraction: percent(fraction),
            building: byId.get(ids[0] ?? (0 as UnitId))?.building ?? '',
          })}{' '}
          {ids.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <button type="button" className={classes['unit']} onClick={() => onShowUnit(id)}>
                {byId.get(id)?.number ?? id}
              </button>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
