import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startSandboxProcess } from '../../e2e/harness/sandbox-process.ts'

const resource = /uid="(?<uid>[^"]+)" content-type="(?<type>[^"]+)" file-name="(?<name>[^"]+)"/g

/** What the pictures of the media screen are made of: plans and cards that the sandbox serves. */
export const writeMediaFiles = async (folder: string): Promise<void> => {
  const sandboxes = startSandboxProcess()
  const crm = await sandboxes.open('demo')
  try {
    const { login, password } = crm.account('media@demo')
    const listed = await fetch(`${crm.baseUrl}/ws/v10/list-resources`, {
      method: 'POST',
      body: new URLSearchParams({ login, password }),
    })
    const found = [...(await listed.text()).matchAll(resource)].map(({ groups = {} }) => groups)
    const plans = found.filter(({ type, name }) => type === 'image/png' && !name?.startsWith('dum'))
    const cards = found.filter(({ type }) => type === 'application/pdf')
    const write = async (path: string, uid: string | undefined) => {
      const bytes = await (await fetch(`${crm.baseUrl}/resource/${uid}`)).arrayBuffer()
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), Buffer.from(bytes))
    }
    for (let unit = 1; unit <= 9; unit += 1) {
      await write(`Dům A/půdorysy/A.10${unit}_půdorys.png`, plans[unit]?.['uid'])
      await write(`Dům A/karty/A.20${unit}_karta.pdf`, cards[unit]?.['uid'])
    }
    await write('různé/A_304.png', plans[10]?.['uid'])
    await write('různé/IMG_4411.png', plans[11]?.['uid'])
  } finally {
    await sandboxes.end()
  }
}
