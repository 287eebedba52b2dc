import { Button } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { ownZone } from '../../../ui/time-zones.ts'
import classes from './reconcile.module.css'
import type { SentSource } from './use-import-sent.ts'
import { WatchedLine } from './watched-line.tsx'

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
    <section
      className={classes['folder']}
      aria-label={t('leads.folder.label')}
      data-empty={folder === null}
    >
      <span>
        {folder === null
          ? t('leads.folder.none')
          : t(`leads.folder.${folder.isThere ? 'watched' : 'gone'}`, { name: folder.name })}
      </span>
      {folder && (
        <ul className={classes['files']}>
          {folder.files.slice(0, isWhole ? undefined : mostShown).map((file) => (
            <WatchedLine key={file.id} workspaceId={workspaceId} file={file} onMap={onMap} />
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
        variant={folder === null ? 'filled' : 'default'}
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
