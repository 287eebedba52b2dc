import { Button } from '@mantine/core'
import { IconBuildingEstate, IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#core/contract/prices'
import type { ProjectKey } from '#core/ids'
import { usePainted } from '../../../bridge/use-painted.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { PricesSkeleton } from '../prices-skeleton.tsx'
import { LaterOpenBatches } from './later-open-batches.tsx'

interface Props {
  readonly of: ProjectKey
  readonly project: Project
  /** The pricelist is here and has no units. */
  readonly isEmpty: boolean
  readonly isLoading: boolean
  readonly onRefresh: () => void
}

/** Stands in place of the table: says why there is none, and what happened to batches. */
export const NoUnits = (props: Props) => (
  <>
    <LaterOpenBatches of={props.of} />
    <WhyNone {...props} />
  </>
)

const WhyNone = ({ project, isEmpty, isLoading, onRefresh }: Props) => {
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
