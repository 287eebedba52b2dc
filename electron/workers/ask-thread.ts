import { Worker } from 'node:worker_threads'
import { cancelled, failed, type Result } from '#core/contract/failure'

interface ThreadRequest<T> {
  /** The script that the thread runs; it finds the request in its worker data. */
  readonly entry: string | URL
  readonly request: unknown
  readonly signal: AbortSignal
  readonly longestMs: number
  readonly heapMb: number
  /** What is said where it takes more time or memory than it may. */
  readonly tooLarge: Result<T>
}

/** A thread for one request. `hear` answers with what ends it; null: there is more to come. */
export const askThread = <A, T>(
  { entry, request, signal, longestMs, heapMb, tooLarge }: ThreadRequest<T>,
  hear: (answer: A) => Result<T> | null,
  feed?: (worker: Worker) => Promise<void>,
): Promise<Result<T>> => {
  if (signal.aborted) return Promise.resolve(failed(cancelled))
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: heapMb }
    const worker = new Worker(entry, { workerData: request, resourceLimits })
    const end = () => void worker.terminate()
    const timer = setTimeout(end, longestMs)
    signal.addEventListener('abort', end, { once: true })
    let isOver = false
    worker.on('message', (answer: A) => {
      if (isOver) return
      try {
        const heard = hear(answer)
        if (heard === null) return
        isOver = true
        resolve(heard)
      } catch (error) {
        isOver = true
        reject(error)
      }
      end()
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooLarge) : reject(error),
    )
    // After an answer or an error the exit says nothing new.
    worker.once('exit', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      isOver = true
      resolve(signal.aborted ? failed(cancelled) : tooLarge)
    })
    feed?.(worker).catch((error: unknown) => {
      reject(error)
      end()
    })
  })
}
