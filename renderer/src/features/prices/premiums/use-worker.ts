import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReadPremiums } from '#core/prices/premiums/read-premiums'
import type { PremiumsAnswer, PremiumsQuestion } from './premiums-message.ts'

interface WorkedOut {
  readonly read: ReadPremiums | null
  readonly hasFailed: boolean
}

const nothing: WorkedOut = { read: null, hasFailed: false }

/** One question at a time: of those that come meanwhile the newest is asked next. */
export const useWorker = (question: PremiumsQuestion | null) => {
  const [{ read, hasFailed }, setWorkedOut] = useState(nothing)
  const line = useRef<WaitingLine | null>(null)
  const end = useCallback(() => {
    line.current?.worker.terminate()
    line.current = null
  }, [])
  useEffect(() => end, [end])
  const askNow = useCallback(
    (asked: PremiumsQuestion) => {
      line.current ??= openLine({
        onRead: (answer) => setWorkedOut({ read: answer, hasFailed: false }),
        onFailed: () => {
          end()
          setWorkedOut({ read: null, hasFailed: true })
        },
      })
      ask(line.current, asked)
    },
    [end],
  )
  useEffect(() => {
    if (question !== null) askNow(question)
  }, [question, askNow])
  const askAgain = useCallback(() => {
    setWorkedOut(nothing)
    if (question !== null) askNow(question)
  }, [question, askNow])
  return { read, askAgain: hasFailed ? askAgain : null }
}

interface WaitingLine {
  readonly worker: Worker
  isBusy: boolean
  next: PremiumsQuestion | null
}

interface LineEnds {
  readonly onRead: (read: ReadPremiums) => void
  readonly onFailed: () => void
}

const openLine = ({ onRead, onFailed }: LineEnds): WaitingLine => {
  const worker = new Worker(new URL('./premiums-worker.ts', import.meta.url), { type: 'module' })
  const line: WaitingLine = { worker, isBusy: false, next: null }
  worker.addEventListener('message', ({ data }: MessageEvent<PremiumsAnswer>) => {
    line.isBusy = false
    if (line.next !== null) ask(line, line.next)
    onRead(data)
  })
  worker.addEventListener('error', onFailed, { once: true })
  return line
}

const ask = (line: WaitingLine, question: PremiumsQuestion): void => {
  line.next = line.isBusy ? question : null
  if (line.isBusy) return
  line.isBusy = true
  line.worker.postMessage(question)
}
