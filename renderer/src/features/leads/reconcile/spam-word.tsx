import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { SentRow } from '#core/leads/sent/sent-row'
import { mutation } from '../../../bridge/mutation.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: SentRow
  readonly onChanged: () => void
}

/** Whether it is spam is a person's to say; where it has arrived nobody has to. */
export const SpamWord = ({ workspaceId, row, onChanged }: Props) => {
  const { t } = useTranslation()
  const say = useMutation({ ...mutation('leads.sayOfSent'), onSuccess: onChanged })
  const { kind } = row.status
  if (kind !== 'suspect' && kind !== 'missing' && kind !== 'rejected' && kind !== 'ambiguous') {
    return null
  }
  const isSuspect = kind === 'suspect'
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={say.isPending}
      onClick={() =>
        say.mutate({ workspaceId, sentKey: row.lead.key, word: isSuspect ? 'real' : 'spam' })
      }
    >
      {t(isSuspect ? 'leads.detail.isReal' : 'leads.detail.isSpam')}
    </Button>
  )
}
