import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../electron/testing/temporary-folder.ts'
import { windowsLast } from './by-environment.ts'

test('files of a window follow all others, and else the order stays', () => {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => {
    const moduleId = join(folder, name)
    writeFileSync(moduleId, text)
    return { moduleId }
  }
  const [sheet, money, notice, store] = [
    write('sheet.test.tsx', '// @vitest-environment happy-dom\n'),
    write('money.test.ts', "import { expect } from 'vitest'\n"),
    write('notice.test.tsx', '// @vitest-environment happy-dom\n'),
    write('store.test.ts', "import { expect } from 'vitest'\n"),
  ]
  expect(windowsLast([sheet, money, notice, store])).toEqual([money, store, sheet, notice])
})
