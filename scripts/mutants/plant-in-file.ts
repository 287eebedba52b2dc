import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import { mutantsOf, withMutant } from './mutants-of.ts'

/**
 * Plants the faults of one file one by one, and prints the outcome of each as a line of JSON. It is a process of its
 * own: a fault may make a test wait for ever, and whoever has started this ends it then and goes on behind that fault.
 */
const [file = '', from = '0', ...folders] = process.argv.slice(2)
const root = join(import.meta.dirname, '../..')
const path = join(root, file)
const source = readFileSync(path, 'utf8')

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

const vitest = await createVitest({
  root,
  watch: false,
  include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  related: [file],
  maxWorkers: 1,
  reporters: [],
})
const tests = await vitest.getRelevantTestSpecifications()
const costs = new Map<TestSpecification, number>()

const passes = async (test: TestSpecification): Promise<boolean> => {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([test])
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
}

for (const test of tests) {
  const began = performance.now()
  if (!(await passes(test))) {
    say({ kind: 'red', test: test.moduleId })
    process.exit(1)
  }
  costs.set(test, performance.now() - began)
}
tests.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))
const usualMs = [...costs.values()].reduce((sum, cost) => sum + cost, 0)
say({ kind: 'ready', tests: tests.length, usualMs: Math.round(usualMs) })

/** The tests of the room, until the first one fails; what has failed last time goes first. */
const isNoticed = async (): Promise<boolean> => {
  vitest.invalidateFile(path)
  for (const [place, test] of tests.entries()) {
    if (await passes(test)) continue
    tests.unshift(...tests.splice(place, 1))
    return true
  }
  return false
}

for (const mutant of mutantsOf(file, source).slice(Number(from))) {
  writeFileSync(path, withMutant(source, mutant))
  say({ kind: 'planted', isNoticed: await isNoticed() })
}
writeFileSync(path, source)
await vitest.close()
process.exit(0)
