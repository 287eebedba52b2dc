import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useState, useTransition } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { PriceChangeRow } from '#core/prices/batch/change-list'
import type { ReviewProps } from '../review-props.ts'
import { PrintedChanges } from './printed-changes.tsx'

interface Props extends Pick<ReviewProps, 'project' | 'draft'> {
  readonly rows: readonly PriceChangeRow[]
}

/** Lays the whole list out for paper, which the window shows only a part of, and prints it. */
export const PrintChanges = ({ rows, ...head }: Props) => {
  const { t } = useTranslation()
  const [isLaidOut, setLaidOut] = useState(false)
  const [isPending, startTransition] = useTransition()
  useEffect(() => {
    if (!isLaidOut) return
    const done = () => setLaidOut(false)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [isLaidOut])
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={isPending}
        disabled={rows.length === 0}
        leftSection={<IconPrinter size={15} aria-hidden />}
        onClick={() => startTransition(() => setLaidOut(true))}
      >
        {t('review.print')}
      </Button>
      {isLaidOut && createPortal(<PrintedChanges rows={rows} {...head} />, document.body)}
    </>
  )
}
