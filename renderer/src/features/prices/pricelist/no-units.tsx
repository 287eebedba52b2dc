import { Button } from '@mantine/core'
import { IconBuildingEstate, IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#core/contract/prices'
import type { ProjectKey } from '#core/ids'
import { usePainted } from '../../../bridge/use-painted.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { PricesSkeleton } from '../prices-skeleton.tsx'
import { LaterOpenBatches } from './later-open-batches.tsx'

/** `empty`: the pricelist has no units. `unread`: it is told beside this. */
export type NoUnitsCause = 'empty' | 'loading' | 'unread' | 'notLoaded'

interface Props {
  readonly of: ProjectKey
  readonly project: Project
  readonly cause: NoUnitsCause
  readonly onRefresh: () => void
}

/** Stands in place of the table: says why there is none, and what happened to batches. */
export const NoUnits = (props: Props) => (
  <>
    <LaterOpenBatches of={props.of} />
    <WhyNone {...props} />
  </>
)

const WhyNone = ({ project, cause, onRefresh }: Props) => {
  const { t } = useTranslation()
  usePainted('prices', cause !== 'loading')
  switch (cause) {
    case 'empty':
      return (
        <EmptyState
          icon={IconSearchOff}
          title={t('prices.empty.noUnitsTitle')}
          sentence={t('prices.empty.noUnitsSentence', { project: project.name })}
        />
      )
    case 'loading':
      return <PricesSkeleton label={t('prices.loading')} />
    case 'unread':
      return null
    case 'notLoaded':
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
}
