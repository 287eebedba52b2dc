import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#core/contract/prices'
import type { Subject } from '#core/contract/subject'
import type { WorkspaceId } from '#core/ids'
import { usePainted } from '../../bridge/use-painted.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import { WorkspaceExports } from './workspace-exports.tsx'

interface Props {
  readonly workspaceId: WorkspaceId | null
  readonly projects: readonly Project[]
  readonly density: Density
  /** Says which account serves the screen. */
  readonly account: ReactNode
  /** Says why nothing leaves with that account. */
  readonly trouble: ReactNode
  readonly onBegin: () => void
  /** What a person has asked for outside the window. */
  readonly requested: Subject | null
  readonly onRequestedOpened: () => void
}

export const ExportsScreen = ({ workspaceId, onBegin, ...parts }: Props) =>
  workspaceId === null ? (
    <NoWorkspace onBegin={onBegin} />
  ) : (
    <WorkspaceExports key={workspaceId} workspaceId={workspaceId} {...parts} />
  )

const NoWorkspace = ({ onBegin }: Pick<Props, 'onBegin'>) => {
  const { t } = useTranslation()
  usePainted('exports')
  return (
    <ScreenFrame title={t('screens.exports')}>
      <EmptyState
        icon={IconFileSpreadsheet}
        title={t('common.noWorkspace')}
        sentence={t('exports.empty.noWorkspace')}
      >
        <Button onClick={onBegin}>{t('common.begin')}</Button>
      </EmptyState>
    </ScreenFrame>
  )
}
