import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useReport } from './use-report.tsx'

export const ReportButton = () => {
  const { t } = useTranslation()
  const report = useReport()
  return (
    <>
      <Button size="xs" variant="default" loading={report.isPending} onClick={report.show}>
        {t('support.open')}
      </Button>
      {report.dialog}
    </>
  )
}
