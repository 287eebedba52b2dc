import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFailureWords } from '../../bridge/failure-words.ts'
import type { Unread } from '../../bridge/unread.ts'
import { Notice } from '../../ui/notices/notice.tsx'

/** Says that something could not be read, and reads it once more. */
export const UnreadNotice = ({ failure, readAgain }: Unread) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  return (
    <Notice tone="failure" {...words(failure)}>
      <Button size="xs" variant="default" onClick={readAgain}>
        {t('failures.retry')}
      </Button>
    </Notice>
  )
}
