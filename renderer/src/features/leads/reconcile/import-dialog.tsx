import { Button, Checkbox, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import { failureOf } from '../../../bridge/failure-of.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notifyDone, notifyFailure } from '../../../ui/notices/notify.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { useSpanWords } from '../use-span-words.ts'
import classes from './import-dialog.module.css'
import { MappingFields } from './mapping-fields.tsx'
import { siteFiles } from './site-files.ts'
import { type ReadFile, type SentSource, useImportSent } from './use-import-sent.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  /** A file that was dropped, or one of the watched folder; null where one is still to be chosen. */
  readonly source: SentSource | File | null
  readonly onClose: () => void
}

/** What the web site says it has sent: looked at before anything is taken. */
export const ImportDialog = ({ workspaceId, source, onClose }: Props) => {
  const { t } = useTranslation()
  const importing = useImportSent(workspaceId, source)
  const { read, outcome, isReading, isImporting } = importing
  const [isShifted, setShifted] = useState(true)
  const failure =
    failureOf(importing.error) ?? (outcome?.kind === 'failed' ? outcome.failure : null)
  const isDone = outcome?.kind === 'done'
  const leads = read ? read.file.leads - read.file.tooOld : 0
  useEffect(() => {
    if (!isDone) return
    onClose()
    notifyDone((t) => ({ title: t('leads.import.done', { count: leads }) }))
  }, [isDone, onClose, leads])
  const shiftMs = isShifted ? shiftOf(read?.file) : 0
  return (
    <OpenedModal size={880} title={t('leads.import.title')} onClose={onClose}>
      <div className={classes['body']}>
        {failure && <FailureNotice failure={failure} />}
        <DropZone
          label={read ? read.file.fileName : t('leads.import.drop')}
          activeLabel={t('leads.import.dropActive')}
          accept={siteFiles}
          multiple={false}
          disabled={isReading || isImporting}
          onFiles={([file]) => file && importing.take(file)}
          onRejected={() => notifyFailure((t) => ({ title: t('leads.import.rejected') }))}
        />
        {isReading && <p role="status">{t('leads.import.reading')}</p>}
        {read && (
          <>
            <MappingFields read={read} onRead={importing.readAs} />
            <Summary read={read} />
            <ClockShift read={read} isShifted={isShifted} onShifted={setShifted} />
            <FileProblems read={read} />
            <FirstRows read={read} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={!read?.file.isReadable || leads === 0}
            loading={isImporting}
            onClick={() => importing.start(shiftMs)}
          >
            {t('leads.import.take', { count: leads })}
          </Button>
        </Group>
      </div>
    </OpenedModal>
  )
}

interface PartProps {
  readonly read: ReadFile
}

const Summary = ({ read: { file } }: PartProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!file.isReadable) {
    return (
      <Notice
        tone="warning"
        title={t('leads.import.unreadableTitle')}
        sentence={t('leads.import.unreadable')}
      />
    )
  }
  return (
    <p className={classes['summary']} role="status">
      {t('leads.import.summary', { count: file.leads, rows: formats.integer(file.rows) })}{' '}
      {file.period &&
        t('leads.import.period', {
          from: formats.dateTime(file.period.from),
          to: formats.dateTime(file.period.to),
        })}{' '}
      {file.tooOld > 0 && t('leads.import.tooOld', { count: file.tooOld })}{' '}
      {file.known > 0 && t('leads.import.known', { count: file.known })}{' '}
      {file.isRemembered && t('leads.import.remembered')}
    </p>
  )
}

/** The shift of all times: that of the last import, plus what they are still wrong by. */
const shiftOf = (file: ReadFile['file'] | undefined): number =>
  (file?.mapping?.clockShiftMs ?? 0) + (file?.clockShiftMs ?? 0)

interface ShiftProps extends PartProps {
  readonly isShifted: boolean
  readonly onShifted: (isShifted: boolean) => void
}

const ClockShift = ({ read: { file }, isShifted, onShifted }: ShiftProps) => {
  const { t } = useTranslation()
  const { lengthOf } = useSpanWords()
  const clockShiftMs = shiftOf(file)
  if (clockShiftMs === 0) return null
  return (
    <Checkbox
      size="xs"
      label={t(clockShiftMs > 0 ? 'leads.import.shiftLater' : 'leads.import.shiftEarlier', {
        length: lengthOf(Math.abs(clockShiftMs)),
      })}
      description={t(
        file.clockShiftMs === null ? 'leads.import.shiftKept' : 'leads.import.shiftHint',
      )}
      checked={isShifted}
      onChange={({ currentTarget }) => onShifted(currentTarget.checked)}
    />
  )
}

/** Rows that cannot be read, as a person counts them in the file, and why. */
const FileProblems = ({ read: { file } }: PartProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const problems = fromJson(file.problems)
  if (problems.length === 0) return null
  const left = file.problemCount - problems.length
  return (
    <ScrollRegion
      className={classes['problems']}
      label={t('leads.import.problems', { count: file.problemCount })}
    >
      <h3 className={classes['title']}>
        {t('leads.import.problems', { count: file.problemCount })}
      </h3>
      <ul>
        {problems.map(({ row, kind }) => (
          <li key={`${row} ${kind}`}>
            {t('leads.import.problemAt', {
              row: formats.integer(row),
              why: t(`leads.import.problem.${kind}`),
            })}
          </li>
        ))}
        {left > 0 && <li>{t('leads.import.moreProblems', { count: left })}</li>}
      </ul>
    </ScrollRegion>
  )
}

const mostShown = 8

/** The beginning of the file, as it is written there. */
const FirstRows = ({ read: { file } }: PartProps) => {
  const { t } = useTranslation()
  const rows = fromJson(file.firstRows).slice(0, mostShown)
  if (rows.length === 0) return null
  return (
    <ScrollRegion className={classes['rows']} label={t('leads.import.firstRows')}>
      <table className={classes['table']} aria-label={t('leads.import.firstRows')}>
        <tbody>
          {numbered(rows).map(([row, cells]) => (
            <tr key={row}>
              {numbered(cells).map(([column, cell]) => (
                <td key={column}>{cell === null ? '' : String(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** Rows and cells of a file have nothing but their place. */
const numbered = <T,>(items: readonly T[]): readonly (readonly [string, T])[] =>
  items.map((item, at) => [`at ${at}`, item])
