import { Button, Code } from '@mantine/core'
import { IconBug } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/notices/empty-state.tsx'

interface Props {
  /** Null while it is being reported, or when that failed. */
  readonly id: string | null
  readonly onAgain: () => void
}

export const ScreenDefect = ({ id, onAgain }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState icon={IconBug} title={t('defect.title')} sentence={t('defect.sentence')}>
        <Button onClick={onAgain}>{t('defect.again')}</Button>
        <Code>{`${t('defect.idLabel')}: ${id ?? t('defect.unreported')}`}</Code>
      </EmptyState>
    </div>
  )
}
