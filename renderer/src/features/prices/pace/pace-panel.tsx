import { Button, Skeleton } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { basisMonths } from '#core/prices/pace/back-test'
import { homesForSale, unitGroups } from '#core/prices/pace/pace-groups'
import type { ReadPace } from '#core/prices/pace/read-pace'
import { monthMs, type SalesSource, type SourceKind } from '#core/prices/pace/sales-source'
import type { Timestamp } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { Panel } from '../review/panel.tsx'
import { type Counted, CountedRows } from '../unit/counted-rows.tsx'
import { GroupsTable, type ShownNumbers } from './groups-table.tsx'
import { type CountedLeads, LeadsDialog } from './leads-dialog.tsx'
import { LoadHistory } from './load-history.tsx'
import classes from './pace.module.css'
import { PastDialog } from './past-dialog.tsx'
import type { CountedSales } from './sales-dialog.tsx'
import { SourcesTable } from './sources-table.tsx'
import { useDayWords } from './use-day-words.ts'
import { type KnownInterest, useInterest } from './use-interest.ts'
import { usePace } from './use-pace.ts'
import { useSalesSources } from './use-sales-sources.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** What was taken in a project and how long the rest lasts, from each source by itself. */
export const PacePanel = ({ onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { edited } = parts
  const sources = useSalesSources(edited.of)
  const [first] = sources ?? []
  return (
    <Panel
      title={t('pace.title')}
      aside={edited.project.name}
      guidePage="premiums"
      stage="pace"
      onClose={onClose}
    >
      {sources === null && <Skeleton height={240} m={20} w="auto" />}
      {sources !== null && first === undefined && (
        <div className={classes['page']}>
          <EmptyState icon={IconHourglass} title={t('pace.none')} sentence={t('pace.noneSentence')}>
            <LoadHistory of={edited.of} />
          </EmptyState>
        </div>
      )}
      {sources !== null && first !== undefined && (
        <Pace {...parts} sources={sources} first={first} />
      )}
    </Panel>
  )
}

/** What lies over the panel. */
type Over =
  | Counted
  | { readonly kind: 'leads'; readonly counted: CountedLeads }
  | { readonly kind: 'past'; readonly past: ReadPace['past'] }

interface PaceProps extends EditorParts {
  readonly sources: readonly SalesSource[]
  readonly first: SalesSource
}

const asThings = [1]

const Pace = ({ sources, first, ...parts }: PaceProps) => {
  const { t } = useTranslation()
  const { units, of, project } = parts.edited
  const [kind, setKind] = useState<SourceKind>(first.kind)
  const [over, setOver] = useState<Over | null>(null)
  const source = sources.find((one) => one.kind === kind) ?? first
  const homes = useMemo(() => homesForSale(units), [units])
  const groups = useMemo(() => unitGroups(homes), [homes])
  const asked = useMemo(() => groups.map((group) => group.units.map(({ id }) => id)), [groups])
  const { read, askAgain, isCurrent } = usePace({
    source,
    homes,
    groups: asked,
    factors: asThings,
  })
  const interest = useInterest({ of, project, source, homes })
  const showSales = useCallback((counted: CountedSales) => setOver({ counted, kind: 'sales' }), [])
  const shown: ShownNumbers = {
    onShowSales: showSales,
    onShowUnits: (counted) => setOver({ counted, kind: 'units' }),
    onShowLeads: (counted) => setOver({ counted, kind: 'leads' }),
  }
  return (
    <div className={classes['page']} aria-busy={!isCurrent && askAgain === null}>
      <h3 className={classes['heading']}>{t('pace.sources')}</h3>
      <p className={classes['dimmed']}>{t('pace.sourcesWhy')}</p>
      <SourcesTable
        sources={sources}
        chosen={source}
        onChoose={(chosen) => setKind(chosen.kind)}
        onShowSales={showSales}
      />
      {!sources.some((one) => one.kind === 'history') && (
        <p className={classes['held']}>
          <LoadHistory of={of} />
        </p>
      )}
      {askAgain !== null && (
        <EmptyState
          icon={IconHourglass}
          title={t('pace.unanswered')}
          sentence={t('pace.unansweredSentence')}
        >
          <Button onClick={askAgain}>{t('premiums.askAgain')}</Button>
        </EmptyState>
      )}
      {!isCurrent && askAgain === null && <Skeleton height={240} mt={20} w="auto" />}
      {isCurrent && read !== null && (
        <>
          <h3 className={classes['heading']}>{t('pace.groups')}</h3>
          <Told
            source={source}
            read={read}
            leadsSince={interest?.since ?? null}
            onShowPast={(past) => setOver({ past, kind: 'past' })}
          />
          <GroupsTable
            {...shown}
            source={source}
            homes={homes}
            groups={groups}
            read={read}
            interest={interest}
          />
          <Limits interest={interest} />
        </>
      )}
      {over !== null && (
        <OverPanel
          {...parts}
          over={over}
          onShowUnit={(unitId) => setOver({ unitId, kind: 'unit' })}
          onClose={() => setOver(null)}
        />
      )}
    </div>
  )
}

interface ToldProps {
  readonly source: SalesSource
  readonly read: ReadPace
  /** Null where no leads are known. */
  readonly leadsSince: Timestamp | null
  readonly onShowPast: (past: ReadPace['past']) => void
}

/** What the figures count, why there are no ranges where there are none, and how ranges have done. */
const Told = ({ source: { from, to }, read, leadsSince, onShowPast }: ToldProps) => {
  const { t } = useTranslation()
  const { integer } = useFormats()
  const day = useDayWords()
  const { project, past, turn } = read
  const [months] = project.months
  const begin = Math.max(from, to - basisMonths * monthMs)
  return (
    <>
      <p className={classes['dimmed']}>
        {t(leadsSince === null ? 'pace.period' : 'pace.periodOfLeads', {
          from: day(begin),
          to: day(to),
          leads: day(Math.max(begin, leadsSince ?? begin)),
        })}{' '}
        {t('pace.ranges')}
      </p>
      {months?.kind === 'none' && <p role="status">{t(`pace.noRange.${months.why}`)}</p>}
      {turn !== null && (
        <Notice
          tone="warning"
          title={t('pace.turn')}
          sentence={t('pace.turnSentence', {
            since: day(turn.since),
            was: integer(turn.was),
            from: integer(turn.usual.from),
            to: integer(turn.usual.to),
          })}
        />
      )}
      <p className={classes['held']}>
        {past.length === 0 ? (
          t('pace.noPast')
        ) : (
          <button type="button" className={classes['link']} onClick={() => onShowPast(past)}>
            {t('pace.held', {
              count: past.length,
              held: integer(past.filter(({ isHeld }) => isHeld).length),
            })}
          </button>
        )}
      </p>
    </>
  )
}

/** What the figures do not know. */
const Limits = ({ interest }: { readonly interest: KnownInterest | null }) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes['held']}>{t('pace.limits')}</p>
      {interest !== null && (
        <p className={classes['dimmed']}>
          {t(interest.since === null ? 'pace.noLeads' : 'pace.leadsOfAll')}
        </p>
      )}
    </>
  )
}

interface OverProps extends EditorParts {
  readonly over: Over
  readonly onShowUnit: (unitId: UnitId) => void
  readonly onClose: () => void
}

const OverPanel = ({ over, ...props }: OverProps) => {
  switch (over.kind) {
    case 'leads':
      return <LeadsDialog counted={over.counted} onClose={props.onClose} />
    case 'past':
      return <PastDialog past={over.past} onClose={props.onClose} />
    default:
      return <CountedRows {...props} over={over} />
  }
}
