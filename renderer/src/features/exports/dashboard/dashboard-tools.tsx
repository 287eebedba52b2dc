import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconPlus, IconPrinter, IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../../bridge/mutation.ts'
import { notifySaved } from '../../tables/notify-saved.ts'
import { AddTilesDialog } from './add-tiles-dialog.tsx'
import type { DashboardParts } from './dashboard-parts.ts'
import { SendingDialog } from './sending-dialog.tsx'

/** What can be done with the dashboard; of an empty one, what makes it less empty. */
export const DashboardTools = ({ desk, dashboard, editing }: DashboardParts) => {
  const { t } = useTranslation()
  const { workspaceId } = desk
  const [opened, setOpened] = useState<'adding' | 'sending' | null>(null)
  const { undo, isSaving } = editing
  const print = useMutation({
    ...mutation('exports.printDashboard'),
    onSuccess: notifySaved,
  })
  const hasTiles = dashboard.tiles.length > 0
  return (
    <>
      {undo !== null && (
        <ActionIcon
          size={30}
          variant="default"
          title={t('exports.dashboard.undo')}
          aria-label={t('exports.dashboard.undo')}
          loading={isSaving}
          onClick={undo}
        >
          <IconArrowBackUp size={17} aria-hidden />
        </ActionIcon>
      )}
      {hasTiles && (
        <>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => setOpened('adding')}
          >
            {t('exports.dashboard.add')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconSend size={15} aria-hidden />}
            onClick={() => setOpened('sending')}
          >
            {t('exports.dashboard.send')}
          </Button>
          <Button
            size="compact-sm"
            leftSection={<IconPrinter size={15} aria-hidden />}
            loading={print.isPending}
            onClick={() => print.mutate({ workspaceId })}
          >
            {t('exports.dashboard.print')}
          </Button>
        </>
      )}
      {opened === 'adding' && (
        <AddTilesDialog
          desk={desk}
          dashboard={dashboard}
          editing={editing}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'sending' && (
        <SendingDialog
          workspaceId={workspaceId}
          sending={dashboard.sending}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
