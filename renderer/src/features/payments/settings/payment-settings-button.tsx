import { ActionIcon } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { PaymentSettingsDialog } from './payment-settings-dialog.tsx'

export const PaymentSettingsButton = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const settings = useQuery(query('payments.readSettings', { workspaceId })).data
  return (
    <>
      <ActionIcon
        size={30}
        variant="default"
        title={t('payments.mapping.open')}
        aria-label={t('payments.mapping.open')}
        onClick={() => setOpen(true)}
      >
        <IconSettings size={17} aria-hidden />
      </ActionIcon>
      {isOpen && settings && (
        <PaymentSettingsDialog
          workspaceId={workspaceId}
          settings={settings}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
