import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ConsoleEndpoint } from '#core/console/console-endpoint'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'

interface Props {
  readonly endpoint: ConsoleEndpoint
  readonly account: { readonly label: string; readonly baseUrl: string }
  readonly onSend: () => void
  readonly onClose: () => void
}

/** A call that may change something leaves only after a person has said so. */
export const ConfirmCall = ({ endpoint, account, onSend, onClose }: Props) => {
  const { t } = useTranslation()
  const { name, effect } = endpoint
  return (
    <OpenedModal title={t('console.confirmTitle', { endpoint: name })} onClose={onClose}>
      <p>{t(`console.confirm.${effect}`)}</p>
      <p>{t('console.confirmWhere', { label: account.label, address: account.baseUrl })}</p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button color="red" onClick={onSend}>
          {t('console.sendNow')}
        </Button>
      </Group>
    </OpenedModal>
  )
}
