import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#core/contract/prices'
import type { WorkspaceId } from '#core/ids'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { ProjectMedia } from './project-media.tsx'

interface Props {
  readonly workspaceId: WorkspaceId | null
  readonly project: Project | null
  /** Says which account serves the screen. */
  readonly account: ReactNode
  /** Says why nothing leaves with that account. */
  readonly trouble: ReactNode
  readonly onBegin: () => void
  readonly onPrices: () => void
}

export const MediaScreen = (props: Props) => {
  const { workspaceId, project, account, trouble } = props
  if (workspaceId !== null && project !== null) {
    return (
      <ProjectMedia
        key={`${workspaceId} ${project.id}`}
        workspaceId={workspaceId}
        project={project}
        account={account}
        trouble={trouble}
      />
    )
  }
  return <NoProject {...props} />
}

const NoProject = ({ workspaceId, account, trouble, onBegin, onPrices }: Props) => {
  const { t } = useTranslation()
  usePainted('media')
  const isBare = workspaceId === null
  return (
    <ScreenFrame title={t('screens.media')} aside={account}>
      {trouble}
      <EmptyState
        icon={IconPhoto}
        title={t(isBare ? 'common.noWorkspace' : 'media.empty.noProjectTitle')}
        sentence={t(isBare ? 'media.empty.noWorkspaceSentence' : 'media.empty.noProjectSentence')}
      >
        <Button onClick={isBare ? onBegin : onPrices}>
          {t(isBare ? 'common.begin' : 'media.empty.toPrices')}
        </Button>
      </EmptyState>
    </ScreenFrame>
  )
}
