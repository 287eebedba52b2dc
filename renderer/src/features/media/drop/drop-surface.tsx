import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import classes from '../../../ui/drop-surface.module.css'

interface FileChoice {
  readonly chooseFiles: () => void
  readonly chooseFolder: () => void
}

const ChoosingContext = createContext<FileChoice | null>(null)

/** Opens the dialogues of the system for files and for a folder. */
export const useChoosing = (): FileChoice => {
  const choosing = useContext(ChoosingContext)
  if (!choosing) throw new Error('DropSurface is missing above this component')
  return choosing
}

// A folder stays one thing: main reads what is in it, so that the page need not walk through thousands of files.
const filesOf = (event: unknown): Promise<File[]> => {
  const { dataTransfer, target } = event as DragEvent
  const files = dataTransfer?.files ?? (target as HTMLInputElement | null)?.files ?? []
  return Promise.resolve([...files])
}

interface Props {
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** The whole screen takes files: by drop, by paste, through the dialogues of the system. */
export const DropSurface = ({ onFiles, children }: Props) => {
  const { t } = useTranslation()
  const folder = useRef<HTMLInputElement>(null)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    getFilesFromEvent: filesOf,
    onDropAccepted: (files) => onFiles(files),
  })
  usePastedFiles(onFiles)
  useEffect(() => {
    // React knows no such attribute.
    folder.current?.setAttribute('webkitdirectory', '')
  }, [])
  const choosing = useMemo(
    () => ({ chooseFiles: open, chooseFolder: () => folder.current?.click() }),
    [open],
  )
  return (
    <ChoosingContext value={choosing}>
      <div {...getRootProps({ className: classes['surface'] })}>
        <input {...getInputProps({ 'aria-label': t('media.drop.files'), tabIndex: -1 })} />
        <input
          ref={folder}
          hidden
          type="file"
          multiple
          tabIndex={-1}
          aria-label={t('media.drop.folder')}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            // The same folder may be chosen again.
            currentTarget.value = ''
          }}
        />
        {children}
        {isDragActive && <div className={classes['over']}>{t('media.drop.here')}</div>}
      </div>
    </ChoosingContext>
  )
}

const usePastedFiles = (onFiles: Props['onFiles']): void => {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [onFiles])
}
