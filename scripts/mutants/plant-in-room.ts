import type { TestSpecification } from 'vitest/node'
import type { Memory } from './memory.ts'
import type { PlanRunner } from './run-plan.ts'
import type { Numbered } from './with-switches.ts'

interface Test {
  readonly id: string
  readonly ms: number
  readonly reached: readonly number[]
}

interface TestFile {
  readonly specification: TestSpecification
  readonly tests: readonly Test[]
  /** Reached by the imports or between tests: they act again only in a process of their own. */
  readonly outside: ReadonlySet<number>
  readonly importMs: number
}

export interface Room {
  readonly runner: PlanRunner
  readonly mutants: readonly Numbered[]
  readonly memory: Memory
}

export interface Outcome {
  readonly survivors: ReadonlySet<number>
  readonly unreached: ReadonlySet<number>
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Every test once without any mutant: how long it takes, and which it reaches. */
const look = async ({ runner }: Room): Promise<TestFile[]> => {
  const { seen } = await runner.run(runner.tests, { kind: 'look' })
  return runner.tests.map((specification) => {
    const here = seen.flatMap((line) =>
      (line.kind === 'test' || line.kind === 'outside') && line.file === specification.moduleId
        ? [line]
        : [],
    )
    const outside = here.find((line) => line.kind === 'outside')
    const tests = here.flatMap((line) => (line.kind === 'test' ? [line] : []))
    if (outside === undefined || tests.some(({ passes }) => !passes)) {
      throw new Error(`${specification.moduleId} fails without any mutant`)
    }
    return {
      specification,
      tests: tests.map(({ test, ms, reached }) => ({ id: test, ms, reached })),
      outside: new Set(outside.reached),
      importMs: outside.importMs,
    }
  })
}

/** The tests of one file, the quickest first, as often as its process must begin anew. */
const plantInFile = async (
  { runner, memory }: Room,
  { specification, tests }: TestFile,
  alive: Set<number>,
): Promise<void> => {
  const file = specification.moduleId
  const quickestFirst = tests.toSorted((a, b) => a.ms - b.ms)
  const openTries = () =>
    quickestFirst.flatMap(({ id, ms, reached }) => {
      const mutants = reached.filter(
        (mutant) => alive.has(mutant) && memory.recall({ mutant, file, test: id }) === undefined,
      )
      return mutants.length === 0 ? [] : [{ test: id, usualMs: ms, mutants }]
    })
  const note = (mutant: number, test: string, isNoticed: boolean) => {
    memory.keep({ mutant, file, test }, isNoticed)
    if (isNoticed) alive.delete(mutant)
  }
  for (const { id, reached } of tests) {
    for (const mutant of reached) {
      if (memory.recall({ mutant, file, test: id }) === true) alive.delete(mutant)
    }
  }
  const count = (tries: typeof open) => sum(tries.map(({ mutants }) => mutants.length))
  let open = openTries()
  let inVain = 0
  while (open.length > 0) {
    const { seen } = await runner.run([specification], { kind: 'plant', tries: open })
    for (const line of seen) {
      if (line.kind === 'tried') note(line.mutant, line.test, line.isNoticed)
    }
    // What has ended the process has failed. If one before it may have done that, it is the first of the next process.
    const last = seen.at(-1)
    if (last?.kind === 'try' && last.isAlone) note(last.mutant, last.test, true)
    if (last?.kind === 'control' && last.suspect?.isAlone) {
      note(last.suspect.mutant, last.test, true)
    }
    const before = count(open)
    open = openTries()
    inVain = count(open) === before ? inVain + 1 : 0
    if (inVain === 3) throw new Error(`${file} fails without any mutant`)
  }
}

const whole = '(the whole file)'

const plantFromTheStart = async (
  { runner, memory }: Room,
  { specification, tests, outside, importMs }: TestFile,
  alive: Set<number>,
): Promise<void> => {
  const file = specification.moduleId
  const limitMs = 10 * (importMs + sum(tests.map(({ ms }) => ms)))
  for (const mutant of [...alive].filter((one) => outside.has(one))) {
    let isNoticed = memory.recall({ mutant, file, test: whole })
    if (isNoticed === undefined) {
      const { passes } = await runner.run([specification], { kind: 'whole', mutant, limitMs })
      isNoticed = !passes
      memory.keep({ mutant, file, test: whole }, isNoticed)
    }
    if (isNoticed) alive.delete(mutant)
  }
}

/** A slow test tries what no quick one of any file has noticed. */
const rounds = [10, 100, 1_000, Number.POSITIVE_INFINITY]

export const plantInRoom = async (room: Room): Promise<Outcome> => {
  const alive = new Set(room.mutants.map(({ id }) => id))
  const files = await look(room)
  const reached = new Set(
    files.flatMap(({ tests, outside }) => [...tests.flatMap((test) => test.reached), ...outside]),
  )
  for (const most of rounds) {
    for (const file of files) {
      const tests = file.tests.filter(({ ms }) => ms <= most)
      await plantInFile(room, { ...file, tests }, alive)
    }
  }
  for (const file of files) await plantFromTheStart(room, file, alive)
  return { survivors: alive, unreached: new Set([...alive].filter((id) => !reached.has(id))) }
}
