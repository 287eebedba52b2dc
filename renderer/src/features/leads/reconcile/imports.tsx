import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { SentImportId, WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import classes from './sources.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
}

type Import = OutputOf<'leads.listImports'>[number]

/** What was imported, each of which can be taken back. */
export const Imports = ({ workspaceId }: Props) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('leads.listImports', { workspaceId }))
  const [asked, setAsked] = useState<SentImportId | null>(null)
  const takeBack = useMutation({
    ...mutation('leads.takeBack'),
    onSuccess: () => {
      setAsked(null)
      notifyDone((t) => ({ title: t('leads.imports.done') }))
    },
  })
  if (data?.length === 0) return <p>{t('leads.imports.nothing')}</p>
  return (
    <ul className={classes['imports']} aria-label={t('leads.imports.title')}>
      {data?.map((one) => (
        <li key={one.id}>
          <ImportLine one={one} isAsked={asked === one.id} onAsk={() => setAsked(one.id)} />
          {asked === one.id && (
            <Notice
              tone="warning"
              title={t('leads.imports.takeBackOf', { name: nameOf(t, one) })}
              sentence={t('leads.imports.sure')}
            >
              <div className={classes['acts']}>
                <Button size="compact-xs" variant="default" onClick={() => setAsked(null)}>
                  {t('leads.imports.keep')}
                </Button>
                <Button
                  size="compact-xs"
                  color="red"
                  loading={takeBack.isPending}
                  onClick={() => takeBack.mutate({ workspaceId, importId: one.id })}
                >
                  {t('leads.imports.takeBack')}
                </Button>
              </div>
            </Notice>
          )}
        </li>
      ))}
    </ul>
  )
}

const nameOf = (t: TFunction, { name }: Import): string =>
  name === '' ? t('leads.imports.before') : name

interface LineProps {
  readonly one: Import
  readonly isAsked: boolean
  readonly onAsk: () => void
}

const ImportLine = ({ one, isAsked, onAsk }: LineProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { at, leads, files, period } = one
  const called = nameOf(t, one)
  return (
    <div className={classes['line']}>
      <strong>{called}</strong>
      <span>
        {at !== null &&
          (files > 1
            ? t('leads.imports.files', { count: files, at: formats.dateTime(at) })
            : formats.dateTime(at))}
      </span>
      <span>{t('leads.imports.leads', { count: leads })}</span>
      <span className={classes['period']}>
        {period &&
          t('leads.import.period', {
            from: formats.dateTime(period.from),
            to: formats.dateTime(period.to),
          })}
      </span>
      {!isAsked && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={t('leads.imports.takeBackOf', { name: called })}
          onClick={onAsk}
        >
          {t('leads.imports.takeBack')}
        </Button>
      )}
    </div>
  )
}
