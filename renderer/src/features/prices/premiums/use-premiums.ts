import { useEffect, useRef, useState } from 'react'
import type { PricedUnit } from '#core/prices/premiums/measured-home'
import type { ReadPremiums } from '#core/prices/premiums/read-premiums'
import type { PremiumsAnswer, PremiumsQuestion } from './premiums-message.ts'

/** What the prices of a list say of themselves; null until it is found out, which takes a while for a large one. */
export const usePremiums = (priced: readonly PricedUnit[]): ReadPremiums | null => {
  const [read, setRead] = useState<ReadPremiums | null>(null)
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)
  useEffect(() => {
    const started = new Worker(new URL('./premiums-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<PremiumsAnswer>) => {
      if (data.id === asked.current) setRead(data.read)
    })
    return () => {
      started.terminate()
      worker.current = null
    }
  }, [])
  useEffect(() => {
    asked.current += 1
    const question: PremiumsQuestion = { id: asked.current, priced }
    worker.current?.postMessage(question)
  }, [priced])
  return read
}
