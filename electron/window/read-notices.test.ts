import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notFound, success } from '#core/contract/failure'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readNotices } from './read-notices.ts'

test('the notices are those that the build has left beside the bundles', async () => {
  const built = temporaryFolder()
  expect(await readNotices(built)).toEqual(notFound('never'))
  const notices = [{ name: 'react', version: '19.3.1', licence: 'MIT', texts: ['MIT License'] }]
  writeFileSync(join(built, 'notices.json'), JSON.stringify(notices))
  expect(await readNotices(built)).toEqual(success(notices))
})
