import { Button } from '@mantine/core'
import { IconBuildingEstate, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import type { Pricelist, Project } from '#core/contract/prices'
import type { WorkspaceId } from '#core/ids'
import { useFailureWords } from '../../bridge/failure-words.ts'
import { query } from '../../bridge/query.ts'
import { reportPainted } from '../../bridge/report-painted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { PriceTable, useUnitColumns } from './price-table.tsx'
import { PricelistAge } from './pricelist-age.tsx'
import { PricesSkeleton } from './prices-skeleton.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useRefresh } from './use-refresh.ts'
import { useUnits } from './use-units.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly project: Project
  readonly density: Density
}

/** One project: its prices from the local store at once, and fresh ones behind them. */
export const ProjectPrices = ({ workspaceId, project, density }: Props) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const of = { workspaceId, projectId: project.id }
  const pricelist = useQuery(query('prices.readPricelist', of)).data
  const { running, failure, refresh, cancel } = useRefresh({ workspaceId, project, pricelist })
  const columns = useUnitColumns(pricelist)
  const { hidden, hide, reset } = useHiddenColumns(pricelist)
  return (
    <ScreenFrame
      title={t('prices.title')}
      aside={pricelist && <PricelistAge fetchedAt={pricelist.fetchedAt} />}
      tools={
        <>
          <SearchField
            label={t('prices.search')}
            clearLabel={t('prices.clearSearch')}
            value={search}
            onChange={setSearch}
          />
          <ColumnChooser columns={columns} hidden={hidden} onHide={hide} onReset={reset} />
          <RefreshButton running={running} onRefresh={refresh} onCancel={cancel} />
        </>
      }
    >
      {failure && <RefreshFailed failure={failure} onAgain={refresh} />}
      {pricelist ? (
        <Units {...{ workspaceId, pricelist, search, density, hidden }} />
      ) : (
        <NotLoaded project={project} loading={running !== null || pricelist === undefined}>
          <Button onClick={refresh}>{t('prices.refresh')}</Button>
        </NotLoaded>
      )}
    </ScreenFrame>
  )
}

const RefreshFailed = ({ failure, onAgain }: { failure: Failure; onAgain: () => void }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  return (
    <Notice tone="failure" {...words(failure)}>
      {failure.again === 'now' && (
        <Button size="xs" variant="default" onClick={onAgain}>
          {t('failures.retry')}
        </Button>
      )}
    </Notice>
  )
}

interface NotLoadedProps {
  readonly project: Project
  readonly loading: boolean
  readonly children: ReactNode
}

const NotLoaded = ({ project, loading, children }: NotLoadedProps) => {
  const { t } = useTranslation()
  if (loading) return <PricesSkeleton label={t('prices.loading')} />
  return (
    <EmptyState
      icon={IconBuildingEstate}
      title={t('prices.empty.notLoadedTitle')}
      sentence={t('prices.empty.notLoadedSentence', { project: project.name })}
    >
      {children}
    </EmptyState>
  )
}

interface UnitsProps {
  readonly workspaceId: WorkspaceId
  readonly pricelist: Pricelist
  readonly search: string
  readonly density: Density
  readonly hidden: ReadonlySet<string>
}

const Units = ({ workspaceId, pricelist, ...shown }: UnitsProps) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const { units, failure } = useUnits(workspaceId, pricelist)
  if (failure) return <Notice tone="failure" {...words(failure)} />
  if (units === null) return <PricesSkeleton label={t('prices.loading')} />
  if (units.length === 0) {
    return (
      <EmptyState
        icon={IconSearchOff}
        title={t('prices.empty.noUnitsTitle')}
        sentence={t('prices.empty.noUnitsSentence', { project: pricelist.projectName })}
      />
    )
  }
  return (
    <PriceTable
      key={pricelist.projectId}
      pricelist={pricelist}
      units={units}
      onPainted={() => requestAnimationFrame(() => reportPainted('prices'))}
      {...shown}
    />
  )
}
