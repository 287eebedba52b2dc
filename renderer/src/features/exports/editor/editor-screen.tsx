import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toJson } from '#core/json'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { ScreenFrame } from '../../../ui/screen-frame.tsx'
import { Section } from '../../../ui/section.tsx'
import { AlertList } from '../alerts/alert-list.tsx'
import { useRunColumns } from '../charts/use-run-columns.ts'
import { DeliveryFields } from '../delivery/delivery-fields.tsx'
import shared from '../exports.module.css'
import {
  type ExportsDesk,
  type ExportsPlace,
  type FrameParts,
  reportPlace,
} from '../exports-desk.ts'
import { hasTable } from '../runs/run-words.ts'
import { readSchedule } from '../schedule/schedule-form.ts'
import { SchedulePreview } from '../schedule/schedule-preview.tsx'
import { ContentFields } from './content-fields.tsx'
import type { EditorParts } from './editor-parts.ts'
import classes from './editor-screen.module.css'
import { LatestFields } from './latest-fields.tsx'
import { readReport } from './read-report.ts'
import { RunFields } from './run-fields.tsx'
import { useReportForm } from './use-report-form.ts'

interface Props {
  readonly desk: ExportsDesk
  readonly place: Extract<ExportsPlace, { kind: 'editor' }>
  readonly frame: FrameParts
}

const nothingWrong: ReadonlySet<string> = new Set()

/** Everything that is kept of a report. */
export const EditorScreen = ({ desk, place, frame }: Props) => {
  const { t } = useTranslation()
  const { form, put, drop } = useReportForm({ desk, place })
  const [isTried, setIsTried] = useState(false)
  const page = useRef<HTMLFormElement>(null)
  const save = useMutation(mutation('exports.saveReport', { failure: 'here' }))
  const report = desk.reports.find(({ id }) => id === place.reportId) ?? null
  const read = readReport(form)
  const failure = failureOf(save.error)
  const leave = () => {
    drop()
    desk.go(report ? reportPlace(report.id) : { kind: 'reports' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!read.ok) return focusWrong(page.current)
    save.mutate(
      {
        workspaceId: desk.workspaceId,
        reportId: report?.id ?? null,
        definition: toJson(read.definition),
      },
      {
        onSuccess: ({ reportId }) => {
          drop()
          desk.go(report ? reportPlace(reportId) : { kind: 'reports' })
          notifyDone((t) => ({ title: t('exports.editor.saved', { name: read.definition.name }) }))
        },
      },
    )
  }
  const parts: EditorParts = {
    desk,
    report,
    form,
    isTried,
    wrong: isTried && !read.ok ? read.wrong : nothingWrong,
    onForm: (part) => put({ ...form, ...part }),
  }
  return (
    <ScreenFrame
      title={
        report ? t('exports.editor.titleOf', { name: report.name }) : t('exports.editor.title')
      }
      aside={frame.account}
      tools={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowLeft size={15} aria-hidden />}
          onClick={leave}
        >
          {t(report ? 'exports.editor.back' : 'exports.allReports')}
        </Button>
      }
    >
      <div className={shared['notices']}>
        {frame.trouble}
        {failure && <FailureNotice failure={failure} />}
        {isTried && !read.ok && (
          <Notice
            tone="warning"
            title={t('exports.editor.wrongTitle')}
            sentence={t('exports.editor.wrongSentence')}
          />
        )}
      </div>
      <form ref={page} className={classes['form']} noValidate onSubmit={submit}>
        <Parts parts={parts} />
        <footer className={classes['foot']}>
          <Button variant="default" onClick={leave}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('exports.editor.save')}
          </Button>
        </footer>
      </form>
    </ScreenFrame>
  )
}

/** Called after the words about the fault are drawn. */
const focusWrong = (page: HTMLElement | null): void => {
  requestAnimationFrame(() => {
    const first = page?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  })
}

const Parts = ({ parts }: { readonly parts: EditorParts }) => {
  const { t } = useTranslation()
  const { form, report, isTried, onForm } = parts
  const lastRun = report?.lastRun && hasTable(report.lastRun) ? report.lastRun.id : null
  const columns = useRunColumns(lastRun)
  const schedule = readSchedule(form.schedule)
  return (
    <div className={classes['page']}>
      <div className={classes['parts']}>
        <ContentFields {...parts} />
        <RunFields {...parts} />
        <Section title={t('exports.editor.alerts')} sentence={t('exports.editor.alertsHint')}>
          <AlertList
            columns={columns}
            isTried={isTried}
            alerts={form.alerts}
            onChange={(alerts) => onForm({ alerts })}
          />
        </Section>
        <LatestFields {...parts} />
        <DeliveryFields {...parts} />
        <KeepingFields {...parts} />
      </div>
      <aside className={classes['aside']}>
        <SchedulePreview
          isNone={form.schedule.kind === 'none'}
          schedule={schedule.ok ? schedule.schedule : null}
        />
      </aside>
    </div>
  )
}

/** How long the runs of this report are kept, where that differs from all others. */
const KeepingFields = ({ form, wrong, onForm }: EditorParts) => {
  const { t } = useTranslation()
  const field = (name: 'count' | 'days') => (
    <TextInput
      size="xs"
      inputMode="numeric"
      maxLength={5}
      label={t(`exports.settings.${name}`)}
      placeholder={t('exports.settings.unlimited')}
      error={wrong.has(name) && t('exports.settings.wrong')}
      value={form[name]}
      onChange={({ currentTarget }) => onForm({ [name]: currentTarget.value })}
    />
  )
  return (
    <Section title={t('exports.editor.keeping')} sentence={t('exports.editor.keepingHint')}>
      <Checkbox
        size="xs"
        label={t('exports.editor.ownKeeping')}
        checked={form.hasOwnRetention}
        onChange={({ currentTarget }) => onForm({ hasOwnRetention: currentTarget.checked })}
      />
      {form.hasOwnRetention && (
        <div className={classes['fields']}>
          {field('count')}
          {field('days')}
        </div>
      )}
    </Section>
  )
}
