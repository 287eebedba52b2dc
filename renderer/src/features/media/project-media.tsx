import { Skeleton } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isToldByAccount } from '#core/accounts/is-told-by-account'
import type { Project } from '#core/contract/prices'
import type { WorkspaceId } from '#core/ids'
import { FailureNotice } from '../../ui/notices/failure-notice.tsx'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { NoticePlace } from '../../ui/notices/notice-place.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { CoverageView } from './coverage/coverage-view.tsx'
import { AddingFiles } from './drop/adding-files.tsx'
import { DropSurface } from './drop/drop-surface.tsx'
import { EmptyMedia } from './drop/empty-media.tsx'
import { LeftOutNotice } from './drop/left-out-notice.tsx'
import { useAddFiles } from './drop/use-add-files.ts'
import { WatchedFolder } from './drop/watched-folder.tsx'
import { FilesView } from './files/files-view.tsx'
import { useListView } from './files/use-list-view.ts'
import { CheckFailed, MediaTools, type MediaView, ShownAge } from './media-tools.tsx'
import { PicturesContext, usePictures } from './preview/pictures.ts'
import classes from './project-media.module.css'
import { QueueBar } from './queue/queue-bar.tsx'
import { QueueNotices } from './queue/queue-notices.tsx'
import { ReportMenu } from './report/report-menu.tsx'
import { SettingsDialog } from './settings/settings-dialog.tsx'
import { useMediaDesk } from './use-media-desk.ts'
import { useRefreshShown } from './use-refresh-shown.ts'
import { useUndo } from './use-undo.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly project: Project
  readonly account: ReactNode
  readonly trouble: ReactNode
}

/** The files of one project, from the drop to the result. */
export const ProjectMedia = ({ workspaceId, project, account, trouble }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const of = useMemo(() => ({ workspaceId, projectId: project.id }), [workspaceId, project.id])
  const { desk, unread } = useMediaDesk(of, project)
  const shown = useRefreshShown(of, desk?.shown.fetchedAt)
  const add = useAddFiles(of)
  const view = useListView(desk)
  const [chosenView, setChosenView] = useState<MediaView>('files')
  const [isSetting, setIsSetting] = useState(false)
  const pictures = usePictures()
  const undo = useUndo()
  const hasFiles = desk !== null && desk.files.length > 0
  return (
    <PicturesContext value={pictures}>
      <DropSurface onFiles={(files) => void add(files)}>
        <ScreenFrame
          title={t('screens.media')}
          aside={
            <>
              {shown.failure && !isToldByAccount(shown.failure) && (
                <CheckFailed failure={shown.failure} />
              )}
              {desk && <ShownAge fetchedAt={desk.shown.fetchedAt} />}
              {account}
            </>
          }
          tools={
            <MediaTools
              of={of}
              view={view}
              shown={shown}
              hasFiles={hasFiles}
              mediaView={chosenView}
              onMediaView={setChosenView}
              onSettings={() => setIsSetting(true)}
            />
          }
        >
          <NoticePlace>
            {trouble}
            {unread && <FailureNotice {...unread} />}
            {shown.failure && chosenView === 'coverage' && (
              <Notice tone="warning" {...words(shown.failure)} />
            )}
            {desk && <QueueNotices desk={desk} onShowUnknown={() => view.onGroup('unknown')} />}
            <LeftOutNotice {...of} />
            <WatchedFolder of={of} />
            <AddingFiles of={of} />
          </NoticePlace>
          {desk === null && unread === null && <Loading />}
          {desk && chosenView === 'coverage' && (
            <CoverageView
              desk={desk}
              onShow={(target) => {
                view.onPlace(target)
                setChosenView('files')
              }}
            />
          )}
          {desk && chosenView === 'files' && (hasFiles || view.place) && (
            <FilesView desk={desk} view={view} undo={undo} />
          )}
          {desk && chosenView === 'files' && !hasFiles && !view.place && <EmptyMedia />}
          {desk && hasFiles && <QueueBar desk={desk} report={<ReportMenu desk={desk} />} />}
          {desk && isSetting && <SettingsDialog desk={desk} onClose={() => setIsSetting(false)} />}
        </ScreenFrame>
      </DropSurface>
    </PicturesContext>
  )
}

const rows = Array.from({ length: 10 }, (_, index) => `row-${index}`)

const Loading = () => {
  const { t } = useTranslation()
  return (
    <div className={classes['loading']} role="status" aria-label={t('media.loading')}>
      {rows.map((row) => (
        <Skeleton key={row} height={22} radius="sm" />
      ))}
    </div>
  )
}
