import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import { useChooseStatement } from './drop-statements.tsx'

export const ChooseStatement = ({ size = 'xs' }: { readonly size?: 'xs' | 'sm' }) => {
  const { t } = useTranslation()
  const choose = useChooseStatement()
  useScreenVerb('import', choose)
  return (
    <Button size={size} leftSection={<IconFileImport size={15} aria-hidden />} onClick={choose}>
      {t('payments.drop.choose')}
    </Button>
  )
}
