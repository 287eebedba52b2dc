import { Button } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WatchedFile } from '#core/contract/leads'
import type { WorkspaceId } from '#core/ids'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'
import { Marked } from '../../../ui/marked.tsx'
import { ownZone } from '../../../ui/own-zone.ts'
import classes from './reconcile.module.css'
import type { SentSource } from './use-import-sent.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  /** A file whose columns nobody has named yet. */
  readonly onMap: (source: SentSource) => void
}

const mostShown = 4

/** The folder into which the site puts its files: looked at by itself. */
export const WatchedFolder = ({ workspaceId, onMap }: Props) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('leads.readSettings', { workspaceId }))
  const choose = useMutation(mutation('leads.chooseFolder'))
  const [isWhole, setWhole] = useState(false)
  const forget = useMutation(mutation('leads.forgetFolder'))
  if (!data) return null
  const { folder } = data
  return (
    <section className={classes['folder']} aria-label={t('leads.folder.label')}>
      <span>
        {folder === null
          ? t('leads.folder.none')
          : t('leads.folder.watched', { name: folder.name })}
      </span>
      {folder && (
        <ul className={classes['files']}>
          {folder.files.slice(0, isWhole ? undefined : mostShown).map((file) => (
            <WatchedLine key={file.id} {...{ workspaceId, file, onMap }} />
          ))}
          {folder.files.length > mostShown && (
            <li>
              <Button size="compact-xs" variant="subtle" onClick={() => setWhole(!isWhole)}>
                {isWhole
                  ? t('leads.folder.few')
                  : t('leads.folder.all', { count: folder.files.length })}
              </Button>
            </li>
          )}
        </ul>
      )}
      <Button
        size="compact-xs"
        variant="default"
        loading={choose.isPending}
        leftSection={<IconFolder size={14} aria-hidden />}
        onClick={() => choose.mutate({ workspaceId, timeZone: ownZone() })}
      >
        {t(folder === null ? 'leads.folder.choose' : 'leads.folder.chooseOther')}
      </Button>
      {folder && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={forget.isPending}
          onClick={() => forget.mutate({ workspaceId })}
        >
          {t('leads.folder.forget')}
        </Button>
      )}
    </section>
  )
}

const marks: Readonly<Record<WatchedFile['state']['kind'], readonly [MarkShape, MarkTone]>> = {
  waiting: ['clock', 'waiting'],
  imported: ['check', 'good'],
  unmapped: ['question', 'waiting'],
  failed: ['cross', 'bad'],
  takenBack: ['dottedRing', 'quiet'],
}

const stateWords = (t: TFunction, { state }: WatchedFile): string =>
  state.kind === 'imported'
    ? t('leads.folder.imported', { count: state.leads })
    : t(`leads.folder.state.${state.kind}`)

interface LineProps extends Props {
  readonly file: WatchedFile
}

const WatchedLine = ({ workspaceId, file, onMap }: LineProps) => {
  const retry = useMutation(mutation('leads.retryFile'))
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const { state, name, seenAt, id } = file
  const detail = state.kind === 'failed' ? words(state.failure).sentence : formats.dateTime(seenAt)
  return (
    <li title={detail}>
      <Marked mark={marks[state.kind]}>{`${name}: ${stateWords(t, file)}`}</Marked>
      {state.kind === 'failed' && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={retry.isPending}
          aria-label={t('leads.folder.tryFile', { name })}
          onClick={() => retry.mutate({ workspaceId, fileId: id })}
        >
          {t('leads.folder.tryAgain')}
        </Button>
      )}
      {(state.kind === 'unmapped' || state.kind === 'takenBack') && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={t('leads.folder.mapFile', { name })}
          onClick={() => onMap({ kind: 'watched', fileId: id })}
        >
          {t('leads.folder.map')}
        </Button>
      )}
    </li>
  )
}
