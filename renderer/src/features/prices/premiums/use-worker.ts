import { useCallback, useEffect, useRef, useState } from 'react'

interface WorkedOut<Question, Answer> {
  readonly read: Answer | null
  /** What it answers. */
  readonly asked: Question | null
  /** What no answer comes to, because the worker has ended. */
  readonly failed: Question | null
}

/**
 * One question at a time: of those that come meanwhile the newest is asked next. The worker is opened with the first
 * question.
 */
export const useWorker = <Question, Answer>(
  question: Question | null,
  openWorker: () => Worker,
) => {
  const [{ read, asked: answered, failed }, setWorkedOut] =
    useState<WorkedOut<Question, Answer>>(nothingYet)
  const line = useRef<WaitingLine<Question> | null>(null)
  const end = useCallback(() => {
    line.current?.worker.terminate()
    line.current = null
  }, [])
  useEffect(() => end, [end])
  const askNow = useCallback(
    (asked: Question) => {
      line.current ??= openLine<Question, Answer>(openWorker(), {
        onRead: (answer, of) => setWorkedOut({ read: answer, asked: of, failed: null }),
        onFailed: (failed) => {
          if (line.current !== failed) return
          end()
          // What waited was never asked, and may have an answer.
          if (failed.next !== null) askNow(failed.next)
          else if (failed.asked !== null) setWorkedOut({ ...nothingYet, failed: failed.asked })
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
    setWorkedOut(nothingYet)
    if (question !== null) askNow(question)
  }, [question, askNow])
  // Whether what is read answers the question of now, and not the one before.
  const isCurrent = read !== null && answered === question
  const hasFailed = failed !== null && failed === question
  return { read, isCurrent, askAgain: hasFailed ? askAgain : null }
}

const nothingYet = { read: null, asked: null, failed: null }

interface WaitingLine<Question> {
  readonly worker: Worker
  /** What the worker is busy with. */
  asked: Question | null
  next: Question | null
}

interface LineEnds<Question, Answer> {
  readonly onRead: (read: Answer, asked: Question) => void
  readonly onFailed: (line: WaitingLine<Question>) => void
}

const openLine = <Question, Answer>(
  worker: Worker,
  { onRead, onFailed }: LineEnds<Question, Answer>,
): WaitingLine<Question> => {
  const line: WaitingLine<Question> = { worker, asked: null, next: null }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const { asked, next } = line
    line.asked = null
    if (next !== null) ask(line, next)
    if (asked !== null) onRead(data, asked)
  })
  worker.addEventListener('error', () => onFailed(line), { once: true })
  return line
}

const ask = <Question>(line: WaitingLine<Question>, question: Question): void => {
  line.next = line.asked === null ? null : question
  if (line.asked !== null) return
  line.asked = question
  line.worker.postMessage(question)
}
