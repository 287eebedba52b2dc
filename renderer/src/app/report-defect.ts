import { call } from '../bridge/call.ts'

/**
 * Puts a defect of the page into main's log; answers with its number there. It never rejects: a rejection would be a
 * defect to report, and so on without end.
 */
export const reportDefect = async (screen: string, thrown: unknown): Promise<string | null> => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  try {
    const reported = await call('app.reportDefect', {
      screen: screen.slice(0, 40),
      message: error.message.slice(0, 2_000),
      stack: (error.stack ?? '').slice(0, 20_000),
    })
    return reported.ok ? reported.value.id : null
  } catch {
    return null
  }
}

/**
 * Whether an error event of the window tells of a fault. A page whose sizes did not settle within one frame goes on
 * with the next one: the browser says that as an error too, and nothing is wrong.
 */
export const isFault = ({ message }: Pick<ErrorEvent, 'message'>): boolean =>
  !message.startsWith('ResizeObserver loop')
