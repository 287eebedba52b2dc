import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { openStatus } from './sending-words.ts'

/** Leads that were sent from here without an answer, until somebody has found out what became of them. */
export const useUnknownSendings = (workspaceId: WorkspaceId) =>
  (useQuery(query('leads.listSendings', { workspaceId })).data ?? []).filter(
    (sending) => sending.state.kind === 'unknown' && openStatus(sending) !== null,
  )

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onShow: () => void
}

/** Shows beside a list of leads those of which nobody knows whether they were created. */
export const UnknownSendings = ({ workspaceId, onShow }: Props) => {
  const { t } = useTranslation()
  const open = useUnknownSendings(workspaceId)
  if (open.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={t('leads.unknown.title', { count: open.length })}
      sentence={t('leads.unknown.sentence')}
    >
      <Button size="compact-xs" variant="default" onClick={onShow}>
        {t('leads.unknown.show')}
      </Button>
    </Notice>
  )
}
