import { Menu } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { MediaUpload } from '#core/media/queue/media-file'
import {
  type FailureText,
  useFailureWords,
  type WordsOfFailure,
} from '../../../ui/notices/failure-words.ts'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { putOnClipboard } from '../../../ui/put-on-clipboard.ts'
import { SaveTableMenu } from '../../../ui/tables/save-table-menu.tsx'
import { clock } from '../../../ui/timing/clock.ts'
import { useSaveTable } from '../../tables/use-save-table.ts'
import type { MediaDesk } from '../media-desk.ts'
import { placeWords } from '../place-words.ts'
import { uploadAdvice } from '../queue/upload-advice.ts'
import { stateWords } from '../words.ts'
import { type ReportWords, reportTable } from './report-table.ts'
import { reportText } from './report-text.ts'
import { wallTime } from './wall-time.ts'

const detailOf = ({ state }: MediaUpload, t: TFunction, words: WordsOfFailure): string => {
  if (state.kind === 'done') {
    return state.pictureId === null ? '' : t('media.detail.picture', { id: state.pictureId })
  }
  if (state.kind !== 'failed') return ''
  const advice = uploadAdvice(state.failure)
  if (advice) return `${t(`media.advice.${advice}.title`)}. ${t(`media.advice.${advice}.next`)}`
  const { title, sentence }: FailureText = words(state.failure)
  return `${title}. ${sentence}`
}

const useReportWords = ({ index, settings, project }: MediaDesk): ReportWords => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const screens = new Map(settings.screens.map(({ id, name }) => [id, name]))
  return {
    title: t('media.report.title', { project: project.name }).slice(0, 120),
    titleOf: (column) => t(`media.report.column.${column}`),
    kindOf: ({ endpoint }) => t(`media.kind.${endpoint}`),
    placeOf: ({ target }) => placeWords(t, index, target),
    screenOf: ({ screenId }) =>
      screenId === null ? '' : screens.get(screenId) || t('media.screen', { id: screenId }),
    stateOf: (upload) => stateWords(upload, { t }),
    detailOf: (upload) => detailOf(upload, t, words),
    unplaced: t('media.list.nowhere'),
    wallTime,
  }
}

/** What became of every file, as a table to keep or to hand on. */
export const ReportMenu = ({ desk }: { readonly desk: MediaDesk }) => {
  const { t } = useTranslation()
  const words = useReportWords(desk)
  const { save, isSaving } = useSaveTable()
  const saveAs = (format: 'xlsx' | 'csv') => {
    const day = wallTime(clock.now()).slice(0, 10)
    const fileName = t('media.report.fileName', { project: desk.project.name, day })
    save({ table: reportTable(desk.files, words), format, fileName })
  }
  const copy = async () => {
    const text = reportText(reportTable(desk.files, words))
    if (await putOnClipboard(text)) notifyDone((t) => ({ title: t('media.report.copied') }))
  }
  return (
    <SaveTableMenu
      label={t('media.report.open')}
      xlsxLabel={t('media.report.xlsx')}
      csvLabel={t('media.report.csv')}
      isSaving={isSaving}
      onSave={saveAs}
    >
      <Menu.Item onClick={() => void copy()}>{t('media.report.copy')}</Menu.Item>
    </SaveTableMenu>
  )
}
