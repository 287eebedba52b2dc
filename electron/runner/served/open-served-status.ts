import type { Secret } from '#core/accounts/secret'
import { chooseLanguage } from '#core/format/format-locale'
import { openMetrics, openMetricsType } from '#core/runner/open-metrics'
import type { RefusalCause, RunnerStatus } from '#core/runner/runner-status'
import type { Log } from '../../log/log.ts'
import type { Runner } from '../open-runner.ts'
import { openSpeech } from '../speech.ts'
import { systemLocale } from '../system-locale.ts'
import { collectStatus } from './collect-status.ts'
import type { ServeAddress } from './serve-address.ts'
import { type ServedText, serveStatus } from './serve-status.ts'
import { statusPage } from './status-page.ts'

interface ServedStatusInput {
  readonly address: ServeAddress
  readonly token: () => Secret | null
  readonly version: string
  readonly log: Log
}

/** Tells how the runner fares, to a browser, a window, a monitor and whoever restarts what has died. */
export const openServedStatus = async (
  runner: Runner,
  { address, token, version, log }: ServedStatusInput,
): Promise<() => void> => {
  const startedAt = runner.clock.now()
  let reading: Promise<RunnerStatus | null> | null = null
  /** One reading answers all who ask while it lasts. Null where the store cannot be read. */
  const read = (): Promise<RunnerStatus | null> => {
    reading ??= collectStatus(runner, { version, startedAt })
      .then((status) => (status.ok ? status.value : null))
      .finally(() => {
        reading = null
      })
    return reading
  }
  const told = async (
    type: string,
    toText: (status: RunnerStatus) => string | Promise<string>,
  ): Promise<ServedText> => {
    const status = await read()
    if (status === null) return unreadable
    return { status: 200, type, text: await toText(status) }
  }
  const server = await serveStatus({
    address,
    token,
    onDefect: (error) => log.defect('status not told', error),
    paths: {
      '/': (asked) =>
        told('text/html; charset=utf-8', async (status) =>
          statusPage(status, await openSpeech(languageOf(asked))),
        ),
      '/status.json': () => told(json, (status) => JSON.stringify(status)),
      '/metrics': () => told(openMetricsType, (status) => openMetrics(status, processFigures())),
      '/healthz': async () => {
        const alive = await runner.call('accounts.listWorkspaces', {})
        if (!alive.ok) return unreadable
        const refusal = runner.refusal()
        return refusal === null ? healthy : refusing(refusal.cause)
      },
    },
  })
  if (server === null) log.event('status not served')
  else log.event('status served', { port: server.port })
  return () => server?.close()
}

const json = 'application/json'

const healthy: ServedText = { status: 200, type: json, text: '{"status":"ok"}\n' }

const refusing = (reason: RefusalCause): ServedText => ({
  status: 503,
  type: json,
  text: `${JSON.stringify({ status: 'refusing', reason })}\n`,
})

const unreadable: ServedText = { status: 503, type: json, text: '{"status":"unreadable"}\n' }

/** The first language of ours that a browser names. */
const languageOf = (asked: string) => {
  const named = asked
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase())
    .find((one) => one === 'cs' || one === 'en')
  return chooseLanguage('system', named ?? systemLocale())
}

const microsecondsInSecond = 1_000_000

const processFigures = () => {
  const { user, system } = process.cpuUsage()
  return {
    residentBytes: process.memoryUsage.rss(),
    cpuSeconds: (user + system) / microsecondsInSecond,
  }
}
