import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isScreenRefused } from '#core/api/is-screen-refused'
import type { Failure } from '#core/contract/failure'
import type { ProjectKey } from '#core/ids'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { ChooseScreen } from './choose-screen.tsx'

interface Props {
  readonly of: ProjectKey
  readonly failure: Failure
  readonly onAgain: () => void
}

export const RefreshFailed = ({ of, failure, onAgain }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  return (
    <Notice tone="failure" {...words(failure)}>
      {isScreenRefused(failure) && <ChooseScreen of={of} onChosen={onAgain} />}
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
