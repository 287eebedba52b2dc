import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const root = '(?:core|electron|renderer|sandbox|e2e|scripts|lint|docs|resources)'
const named = new RegExp(`\`(${root}/[\\w./-]+)\`|\\]\\(([\\w./-]+)\\)`, 'g')

const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  {
    cwd: project,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(project, path)))

test.each(documents)('every file that %s names is there', (document) => {
  const text = readFileSync(join(project, document), 'utf8')
  const lost = [...text.matchAll(named)].flatMap(([, path, link]) => {
    const place = path ?? join(dirname(document), link ?? '')
    return existsSync(join(project, place)) ? [] : [place]
  })
  expect(lost).toEqual([])
})

test('every decision says where it lives, what it costs and when to look again', () => {
  const text = readFileSync(join(project, 'docs/decisions.md'), 'utf8')
  const decisions = text.split('\n### ').slice(1)
  const asked = ['\n- Where: ', '\n- Cost: ', '\n- Look again: ']
  const incomplete = decisions.filter((decision) => asked.some((part) => !decision.includes(part)))
  expect(incomplete.map((decision) => decision.split('\n')[0])).toEqual([])
})

test('decisions state, and ask nothing', () => {
  const text = readFileSync(join(project, 'docs/decisions.md'), 'utf8')
  expect(text.split('\n').filter((line) => line.includes('?'))).toEqual([])
})

test('the architecture is told in about two hundred lines', () => {
  const lines = readFileSync(join(project, 'ARCHITECTURE.md'), 'utf8').split('\n')
  expect(lines.length).toBeLessThanOrEqual(210)
})
