import { useCallback, useState } from 'react'
import type { Drawing } from '#core/prices/building/draw-plan'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { putOnClipboard } from '../../../ui/put-on-clipboard.ts'
import { pictureOf } from './picture-of.ts'
import { PrintedPlan } from './printed-plan.tsx'

/** Prints the plan, and copies it as a picture for other programs. */
export const usePlanPaper = (drawing: () => Drawing, label: string) => {
  const [printed, setPrinted] = useState<Drawing | null>(null)
  const done = useCallback(() => setPrinted(null), [])
  const copy = async () => {
    const picture = await pictureOf(drawing())
    if (await putOnClipboard(new ClipboardItem({ 'image/png': picture }))) {
      notifyDone((t) => ({ title: t('building.copied'), sentence: t('building.copiedSentence') }))
    }
  }
  return {
    print: () => setPrinted(drawing()),
    copy: () => void copy(),
    paper: printed && <PrintedPlan drawing={printed} label={label} onDone={done} />,
  }
}
