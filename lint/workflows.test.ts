import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const folder = join(project, '.github/workflows')
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** What a runner has of its own; everything else is a script of the repository, which is tested here. */
const preparing = [/^npm ci$/, /^sudo apt-get /, /^sudo sysctl /, /^gh release create /]

const withoutRoot = (line: string): string => line.replace(/^sudo env "PATH=\$PATH" /, '')

test.each(readdirSync(folder))('the steps of %s are the repository’s own scripts', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const steps = [...text.matchAll(/^ +(?:- )?run: (.*)$/gm)].map(([, line = '']) => line)
  const foreign = steps
    .filter((line) => !preparing.some((known) => known.test(line)))
    .filter((line) => {
      const [, name = ''] = /^npm (?:run )?([a-z:-]+)/.exec(withoutRoot(line)) ?? []
      return scripts[name] === undefined
    })
  expect(foreign).toEqual([])
})

test.each(readdirSync(folder))('%s may only read, but where it says otherwise', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  expect(text).not.toContain('write-all')
  expect(text).not.toContain('pull_request_target')
})
