import { useEffect } from 'react'

const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true

/** A table file that is dropped anywhere on the screen, while nothing lies over it. */
export const useDroppedTable = (isOffered: boolean, onFile: (file: File) => void): void => {
  useEffect(() => {
    if (!isOffered) return
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file || event.defaultPrevented) return
      event.preventDefault()
      onFile(file)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [isOffered, onFile])
}
