import { Button } from '@mantine/core'
import { IconBuildingEstate, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import type { Project } from '#core/contract/prices'
import type { WorkspaceId } from '#core/ids'
import { useFailureWords } from '../../bridge/failure-words.ts'
import { query } from '../../bridge/query.ts'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { isToldByAccount } from './is-told-by-account.ts'
import { PriceTable } from './price-table.tsx'
import { PricelistAge } from './pricelist-age.tsx'
import { PricesSkeleton } from './prices-skeleton.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useRefresh } from './use-refresh.ts'
import { useUnitColumns } from './use-unit-columns.ts'
import { useUnits } from './use-units.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly project: Project
  readonly account: ReactNode
  readonly trouble: ReactNode
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

/** One project: its prices from the local store at once, and fresh ones behind them. */
export const ProjectPrices = (props: Props) => {
  const { workspaceId, project, account, trouble, density, onDensity } = props
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const of = { workspaceId, projectId: project.id }
  const pricelist = useQuery(query('prices.readPricelist', of)).data
  const { running, failure, refresh, cancel } = useRefresh({ workspaceId, project, pricelist })
  const { units, failure: unread } = useUnits(of, pricelist?.unitCount ?? 0)
  const columns = useUnitColumns(pricelist ?? null, units)
  const { hidden, hide, reset } = useHiddenColumns(pricelist)
  const isShown = pricelist && units !== null && units.length > 0
  return (
    <ScreenFrame
      title={t('prices.title')}
      aside={
        <>
          {pricelist && <PricelistAge fetchedAt={pricelist.fetchedAt} />}
          {account}
        </>
      }
      tools={
        <>
          <SearchField
            label={t('prices.search')}
            clearLabel={t('prices.clearSearch')}
            value={search}
            onChange={setSearch}
          />
          <ColumnChooser
            {...{ columns, hidden, density, onDensity }}
            onHide={hide}
            onReset={reset}
          />
          <RefreshButton running={running} onRefresh={refresh} onCancel={cancel} />
        </>
      }
    >
      {trouble}
      {failure && !isToldByAccount(failure) && (
        <RefreshFailed failure={failure} onAgain={refresh} />
      )}
      {unread && <UnitsUnread failure={unread} />}
      {isShown ? (
        <PriceTable
          {...{ pricelist, units, columns, hidden, search, density }}
          onSearch={setSearch}
        />
      ) : (
        <NoUnits
          project={project}
          isEmpty={pricelist?.unitCount === 0}
          isLoading={pricelist !== null || running !== null || failure === null}
          onRefresh={refresh}
        />
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

const UnitsUnread = ({ failure }: { failure: Failure }) => {
  const words = useFailureWords()
  return <Notice tone="failure" {...words(failure)} />
}

interface NoUnitsProps {
  readonly project: Project
  /** The pricelist is here and has no units. */
  readonly isEmpty: boolean
  readonly isLoading: boolean
  readonly onRefresh: () => void
}

const NoUnits = ({ project, isEmpty, isLoading, onRefresh }: NoUnitsProps) => {
  const { t } = useTranslation()
  usePainted('prices', isEmpty || !isLoading)
  if (isEmpty) {
    return (
      <EmptyState
        icon={IconSearchOff}
        title={t('prices.empty.noUnitsTitle')}
        sentence={t('prices.empty.noUnitsSentence', { project: project.name })}
      />
    )
  }
  if (isLoading) return <PricesSkeleton label={t('prices.loading')} />
  return (
    <EmptyState
      icon={IconBuildingEstate}
      title={t('prices.empty.notLoadedTitle')}
      sentence={t('prices.empty.notLoadedSentence', { project: project.name })}
    >
      <Button onClick={onRefresh}>{t('prices.refresh')}</Button>
    </EmptyState>
  )
}
