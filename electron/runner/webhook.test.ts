import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { writeSettingsFile } from '#core/settings/settings-file'
import { startForTest } from '../../sandbox/testing/start-for-test.ts'
import { startListener } from '../delivery/testing/start-listener.ts'
import { readSettingsContent } from '../store/settings/settings-content.ts'
import { openOrThrow } from '../store/testing/store-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runHere } from './testing/run-here.ts'
import { runnerProfile, secretsOf } from './testing/runner-profile.ts'

test('a report of a settings file goes to the webhook whose address is among the secrets', async () => {
  const { received, url } = await startListener((response) => response.writeHead(204).end())
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const delivery: ReportDefinition['delivery'] = {
    recipients: [],
    toWebhook: true,
    toSftp: false,
    when: 'always',
    file: 'attached',
    withComparison: false,
  }
  const profile = await runnerProfile(sandbox, [{ delivery }])
  const store = await openOrThrow({ directory: join(profile, 'store') })
  const file = join(temporaryFolder(), 'settings.json')
  writeFileSync(file, writeSettingsFile(readSettingsContent(store.db)))
  store.close()
  const secrets = secretsOf(profile, sandbox.baseUrl, 'right')
  const own = { 'webhook-address': url, [`webhook-${url}`.replaceAll(/[:/]/g, '_')]: 'known to us' }
  for (const [name, secret] of Object.entries(own)) {
    writeFileSync(join(secrets, name), secret, { mode: 0o600 })
  }
  const other = join(temporaryFolder(), 'other')
  const usual = ['--profile', other, '--secrets', secrets, '--language', 'en']
  const run = (...args: string[]) => runHere([...args, ...usual])
  const { origin } = new URL(url)
  const imported = await run('import', file)
  expect(imported).toMatchObject({ exitCode: 0, stderr: '' })
  expect(imported.stdout).toContain(`unitdesk-runner allow ${origin}`)
  expect((await run('import', file, '--allow', 'example')).stderr).toContain('is no address')
  expect((await run('import', file, '--allow', origin)).stdout).toContain(
    `Reports may leave to ${origin}.`,
  )
  expect(await run('once', 'Jednotky')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(received[0]?.headers['unitdesk-signature']).toMatch(/^sha256=/)
})
