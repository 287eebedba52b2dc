import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { mutation } from '../../bridge/mutation.ts'
import { on } from '../../bridge/on.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

/** Puts a report together and shows it; the dialog saves what it shows. */
export const useReport = () => {
  const prepared = useMutation(mutation('support.prepareReport'))
  return {
    show: () => prepared.mutate({}),
    isPending: prepared.isPending,
    dialog: prepared.data && (
      <Suspense>
        <ReportDialog report={prepared.data} onClose={prepared.reset} />
      </Suspense>
    ),
  }
}

/** The report that the menu of the system may ask for, wherever in the window its person is. */
export const useRequestedReport = () => {
  const report = useReport()
  useEffect(() => on('support.reportRequested', report.show))
  return report
}
