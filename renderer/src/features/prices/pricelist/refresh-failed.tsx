import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { Notice } from '../../../ui/notices/notice.tsx'

interface Props {
  readonly failure: Failure
  readonly onAgain: () => void
}

export const RefreshFailed = ({ failure, onAgain }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  return (
    <Notice tone="failure" {...words(failure)}>
      {failure.again === 'now' && (
        <Button size="xs" variant="default" onClick={onAgain}>
          {t('failures.retry')}
        </Button>
      )}
    </Notice>
  )
}

export const UnitsUnread = ({ failure }: Pick<Props, 'failure'>) => {
  const words = useFailureWords()
  return <Notice tone="failure" {...words(failure)} />
}
