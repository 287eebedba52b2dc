import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

/** Puts a report together and shows it; the dialog saves what it shows. */
export const ReportButton = () => {
  const { t } = useTranslation()
  const prepared = useMutation(mutation('support.prepareReport'))
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={prepared.isPending}
        onClick={() => prepared.mutate({})}
      >
        {t('support.open')}
      </Button>
      {prepared.data && (
        <Suspense>
          <ReportDialog report={prepared.data} onClose={prepared.reset} />
        </Suspense>
      )}
    </>
  )
}
