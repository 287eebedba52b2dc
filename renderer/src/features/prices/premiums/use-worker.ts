import { useCallback, useEffect, useRef, useState } from 'react'

interface WorkedOut<Answer> {
  readonly read: Answer | null
  readonly hasFailed: boolean
}

/**
 * One question at a time: of those that come meanwhile the newest is asked next. The worker is opened with the first
 * question.
 */
export const useWorker = <Question, Answer>(
  question: Question | null,
  openWorker: () => Worker,
) => {
  const [{ read, hasFailed }, setWorkedOut] = useState<WorkedOut<Answer>>({
    read: null,
    hasFailed: false,
  })
  const line = useRef<WaitingLine<Question> | null>(null)
  const end = useCallback(() => {
    line.current?.worker.terminate()
    line.current = null
  }, [])
  useEffect(() => end, [end])
  const askNow = useCallback(
    (asked: Question) => {
      line.current ??= openLine<Question, Answer>(openWorker(), {
        onRead: (answer) => setWorkedOut({ read: answer, hasFailed: false }),
        onFailed: () => {
          end()
          setWorkedOut({ read: null, hasFailed: true })
        },
      })
      ask(line.current, asked)
    },
    [end, openWorker],
  )
  useEffect(() => {
    if (question !== null) askNow(question)
  }, [question, askNow])
  const askAgain = useCallback(() => {
    setWorkedOut({ read: null, hasFailed: false })
    if (question !== null) askNow(question)
  }, [question, askNow])
  return { read, askAgain: hasFailed ? askAgain : null }
}

interface WaitingLine<Question> {
  readonly worker: Worker
  isBusy: boolean
  next: Question | null
}

interface LineEnds<Answer> {
  readonly onRead: (read: Answer) => void
  readonly onFailed: () => void
}

const openLine = <Question, Answer>(
  worker: Worker,
  { onRead, onFailed }: LineEnds<Answer>,
): WaitingLine<Question> => {
  const line: WaitingLine<Question> = { worker, isBusy: false, next: null }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    line.isBusy = false
    if (line.next !== null) ask(line, line.next)
    onRead(data)
  })
  worker.addEventListener('error', onFailed, { once: true })
  return line
}

const ask = <Question>(line: WaitingLine<Question>, question: Question): void => {
  line.next = line.isBusy ? question : null
  if (line.isBusy) return
  line.isBusy = true
  line.worker.postMessage(question)
}
