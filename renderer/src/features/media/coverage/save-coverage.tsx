import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { clock } from '../../../ui/timing/clock.ts'
import { useSaveTable } from '../../tables/use-save-table.ts'
import type { MediaDesk } from '../media-desk.ts'
import { placeWords } from '../place-words.ts'
import { wallTime } from '../report/wall-time.ts'
import { cellWords } from './cell-words.ts'
import type { CoverageTable } from './coverage-table.ts'
import { type CoverageWords, coverageWorkbook } from './coverage-workbook.ts'
import { typeOfPlace } from './scope-words.ts'

interface Props {
  readonly desk: MediaDesk
  /** What is shown, with its search and its filters. */
  readonly table: CoverageTable
  readonly titles: readonly string[]
}

const useCoverageWords = ({ desk: { index, project }, titles }: Props): CoverageWords => {
  const { t } = useTranslation()
  return {
    title: t('media.coverage.workbook.title', { project: project.name }).slice(0, 120),
    titleOfTypes: t('media.coverage.workbook.types'),
    headings: {
      place: t('media.coverage.place'),
      where: t('media.report.column.where'),
      type: t('media.coverage.workbook.type'),
      what: t('media.coverage.workbook.what'),
      places: t('media.coverage.workbook.places'),
    },
    columns: titles,
    placeOf: (target) => placeWords(t, index, target),
    typeOf: (target) => typeOfPlace(t, index, target),
    cellOf: (cell) => cellWords(t, cell),
    stateOf: (state) => t(`media.coverage.state.${state}`),
  }
}

/** Saves what is shown as a workbook. */
export const SaveCoverage = (props: Props) => {
  const { desk, table } = props
  const { t } = useTranslation()
  const words = useCoverageWords(props)
  const { save, isSaving } = useSaveTable()
  const day = wallTime(clock.now()).slice(0, 10)
  const fileName = t('media.coverage.workbook.fileName', { project: desk.project.name, day })
  return (
    <Button
      size="xs"
      variant="default"
      disabled={table.lines.length === 0}
      loading={isSaving}
      leftSection={<IconDownload size={15} aria-hidden />}
      onClick={() => save({ table: coverageWorkbook(table, words), format: 'xlsx', fileName })}
    >
      {t('media.report.xlsx')}
    </Button>
  )
}
