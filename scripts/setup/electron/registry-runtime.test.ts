import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../electron/testing/temporary-folder.ts'
import { checkIntegrity } from './registry-runtime.ts'

const archive = (content: string): string => {
  const folder = temporaryFolder()
  const file = join(folder, 'runtime.tgz')
  writeFileSync(file, content)
  return file
}

// printf 'a runtime' | openssl dgst -sha512 -binary | base64
const integrity =
  'sha512-qjAjxav7J4j03HiDFOapXoKlbC7fvT4EHpFm7c057VECOuYgLDXNVDn+hymbDGqNVarboc7OgBGyq6J3kRZHeQ=='

test('the file that was pinned is accepted', async () => {
  await expect(checkIntegrity(archive('a runtime'), integrity)).resolves.toBeUndefined()
})

test('a download that was altered is refused before anything of it is unpacked', async () => {
  await expect(checkIntegrity(archive('a runtime.'), integrity)).rejects.toMatchObject({
    step: 'electron',
    remedy: expect.stringContaining('altered'),
  })
})
