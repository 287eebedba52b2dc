import { useFirstPainted } from '../../../bridge/report-painted.ts'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { EditorContext } from './editor-context.ts'

const loadEditor = async () => (await import('../editor/price-editor.tsx')).PriceEditor

interface Props {
  /** Null while not all units are here. */
  readonly edited: EditorContext | null
}

/** The editor, which comes after the table is painted: there is room for its draft beside the filters. */
export const EditorPlace = ({ edited }: Props) => {
  const PriceEditor = useLater(loadEditor, useFirstPainted())
  return PriceEditor && edited && <PriceEditor {...edited} />
}
