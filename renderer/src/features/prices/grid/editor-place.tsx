import { useFirstPainted } from '../../../bridge/report-painted.ts'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { EditorContext } from './editor-context.ts'
import classes from './editor-place.module.css'

const loadEditor = async () => (await import('../editor/price-editor.tsx')).PriceEditor

interface Props {
  /** Null while not all units are here. */
  readonly edited: EditorContext | null
}

/** Room for the editor's tools, which come after the table is painted and move nothing when they do. */
export const EditorPlace = ({ edited }: Props) => {
  const PriceEditor = useLater(loadEditor, useFirstPainted())
  return (
    <div className={classes['place']}>{PriceEditor && edited && <PriceEditor {...edited} />}</div>
  )
}
