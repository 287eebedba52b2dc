import { useDropzone } from 'react-dropzone'
import classes from './drop-zone.module.css'

interface Props {
  readonly label: string
  readonly activeLabel: string
  readonly accept: Record<string, string[]>
  readonly multiple: boolean
  readonly disabled?: boolean
  readonly onFiles: (files: File[]) => void
  readonly onRejected: () => void
}

/** Takes files by drop, by paste, or through the file dialogue. */
export const DropZone = (props: Props) => {
  const { label, activeLabel, accept, multiple, disabled = false, onFiles, onRejected } = props
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: (files) => onFiles(files),
    onDropRejected: onRejected,
  })
  return (
    <div {...getRootProps({ className: classes['zone'], 'data-active': isDragActive })}>
      <input {...getInputProps({ 'aria-hidden': true })} />
      <button type="button" className={classes['button']} disabled={disabled} onClick={open}>
        {isDragActive ? activeLabel : label}
      </button>
    </div>
  )
}
