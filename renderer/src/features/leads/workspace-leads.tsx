import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconSettings, IconShieldLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerId, LeadDraftId, WorkspaceId } from '#core/ids'
import { useDraftState } from '../../ui/drafts.ts'
import { NoticePlace } from '../../ui/notices/notice-place.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { wholeArchive } from './archive/archive-filter.ts'
import { ArchiveView } from './archive/archive-view.tsx'
import { Overview } from './dashboard/overview.tsx'
import { DropSiteFile } from './drop-site-file.tsx'
import { PrivacyDialog } from './privacy/privacy-dialog.tsx'
import { SealingNotice } from './privacy/sealing-notice.tsx'
import { ReconcileView } from './reconcile/reconcile-view.tsx'
import type { StatusChoice } from './reconcile/sent-tools.tsx'
import { SendView } from './send/send-view.tsx'
import { UnknownSendings } from './send/unknown-sendings.tsx'
import type { ServedBy } from './servings.ts'
import { SettingsDialog } from './settings/settings-dialog.tsx'
import classes from './workspace-leads.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly servedBy: ServedBy
  /** Says why nothing is asked with some of the accounts for leads. */
  readonly askedTrouble: ReactNode
  /** Opens a customer, who is another feature's. */
  readonly onCustomer: (customerId: CustomerId) => void
}

const views = ['overview', 'archive', 'reconcile', 'send'] as const
type View = (typeof views)[number]

/** Whether a view lists what every account for leads has told. */
const isListed = (view: View): boolean => view !== 'send'

/** Leads of a workspace: whether they arrived, what they are, and what may be kept of them. */
export const WorkspaceLeads = ({ workspaceId, servedBy, askedTrouble, onCustomer }: Props) => {
  const { t } = useTranslation()
  const [view, show] = useDraftState<View>(`leads-view:${workspaceId}`, 'overview')
  const [status, setStatus] = useState<StatusChoice>('all')
  const [draftId, setDraftId] = useState<LeadDraftId | null>(null)
  const [dropped, setDropped] = useState<File | null>(null)
  const [narrowed, setNarrowed] = useState(wholeArchive)
  const showOnlyInCrm = () => {
    setNarrowed({ ...wholeArchive, isOnlyInCrm: true })
    show('archive')
  }
  return (
    <ScreenFrame title={t('screens.leads')} tools={<Tools workspaceId={workspaceId} />}>
      <DropSiteFile
        isDisabled={dropped !== null}
        onFile={(file) => {
          setDropped(file)
          show('reconcile')
        }}
      >
        <Views
          view={view}
          onView={(next) => {
            setNarrowed(wholeArchive)
            show(next)
          }}
        />
        <NoticePlace>
          {isListed(view) && askedTrouble}
          <SealingNotice />
          {view !== 'send' && view !== 'overview' && (
            <UnknownSendings workspaceId={workspaceId} onShow={() => show('send')} />
          )}
        </NoticePlace>
        {view === 'overview' && (
          <Overview
            workspaceId={workspaceId}
            onOnlyInCrm={showOnlyInCrm}
            onShowSendings={() => show('send')}
            onShowSent={(chosen) => {
              setStatus(chosen)
              show('reconcile')
            }}
          />
        )}
        {view === 'archive' && (
          <ArchiveView workspaceId={workspaceId} first={narrowed} onCustomer={onCustomer} />
        )}
        {view === 'reconcile' && (
          <ReconcileView
            workspaceId={workspaceId}
            status={status}
            dropped={dropped}
            onTaken={() => setDropped(null)}
            onOnlyInCrm={showOnlyInCrm}
            onStatus={setStatus}
            onDraft={(id) => {
              setDraftId(id)
              show('send')
            }}
          />
        )}
        {view === 'send' && (
          <SendView
            workspaceId={workspaceId}
            servedBy={servedBy}
            wanted={draftId}
            onOpened={() => setDraftId(null)}
          />
        )}
      </DropSiteFile>
    </ScreenFrame>
  )
}

interface ViewsProps {
  readonly view: View
  readonly onView: (view: View) => void
}

const Views = ({ view, onView }: ViewsProps) => {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      className={classes['views'] ?? ''}
      size="xs"
      aria-label={t('leads.view.label')}
      data={views.map((value) => ({ value, label: t(`leads.view.${value}`) }))}
      value={view}
      onChange={(chosen) => onView(chosen as View)}
    />
  )
}

const Tools = ({ workspaceId }: Pick<Props, 'workspaceId'>) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'settings' | 'privacy' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ActionIcon
        size={30}
        variant="default"
        title={t('leads.privacy.open')}
        aria-label={t('leads.privacy.open')}
        onClick={() => setOpened('privacy')}
      >
        <IconShieldLock size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={30}
        variant="default"
        title={t('leads.settings.open')}
        aria-label={t('leads.settings.open')}
        onClick={() => setOpened('settings')}
      >
        <IconSettings size={17} aria-hidden />
      </ActionIcon>
      {opened === 'settings' && <SettingsDialog workspaceId={workspaceId} onClose={close} />}
      {opened === 'privacy' && <PrivacyDialog workspaceId={workspaceId} onClose={close} />}
    </>
  )
}
