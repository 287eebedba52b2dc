import { Button } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import { useFailureWords } from './failure-words.ts'
import { Notice } from './notice.tsx'

interface Props {
  readonly failure: Failure
  /** Where something could not be read: reads it once more. */
  readonly readAgain?: (() => void) | undefined
  readonly children?: ReactNode
}

/** The button goes with its notice as soon as reading begins: the keyboard stays in the same part of the window. */
const keepKeyboard = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })

/** What failed, beside its cause, in the words of the application's one table. */
export const FailureNotice = ({ failure, readAgain, children }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const mayHelp = failure.again === 'now' || failure.again === 'afterFix'
  return (
    <Notice tone="failure" {...words(failure)}>
      {children}
      {readAgain && mayHelp && (
        <Button
          size="xs"
          variant="default"
          onClick={(event) => {
            keepKeyboard(event)
            readAgain()
          }}
        >
          {t('failures.retry')}
        </Button>
      )}
    </Notice>
  )
}
