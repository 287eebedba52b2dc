import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../bridge/call.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { notifyDone, notifyFailure } from '../../../ui/notices/notify.tsx'

/** Follows the chain of all that was written down, and says whether anything was changed afterwards. */
export const VerifyActs = () => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const [isReading, setReading] = useState(false)
  const verify = async () => {
    setReading(true)
    const read = await call('activity.verifyActs', {}).finally(() => setReading(false))
    if (!read.ok) {
      notifyFailure(() => words(read.failure))
      return
    }
    const { rows, head, broken } = read.value
    if (broken.length === 0) {
      notifyDone((t) => ({
        title: t('activity.acts.whole', { count: rows }),
        sentence: t('activity.acts.head', { hash: head.slice(0, 16) }),
      }))
      return
    }
    notifyFailure((t) => ({
      title: t('activity.acts.brokenTitle'),
      sentence: t('activity.acts.broken', { rows: broken.slice(0, 5).join(', ') }),
    }))
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={isReading}
      leftSection={<IconShieldCheck size={15} aria-hidden />}
      onClick={() => void verify()}
    >
      {t('activity.acts.verify')}
    </Button>
  )
}
