import { IconTrendingUp } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { assumedSales } from '#core/prices/what-if/assumed-sales'
import { breakEven } from '#core/prices/what-if/break-even'
import { unitsOfGroup } from '#core/prices/what-if/raise-group'
import { useFormats } from '../../../i18n/formats-context.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import type { ShowSales } from '../pace/sales-dialog.tsx'
import { Panel } from '../review/panel.tsx'
import { type Counted, CountedRows } from '../unit/counted-rows.tsx'
import { AssumptionsTable } from './assumptions-table.tsx'
import { type GroupChoice, groupChoices } from './group-choices.ts'
import { PaceNow } from './pace-now.tsx'
import { RaiseActs } from './raise-acts.tsx'
import { RaiseDialog } from './raise-dialog.tsx'
import { RaiseForm } from './raise-form.tsx'
import { firstRaise, readRaise } from './raise-text.ts'
import { Reminders } from './reminders.tsx'
import { useRaisePace } from './use-raise-pace.ts'
import classes from './what-if.module.css'
import { hundredthsOfPercent, nameOfGroup, signedPercent, tenthsOfUnits } from './what-if-words.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** What lies over the panel. */
type Over = Counted | { readonly kind: 'raise'; readonly part: number; readonly detail: string }

/** What a raise of some units may cost in sales before it no longer pays, and the way to make it. */
export const WhatIfPanel = ({ onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { edited } = parts
  const choices = useMemo(
    () => groupChoices(edited.units, edited.view.seenNow().range?.rows ?? []),
    [edited.units, edited.view],
  )
  const [first] = choices
  return (
    <Panel
      title={t('whatIf.title')}
      aside={edited.project.name}
      guidePage="premiums"
      stage="whatIf"
      onClose={onClose}
    >
      {first === undefined ? (
        <div className={classes['empty']}>
          <EmptyState
            icon={IconTrendingUp}
            title={t('whatIf.nothing')}
            sentence={t('whatIf.nothingSentence')}
          />
        </div>
      ) : (
        <WhatIf {...parts} choices={choices} first={first} />
      )}
    </Panel>
  )
}

interface WhatIfProps extends EditorParts {
  readonly choices: readonly GroupChoice[]
  readonly first: GroupChoice
}

const WhatIf = ({ choices, first, ...parts }: WhatIfProps) => {
  const { t } = useTranslation()
  const { edited, known } = parts
  const [key, setKey] = useState(first.key)
  const [text, setText] = useState(firstRaise)
  const [over, setOver] = useState<Over | null>(null)
  const chosen = choices.find((choice) => choice.key === key) ?? first
  const units = useMemo(
    () => unitsOfGroup(edited.units, chosen.group),
    [edited.units, chosen.group],
  )
  const free = units.filter(({ id }) => !known.lens.locks.has(id))
  const raise = useMemo(() => readRaise(text), [text])
  const name = nameOfGroup(chosen, t)
  const showUnits = (title: string, ids: readonly UnitId[]) =>
    setOver({ kind: 'units', counted: { title, ids } })
  const showSales: ShowSales = (counted) => setOver({ counted, kind: 'sales' })
  const taken = units.filter(({ id }) => known.lens.locks.has(id))
  return (
    <div className={classes['halves']}>
      <div className={classes['half']}>
        <RaiseForm choices={choices} chosen={chosen} onChoose={setKey} text={text} onText={setText}>
          <RaiseActs
            of={edited.of}
            group={chosen.group}
            name={name}
            raise={raise}
            canRaise={free.length > 0}
            onRaise={(part, detail) => setOver({ part, detail, kind: 'raise' })}
          />
        </RaiseForm>
        <Reminders of={edited.of} units={edited.units} onShowUnits={showUnits} />
      </div>
      <div className={classes['half']}>
        <h3 className={classes['heading']}>{name}</h3>
        <p className={classes['counts']}>
          {[
            [t('whatIf.free', { count: free.length }), free] as const,
            [t('whatIf.taken', { count: taken.length }), taken] as const,
          ].map(([words, counted]) => (
            <button
              key={words}
              type="button"
              className={classes['link']}
              disabled={counted.length === 0}
              onClick={() =>
                showUnits(
                  words,
                  counted.map(({ id }) => id),
                )
              }
            >
              {words}
            </button>
          ))}
        </p>
        {free.length === 0 && <p>{t('whatIf.allTaken')}</p>}
        {free.length > 0 && raise !== null && (
          <Outcome
            of={edited.of}
            all={edited.units}
            raised={units}
            raise={raise}
            name={name}
            freeUnits={free.length}
            onShowSales={showSales}
          />
        )}
      </div>
      {over?.kind === 'raise' && (
        <RaiseDialog {...parts} {...over} units={free} onClose={() => setOver(null)} />
      )}
      {over !== null && over.kind !== 'raise' && (
        <CountedRows
          {...parts}
          over={over}
          onShowUnit={(unitId) => setOver({ unitId, kind: 'unit' })}
          onClose={() => setOver(null)}
        />
      )}
    </div>
  )
}

interface OutcomeProps extends Omit<Parameters<typeof useRaisePace>[0], 'assumed'> {
  readonly raise: NonNullable<ReturnType<typeof readRaise>>
  readonly freeUnits: number
  /** What the units are called. */
  readonly name: string
  readonly onShowSales: ShowSales
}

const Outcome = ({ raise, freeUnits, name, onShowSales, ...ofUnits }: OutcomeProps) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const even = breakEven(raise, freeUnits)
  const assumed = useMemo(() => assumedSales({ raise, freeUnits }), [raise, freeUnits])
  const paced = useRaisePace({ ...ofUnits, assumed })
  const showSales = () => {
    if (paced.kind !== 'told') return
    const of = paced.pace.isOfProject ? t('pace.project') : name
    onShowSales({ title: t('pace.salesOf', { name: of }), sales: paced.sales })
  }
  return (
    <>
      <p className={classes['even']} role="status">
        {t(even.part > 0 ? 'whatIf.breakEven' : 'whatIf.noStep', {
          part: signedPercent(even.part, locale),
          lost: hundredthsOfPercent(even.lost, locale),
          units: tenthsOfUnits(even.lostUnits, locale),
          of: tenthsOfUnits(freeUnits, locale),
        })}
      </p>
      {raise.kind === 'steps' && even.part > 0 && (
        <p className={classes['dimmed']}>{t('whatIf.average')}</p>
      )}
      <h3 className={classes['heading']}>{t('whatIf.assumptions')}</h3>
      <p className={classes['dimmed']}>{t('whatIf.assumptionsWhy')}</p>
      <AssumptionsTable
        assumed={assumed}
        freeUnits={freeUnits}
        paced={paced}
        onShowSales={showSales}
      />
      <PaceNow paced={paced} onShowSales={showSales} />
      <p className={classes['dimmed']}>{t('whatIf.limits')}</p>
    </>
  )
}
