import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { Imports } from './imports.tsx'
import { SiteAddress } from './site-address.tsx'
import classes from './sources.module.css'
import type { SentSource } from './use-import-sent.ts'
import { WatchedFolder } from './watched-folder.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  /** A file whose columns nobody has named yet. */
  readonly onMap: (source: SentSource) => void
}

interface SourcesProps extends Props {
  /** What a person brings without a folder. */
  readonly children?: ReactNode
}

/** Where the site's files come from: a folder first, for which no site has to be asked. */
export const Sources = ({ children, ...source }: SourcesProps) => (
  <div className={classes['sources']} data-offered={children !== undefined}>
    <WatchedFolder {...source} />
    {children}
    <SiteAddress {...source} />
  </div>
)

/** The sources, and what has come from them. */
export const SourcesDialog = ({ onClose, ...props }: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <OpenedModal size={760} title={t('leads.sources.title')} onClose={onClose}>
      <Sources
        {...props}
        onMap={(source) => {
          onClose()
          props.onMap(source)
        }}
      />
      <h3 className={classes['title']}>{t('leads.imports.title')}</h3>
      <Imports workspaceId={props.workspaceId} />
    </OpenedModal>
  )
}
