import { Button } from '@mantine/core'
import { IconCreditCard, IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ChooseStatement } from '../statements/choose-statement.tsx'

interface Props {
  /** Whether nothing is searched for, so that there is really nothing to do. */
  readonly isBare: boolean
  readonly onStatements: () => void
}

export const EmptyWorklist = ({ isBare, onStatements }: Props) => {
  const { t } = useTranslation()
  return isBare ? (
    <EmptyState
      icon={IconCreditCard}
      title={t('payments.empty.title')}
      sentence={t('payments.empty.sentence')}
    >
      <ChooseStatement />
      <Button variant="default" onClick={onStatements}>
        {t('payments.empty.statements')}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      icon={IconSearchOff}
      title={t('payments.empty.nothingTitle')}
      sentence={t('payments.empty.nothing')}
    />
  )
}
