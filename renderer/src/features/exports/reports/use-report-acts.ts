import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { type ExportsDesk, reportPlace } from '../exports-desk.ts'
import { type ReadyReport, readyReport } from './ready-reports.ts'

/** What a person does with reports, wherever one is shown. */
export const useReportActs = (desk: ExportsDesk) => {
  const { t } = useTranslation()
  const save = useMutation(mutation('exports.saveReport'))
  const remove = useMutation(mutation('exports.removeReport'))
  const share = useMutation(mutation('exports.shareReport'))
  const pause = useMutation(mutation('exports.pauseReport'))
  const resume = useMutation(mutation('exports.resumeReport'))
  const answer = useMutation(mutation('exports.answerMissed'))
  return {
    isBusy: save.isPending || remove.isPending,
    open: ({ id }: Report) => desk.go(reportPlace(id)),
    edit: ({ id }: Report) => desk.go({ kind: 'editor', reportId: id, like: null }),
    copy: ({ id }: Report) => desk.go({ kind: 'editor', reportId: null, like: id }),
    addReady: (name: ReadyReport) => {
      const definition = readyReport(name, t(`exports.ready.${name}.title`))
      save.mutate(
        {
          workspaceId: desk.workspaceId,
          reportId: null,
          definition: toJson(definition),
        },
        {
          onSuccess: () =>
            notifyDone((t) => ({ title: t('exports.ready.added', { name: definition.name }) })),
        },
      )
    },
    remove: ({ id, name }: Report) =>
      remove.mutate(
        { reportId: id },
        {
          onSuccess: () => {
            desk.go({ kind: 'reports' })
            notifyDone((t) => ({ title: t('exports.remove.done', { name }) }))
          },
        },
      ),
    share: ({ id }: Report, whom: 'team' | 'nobody') => share.mutate({ reportId: id, with: whom }),
    pause: ({ id }: Report) => pause.mutate({ reportId: id }),
    resume: ({ id }: Report) => resume.mutate({ reportId: id }),
    answer: ({ id }: Report, said: 'run' | 'skip') => answer.mutate({ reportId: id, answer: said }),
  }
}

export type ReportActs = ReturnType<typeof useReportActs>
