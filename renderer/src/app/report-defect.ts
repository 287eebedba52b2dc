import { call } from '../bridge/call.ts'

/** Puts a defect of the page into main's log; answers with its number there. */
export const reportDefect = async (screen: string, thrown: unknown): Promise<string | null> => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const reported = await call('app.reportDefect', {
    screen: screen.slice(0, 40),
    message: error.message.slice(0, 2_000),
    stack: (error.stack ?? '').slice(0, 20_000),
  })
  return reported.ok ? reported.value.id : null
}
