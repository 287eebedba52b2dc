import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { readHandle } from '../harness/read-handle.ts'
import { expect, test } from '../harness/test.ts'
import { permissions } from './hostile/permissions.ts'
import { targets } from './hostile/targets.ts'

test('an empty page is left again for the application, whose process is sandboxed, without Node and without permissions', async ({
  open,
}) => {
  const { electron, page, unitdesk } = await open()
  await unitdesk.expectWelcome()
  const left = page.waitForEvent('framenavigated', (frame) => frame.url() === 'about:blank')
  await page.evaluate(() => {
    location.href = 'about:blank'
  })
  await left
  await unitdesk.expectWelcome()
  await expect(page).toHaveURL('app://bundle/index.html')

  const { pid, preferences } = await electron.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as
      | (Electron.WebContents & { getLastWebPreferences: () => Electron.WebPreferences })
      | undefined
    return {
      pid: contents?.getOSProcessId() ?? 0,
      preferences: contents?.getLastWebPreferences(),
    }
  })
  expect(preferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webviewTag: false,
    webSecurity: true,
  })
  expect(await page.evaluate(() => typeof Reflect.get(window, 'require'))).toBe('undefined')
  if (process.platform === 'linux') {
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Seccomp:\t2$/m)
  }

  const granted = await page.evaluate(async (names) => {
    const states = await Promise.all(
      names.map(async (name) => {
        const status = await navigator.permissions
          .query({ name: name as PermissionName })
          .catch(() => null)
        return status?.state === 'granted' ? name : null
      }),
    )
    const media = await navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'microphone was given',
      () => null,
    )
    const notification =
      (await Notification.requestPermission()) === 'granted' ? 'notification' : null
    return [...states, media, notification].filter((name) => name !== null)
  }, permissions)
  expect(granted).toEqual([])
})

test('no target is navigated to and no window opens', async ({ open }) => {
  const { electron, page, unitdesk } = await open()
  await unitdesk.expectWelcome()
  const opened = await electron.evaluateHandle(({ shell }) => {
    const addresses: string[] = []
    shell.openExternal = (address: string) => {
      addresses.push(address)
      return Promise.resolve()
    }
    return addresses
  })
  const before = page.url()
  for (const target of targets) {
    await page.evaluate((address) => {
      window.open(address)
      const link = document.createElement('a')
      link.href = address
      link.target = '_blank'
      document.body.append(link)
      link.click()
      link.target = ''
      link.click()
      link.remove()
    }, target)
  }
  expect(page.url()).toBe(before)
  expect(electron.windows()).toHaveLength(1)
  expect(await readHandle(opened)).toEqual([])
})

test('the page reaches neither the network nor the disk, and runs no foreign code', async ({
  open,
}) => {
  const { page, unitdesk } = await open()
  await unitdesk.expectWelcome()
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end('reached')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const result = await page.evaluate(async (remote) => {
    const reached: string[] = []
    for (const address of [remote, 'file:///etc/passwd', 'https://example.com/']) {
      await fetch(address, { mode: 'no-cors' }).then(
        () => reached.push(address),
        () => undefined,
      )
    }
    await new Promise((resolve) => {
      const image = new Image()
      image.onload = () => resolve(reached.push('image'))
      image.onerror = resolve
      image.src = `${remote}/image.png`
    })
    const script = document.createElement('script')
    script.textContent = 'window.inlineRan = true'
    document.head.append(script)
    try {
      // The point of the test: it must throw under the policy.
      reached.push(String(new Function('return 1')()))
    } catch {
      // Refused, as it should be.
    }
    return { reached, inlineRan: Reflect.get(window, 'inlineRan') }
  }, `http://127.0.0.1:${port}`)
  server.close()
  expect(result).toEqual({ reached: [], inlineRan: undefined })
  expect(asked).toBe(0)
})
