import { Button } from '@mantine/core'
import { IconBuildingCommunity, IconBuildingEstate } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isToldByAccount } from '#core/accounts/is-told-by-account'
import type { Failure } from '#core/contract/failure'
import type { Project } from '#core/contract/prices'
import type { ProjectSubject, Subject } from '#core/contract/subject'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../bridge/mutation.ts'
import { useNewestJob } from '../../bridge/use-newest-job.ts'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../ui/notices/failure-notice.tsx'
import { NoticePlace } from '../../ui/notices/notice-place.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import type { MediaOfUnit } from './grid/editor-context.ts'
import { LaterOpenBatches } from './pricelist/later-open-batches.tsx'
import { ProjectPrices } from './pricelist/project-prices.tsx'
import { PricesSkeleton } from './prices-skeleton.tsx'

interface Props {
  readonly workspaceId: WorkspaceId | null
  readonly project: Project | null
  /** Says which account serves the screen. */
  readonly account: ReactNode
  /** Says why nothing leaves with that account. */
  readonly trouble: ReactNode
  readonly mediaOf: MediaOfUnit
  /** What is to be opened once it can be. */
  readonly requested: Subject | null
  readonly onRequestedOpened: () => void
  readonly onRequest: (subject: ProjectSubject) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
  readonly onBegin: () => void
}

export const PricesScreen = (props: Props) => {
  const { workspaceId, project, account, trouble, onBegin } = props
  const { t } = useTranslation()
  if (workspaceId !== null && project !== null) {
    return (
      <ProjectPrices
        {...props}
        key={`${workspaceId} ${project.id}`}
        workspaceId={workspaceId}
        project={project}
      />
    )
  }
  return (
    <ScreenFrame title={t('prices.title')} aside={account}>
      {trouble}
      {workspaceId === null ? (
        <NoWorkspace onBegin={onBegin} />
      ) : (
        <>
          <LaterOpenBatches of={{ workspaceId }} />
          <NoProjects workspaceId={workspaceId} />
        </>
      )}
    </ScreenFrame>
  )
}

const NoWorkspace = ({ onBegin }: Pick<Props, 'onBegin'>) => {
  const { t } = useTranslation()
  usePainted('prices')
  return (
    <EmptyState
      icon={IconBuildingCommunity}
      title={t('common.noWorkspace')}
      sentence={t('prices.empty.noWorkspaceSentence')}
    >
      <Button onClick={onBegin}>{t('common.begin')}</Button>
    </EmptyState>
  )
}

const isAccountMissing = (failure: Failure): boolean =>
  failure.kind === 'notAllowed' && failure.reason === 'noAccount'

const NoProjects = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const load = useMutation(mutation('prices.refreshProjects'))
  const last = useNewestJob('refreshProjects', workspaceId)
  // A list that has just come is about to be shown: only its failure is this screen's content.
  usePainted('prices', last?.outcome?.kind === 'failed')
  if (!last || last.outcome === null) {
    return <PricesSkeleton label={t('prices.empty.loadingProjects')} />
  }
  const again = (
    <Button size="xs" variant="default" onClick={() => load.mutate({ workspaceId })}>
      {t('prices.empty.loadProjects')}
    </Button>
  )
  if (last.outcome.kind === 'failed') {
    const isServed = !isAccountMissing(last.outcome.failure)
    if (isServed && !isToldByAccount(last.outcome.failure)) {
      return (
        <NoticePlace>
          <FailureNotice failure={last.outcome.failure}>{again}</FailureNotice>
        </NoticePlace>
      )
    }
    return (
      <EmptyState
        icon={IconBuildingEstate}
        title={t(isServed ? 'prices.empty.notLoadedTitle' : 'prices.empty.noAccountTitle')}
        sentence={t(isServed ? 'prices.empty.projectsNotLoaded' : 'prices.empty.noAccountSentence')}
      >
        {again}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={IconBuildingEstate}
      title={t('prices.empty.noProjectsTitle')}
      sentence={t('prices.empty.noProjectsSentence')}
    >
      {again}
    </EmptyState>
  )
}
