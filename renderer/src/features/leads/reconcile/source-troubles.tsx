import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WatchedFile } from '#core/contract/leads'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { Marked } from '../../../ui/marked.tsx'
import { troubleWords } from '../trouble-words.ts'
import classes from './reconcile.module.css'
import type { SentSource } from './use-import-sent.ts'
import { WatchedLine } from './watched-line.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onMap: (source: SentSource) => void
  readonly onOpen: () => void
}

const needsPerson = ({ state }: WatchedFile): boolean =>
  state.kind === 'unmapped' || state.kind === 'failed'

const mostShown = 2

/** What of the sources waits for a person; nothing where all comes by itself. */
export const SourceTroubles = ({ workspaceId, onMap, onOpen }: Props) => {
  const { t } = useTranslation()
  const settings = useQuery(query('leads.readSettings', { workspaceId })).data
  const newest = settings?.address?.newest
  const files = [...(settings?.folder?.files ?? []), ...(newest ? [newest] : [])].filter(
    needsPerson,
  )
  const trouble = settings?.address?.trouble
  const gone = settings?.folder?.isThere === false ? settings.folder.name : null
  if (files.length === 0 && !trouble && gone === null) return null
  return (
    <ul
      className={`${classes['files']} ${classes['troubles']}`}
      aria-label={t('leads.sources.troubles')}
    >
      {files.slice(0, mostShown).map((file) => (
        <WatchedLine key={file.id} workspaceId={workspaceId} file={file} onMap={onMap} />
      ))}
      {gone !== null && (
        <li>
          <Marked mark={['cross', 'bad']}>{t('leads.folder.gone', { name: gone })}</Marked>
        </li>
      )}
      {trouble && (
        <li>
          <Marked mark={['cross', 'bad']}>{troubleWords(t, trouble)}</Marked>
        </li>
      )}
      <li>
        <Button size="compact-xs" variant="subtle" onClick={onOpen}>
          {t('leads.sources.open')}
        </Button>
      </li>
    </ul>
  )
}
