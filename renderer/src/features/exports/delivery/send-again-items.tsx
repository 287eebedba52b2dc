import { Menu } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import { mutation } from '../../../bridge/mutation.ts'

/** The ways on which a run has not arrived, or nobody knows whether it has: only a person sends it once more. */
export const SendAgainItems = ({ run }: { readonly run: ExportRun }) => {
  const { t } = useTranslation()
  const send = useMutation(mutation('exports.deliverAgain'))
  const open = run.deliveries.filter(({ state }) => state === 'failed' || state === 'unknown')
  if (open.length === 0) return null
  return (
    <>
      {open.map(({ channel }) => (
        <Menu.Item
          key={channel}
          leftSection={<IconSend size={15} aria-hidden />}
          onClick={() => send.mutate({ runId: run.id, channel })}
        >
          {t(`exports.sending.again.${channel}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  )
}
