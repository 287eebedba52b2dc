import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../../bridge/mutation.ts'

/** Asks the keychain once more. */
export const OpenSealing = () => {
  const { t } = useTranslation()
  const open = useMutation(mutation('leads.openSealing'))
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={open.isPending}
      onClick={() => open.mutate({})}
    >
      {t('leads.sealing.again')}
    </Button>
  )
}
