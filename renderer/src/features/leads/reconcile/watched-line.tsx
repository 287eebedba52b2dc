import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { WatchedFile } from '#core/contract/leads'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'
import { Marked } from '../../../ui/marked.tsx'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import type { SentSource } from './use-import-sent.ts'

const marks: Readonly<Record<WatchedFile['state']['kind'], readonly [MarkShape, MarkTone]>> = {
  reading: ['clock', 'waiting'],
  imported: ['check', 'good'],
  unmapped: ['question', 'waiting'],
  failed: ['cross', 'bad'],
  takenBack: ['dottedRing', 'quiet'],
}

const stateWords = (t: TFunction, { state }: WatchedFile): string =>
  state.kind === 'imported'
    ? t('leads.folder.imported', { count: state.leads })
    : t(`leads.folder.state.${state.kind}`)

interface Props {
  readonly workspaceId: WorkspaceId
  readonly file: WatchedFile
  /** A file whose columns nobody has named yet. */
  readonly onMap: (source: SentSource) => void
}

/** A file that came by itself, and what became of it. */
export const WatchedLine = ({ workspaceId, file, onMap }: Props) => {
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
