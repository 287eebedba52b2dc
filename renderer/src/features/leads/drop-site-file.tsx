import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import classes from '../../ui/drop-surface.module.css'
import { notifyFailure } from '../../ui/notices/notify.tsx'
import { siteFiles } from './reconcile/site-files.ts'

interface Props {
  /** While one file is being looked at no other one is taken. */
  readonly isDisabled: boolean
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** The whole screen takes what the web site has sent. */
export const DropSiteFile = ({ isDisabled, onFile, children }: Props) => {
  const { t } = useTranslation()
  const { getRootProps, getInputProps, isDragActive, rootRef } = useDropzone({
    accept: siteFiles,
    multiple: false,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    // A file that is dropped on a dialog above the screen is the dialog's.
    onDropAccepted: ([file], { target }) => {
      if (file && rootRef.current?.contains(target as Node)) onFile(file)
    },
    onDropRejected: () => notifyFailure((t) => ({ title: t('leads.import.rejected') })),
  })
  return (
    <div {...getRootProps({ className: classes['surface'] })}>
      <input {...getInputProps({ 'aria-label': t('leads.import.title'), tabIndex: -1 })} />
      {children}
      {isDragActive && <div className={classes['over']}>{t('leads.import.dropActive')}</div>}
    </div>
  )
}
