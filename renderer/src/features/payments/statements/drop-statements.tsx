import { createContext, type ReactNode, useContext, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import type { FileToken, StatementId, WorkspaceId } from '#core/ids'
import { useGrantedFiles } from '../../../bridge/granted-files.ts'
import classes from '../../../ui/drop-surface.module.css'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { notifyFailure } from '../../../ui/notices/notify.tsx'
import { ImportDialog } from './import-dialog.tsx'

const ChooseContext = createContext<(() => void) | null>(null)

/** Opens the system's dialogue for files. */
export const useChooseStatement = (): (() => void) => {
  const choose = useContext(ChooseContext)
  if (!choose) throw new Error('DropStatements is missing above this component')
  return choose
}

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onImported: (statementId: StatementId) => void
  readonly children: ReactNode
}

/** The whole screen takes statements; several are looked at one after another. */
export const DropStatements = ({ workspaceId, onImported, children }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const { grant, end } = useGrantedFiles()
  const [waiting, setWaiting] = useState<readonly FileToken[]>([])
  const take = async (files: readonly File[]) => {
    const granted = await grant(files)
    if (granted.ok) setWaiting((before) => [...before, ...granted.value])
    else notifyFailure(() => words(granted.failure))
  }
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDropAccepted: (files) => void take(files),
  })
  const [file] = waiting
  // An import may end when its dialog has been left and shows the next file.
  const leave = (done: FileToken) => {
    end([done])
    setWaiting((before) => before.filter((one) => one !== done))
  }
  return (
    <ChooseContext value={open}>
      <div {...getRootProps({ className: classes['surface'] })}>
        <input {...getInputProps({ 'aria-label': t('payments.drop.files'), tabIndex: -1 })} />
        {children}
        {isDragActive && <div className={classes['over']}>{t('payments.drop.here')}</div>}
        {file && (
          <ImportDialog
            key={file}
            workspaceId={workspaceId}
            file={file}
            left={waiting.length - 1}
            onClose={() => leave(file)}
            onImported={(statementId) => {
              leave(file)
              onImported(statementId)
            }}
          />
        )}
      </div>
    </ChooseContext>
  )
}
