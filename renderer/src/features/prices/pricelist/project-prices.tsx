import { Tooltip } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isToldByAccount } from '#core/accounts/is-told-by-account'
import { isScreenRefused } from '#core/api/is-screen-refused'
import type { Failure } from '#core/contract/failure'
import type { Project } from '#core/contract/prices'
import type { ProjectSubject, Subject } from '#core/contract/subject'
import type { ProjectKey, WorkspaceId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { minuteMs, type Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { NoticePlace } from '../../../ui/notices/notice-place.tsx'
import { ScreenFrame } from '../../../ui/screen-frame.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import type { Density } from '../../../ui/sheet/sheet-theme.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import { BuildingPlace } from '../building/building-place.tsx'
import { LookStage } from '../building/look-stage.tsx'
import { LookSwitch } from '../building/look-switch.tsx'
import { useLook } from '../building/use-look.ts'
import { FilterRow } from '../filters/filter-row.tsx'
import { ColumnChooser } from '../grid/column-chooser.tsx'
import type { MediaOfUnit } from '../grid/editor-context.ts'
import { EditorPlace } from '../grid/editor-place.tsx'
import { clearLens, type LensPlace } from '../grid/price-lens.ts'
import { PriceTable } from '../grid/price-table.tsx'
import { useTableView } from '../grid/use-table-view.ts'
import { useUnitColumns } from '../grid/use-unit-columns.ts'
import { UnitTotals } from '../summary/unit-totals.tsx'
import { NoUnits, type NoUnitsCause } from './no-units.tsx'
import type { PriceDesk } from './price-desk.ts'
import classes from './project-prices.module.css'
import { RefreshButton } from './refresh-button.tsx'
import { useRefresh } from './use-refresh.ts'
import { useUnits } from './use-units.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly project: Project
  readonly account: ReactNode
  readonly trouble: ReactNode
  readonly mediaOf: MediaOfUnit
  readonly requested: Subject | null
  readonly onRequestedOpened: () => void
  readonly onRequest: (subject: ProjectSubject) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

const none: readonly Unit[] = []

// Its code brings the schemas, which the first screen of a start does without.
const ChooseScreen = lazy(async () => ({
  default: (await import('./choose-screen.tsx')).ChooseScreen,
}))

/** One project: its prices from the local store at once, and fresh ones as they come. */
export const ProjectPrices = (props: Props) => {
  const { workspaceId, project, account, trouble, mediaOf, density, onDensity } = props
  const { requested, onRequestedOpened, onRequest } = props
  const { t } = useTranslation()
  const of = useMemo(() => ({ workspaceId, projectId: project.id }), [workspaceId, project.id])
  const pricelistRead = useQuery(query('prices.readPricelist', of))
  const pricelist = pricelistRead.data
  const { running, failure, refresh, cancel } = useRefresh({ workspaceId, project, pricelist })
  const unitCount = pricelist === undefined ? null : (pricelist?.unitCount ?? 0)
  const { all, first, tellFirstShown, ...units } = useUnits(of, unitCount)
  const unread = unreadOf(pricelistRead) ?? units.unread
  // The table takes its units first. Its editor and what counts them come right behind it: together they would hold up
  // keys and mouse for longer than a person lets pass.
  const known = useDeferredValue(all)
  const [lensPlace] = useState<LensPlace>(() => ({ current: clearLens, openUnit: null }))
  const columns = useUnitColumns(pricelist ?? null, first, lensPlace)
  const view = useTableView(pricelist, first)
  const { look, changeLook, editedView, left } = useLook(view)
  const [desk, setDesk] = useState<PriceDesk | null>(null)
  const [menuPlace, setMenuPlace] = useState<HTMLElement | null>(null)
  const [draftPlace, setDraftPlace] = useState<HTMLElement | null>(null)
  const tools = (
    <>
      <LookSwitch look={look} onLook={changeLook} />
      <SearchField label={t('prices.search')} value={view.search} onChange={view.onSearch} />
      <ColumnChooser
        columns={columns}
        density={density}
        onDensity={onDensity}
        hidden={view.hidden}
        onHide={view.hide}
        onReset={view.resetColumns}
      />
      <RefreshButton running={running} onRefresh={refresh} onCancel={cancel} />
      <span ref={setMenuPlace} />
    </>
  )
  const aside = (
    <>
      {pricelist && <PricelistAge fetchedAt={pricelist.fetchedAt} />}
      {account}
    </>
  )
  const shared = { view, currency: pricelist?.currency ?? null, lens: desk?.lens ?? clearLens }
  return (
    <ScreenFrame title={t('prices.title')} aside={aside} tools={tools}>
      <NoticePlace>
        {trouble}
        {failure && !isToldByAccount(failure) && (
          <RefreshFailed of={of} failure={failure} onAgain={refresh} />
        )}
        {unread && <FailureNotice {...unread} />}
        {pricelist && <LeftOutUnits names={pricelist.unreadUnits} />}
      </NoticePlace>
      {pricelist && first !== null && first.length > 0 ? (
        <>
          <div className={classes['work']}>
            <FilterRow {...shared} units={known ?? none} columns={columns} />
            <div ref={setDraftPlace} className={classes['draft']} />
          </div>
          <EditorPlace
            edited={
              known && {
                of,
                project,
                trouble,
                mediaOf,
                pricelist,
                units: known,
                columns,
                view: editedView,
                lensPlace,
                menuPlace,
                draftPlace,
                onDesk: setDesk,
                requested,
                onRequestedOpened,
                onRequest,
              }
            }
          />
          <LookStage look={look} draft={shared.lens.draft}>
            <PriceTable
              pricelist={pricelist}
              units={first}
              columns={columns}
              view={view}
              desk={desk}
              density={density}
              isGrowing={all === null}
              onPainted={tellFirstShown}
            />
            {look === 'building' && all && (
              <BuildingPlace
                of={of}
                pricelist={pricelist}
                units={all}
                view={view}
                desk={desk}
                lensPlace={lensPlace}
                left={left}
              />
            )}
          </LookStage>
          <UnitTotals
            {...shared}
            units={known}
            attributeTypes={pricelist.attributeTypes}
            total={pricelist.unitCount}
          />
        </>
      ) : (
        <NoUnits
          of={of}
          project={project}
          cause={causeOfNone({
            unitCount: pricelist?.unitCount ?? null,
            isUnread: unread !== null,
            isAwaited: pricelist !== null || running !== null || failure === null,
          })}
          onRefresh={refresh}
        />
      )}
    </ScreenFrame>
  )
}

interface MissingUnits {
  readonly unitCount: number | null
  readonly isUnread: boolean
  readonly isAwaited: boolean
}

const causeOfNone = ({ unitCount, isUnread, isAwaited }: MissingUnits): NoUnitsCause => {
  if (unitCount === 0) return 'empty'
  if (isUnread) return 'unread'
  return isAwaited ? 'loading' : 'notLoaded'
}

/** How old what is shown is; exactly, when asked. */
const PricelistAge = ({ fetchedAt }: { readonly fetchedAt: Timestamp }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  return (
    <Tooltip label={t('prices.loadedExactly', { at: formats.dateTime(fetchedAt) })}>
      <span>{t('prices.loaded', { ago: formats.ago(fetchedAt, now) })}</span>
    </Tooltip>
  )
}

interface LeftOutUnitsProps {
  readonly names: readonly string[]
}

const namesShown = 10

/** Names the units that cannot be read; the others are shown all the same. */
const LeftOutUnits = ({ names }: LeftOutUnitsProps) => {
  const { t } = useTranslation()
  if (names.length === 0) return null
  const shown = names.slice(0, namesShown).join(', ')
  return (
    <Notice
      tone="warning"
      title={t('prices.leftOut.title', {
        count: names.length,
        names: names.length > namesShown ? `${shown}, …` : shown,
      })}
      sentence={t('prices.leftOut.why')}
    />
  )
}

interface RefreshFailedProps {
  readonly of: ProjectKey
  readonly failure: Failure
  readonly onAgain: () => void
}

const RefreshFailed = ({ of, failure, onAgain }: RefreshFailedProps) => {
  return (
    <FailureNotice failure={failure} readAgain={failure.again === 'now' ? onAgain : undefined}>
      {isScreenRefused(failure) && (
        <Suspense fallback={null}>
          <ChooseScreen of={of} onChosen={onAgain} />
        </Suspense>
      )}
    </FailureNotice>
  )
}
