import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { openExports } from '../../harness/exports-crm.ts'
import { giveToPerson } from '../../harness/person.ts'
import { openBrowser } from '../../harness/runner/open-browser.ts'
import { openRunner } from '../../harness/runner/open-runner.ts'
import { expect, test } from '../../harness/test.ts'

const token = 'a-token-of-many-letters'

test('schedules move to a runner, which runs them, and the window shows its runs', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const runner = openRunner()
  try {
    const { exports, electron, unitdesk, page } = await openExports(open, crm)
    const folder = join(home, 'settings')
    mkdirSync(folder)
    giveToPerson(folder)
    const file = join(folder, 'unitdesk-settings.json')
    await saveAs(electron, file)
    await exports.addReady('Units')
    await exports.press('Runner')
    await exports.press('Move schedules…')
    await unitdesk.expectText(`1 scheduled report is paused here. The file: ${file}`)
    await page.keyboard.press('Escape')
    await expect(exports.reports).toContainText('On a runner')

    const { login, password } = crm.account('exports@demo')
    runner.addSecret(`${login}@${new URL(crm.baseUrl).host.replace(':', '_')}`, password)
    runner.addSecret('status-token', token)
    expect(runner.do('import', file, '--folder', runner.latest)).toContain('was added')
    const address = await runner.serve()
    expect(runner.do('once', 'Units', '--json')).toContain('"state":"done"')

    await exports.press('Runner')
    await exports.fill('Address of the runner', address)
    await exports.fill('Token', 'a-wrong-token-of-letters')
    await exports.press('Save')
    await unitdesk.expectText('Runner saved')
    await exports.press('Look now')
    await unitdesk.expectText('It doesn’t accept the token.')
    await exports.fill('Token', token)
    await exports.press('Save')
    await expect(page.getByRole('textbox', { name: 'Token' })).toHaveValue('')
    await exports.press('Look now')
    await unitdesk.expectText('Everything is in order.')
    const runs = page.getByRole('table', { name: 'Its last runs' })
    await expect(runs).toContainText('Units')
    await expect(runs).toContainText('Done')
    const browser = await openBrowser(address.replace('//', `//anybody:${token}@`))
    await expect(browser.page.getByText('Everything is in order')).toBeVisible()
    const lastRuns = browser.page.getByRole('table', { name: 'Last runs' })
    await expect(lastRuns.getByRole('row').nth(1)).toContainText(/Units✓ done/)
    await browser.close()
    await exports.press('Forget the runner')
    await expect(page.getByRole('button', { name: 'Look now' })).toHaveCount(0)
  } finally {
    runner.close()
  }
})
