import { appendFileSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { type RunnerTestCase, type RunnerTestFile, type SerializedConfig, TestRunner } from 'vitest'
import type { Plan, Seen, Suspect } from './plan.ts'

/** Both threads see it: the time by which the attempt under way has ended. */
const deadline = new Float64Array(new SharedArrayBuffer(8))

const watch = `
const { workerData } = require('node:worker_threads')
const parent = process.ppid
setInterval(() => {
  const isOver = workerData[0] > 0 && performance.timeOrigin + performance.now() > workerData[0]
  if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 200)`

/** A mutant may turn for ever, and its thread hears nothing then: another thread ends the process. */
const startWatchdog = (): void => {
  new Worker(watch, { eval: true, workerData: deadline }).unref()
}

const watchFor = (ms: number): void => {
  deadline[0] = performance.timeOrigin + performance.now() + ms
}

const watchNoMore = (): void => {
  deadline[0] = 0
}

// A test may replace them.
const { setTimeout, clearTimeout, setImmediate } = globalThis
const now = performance.now.bind(performance)

const none = -1
/** A test waits for ever where a mutant keeps it waiting: so much longer than without it does none take. */
const patience = 10

type TryOptions = Parameters<TestRunner['onBeforeTryTask']>[1]

/**
 * Runs each test of a file once as it is, and then again for each mutant that it is to try, in one process and with
 * modules that are read once. Vitest repeats a test that fails: this says that it has failed as long as there is a
 * mutant to try. After a failure the test runs without any mutant: if it fails then too, this process is of no use.
 */
export default class MutantsRunner extends TestRunner {
  readonly #plan: Plan = JSON.parse(readFileSync(process.env['MUTANTS_PLAN'] ?? '', 'utf8'))
  readonly #reached: Uint8Array
  readonly #outside = new Set<number>()
  readonly #noticed = new Set<number>()
  #planted = none
  #queue: number[] = []
  #suspect: (Suspect & { readonly limitMs: number | null }) | null = null
  #isControlled = false
  #isClean = false
  #isOver = false
  #usualMs = 0
  #began = now()
  #importMs = 0
  #isLate = false
  #strayErrors = 0

  constructor(config: SerializedConfig) {
    super(config)
    this.#reached = new Uint8Array(this.#plan.count)
    if (this.#plan.kind === 'whole') this.#planted = this.#plan.mutant
    Object.assign(globalThis, {
      isPlanted: (mutant: number) => {
        this.#reached[mutant] = 1
        return mutant === this.#planted
      },
    })
    const count = () => {
      this.#strayErrors += 1
    }
    process.on('unhandledRejection', count)
    process.on('uncaughtException', count)
    startWatchdog()
    if (this.#plan.kind === 'whole') watchFor(this.#plan.limitMs)
  }

  onBeforeRunFiles(files: RunnerTestFile[]): void {
    this.#importMs = now() - this.#began
    this.#noteOutside()
    const plan = this.#plan
    if (plan.kind !== 'plant') return
    const order = new Map(plan.tries.map(({ test }, place) => [test, place]))
    type Task = RunnerTestFile['tasks'][number]
    const placeOf = (task: Task): number =>
      task.type === 'suite'
        ? Math.min(...task.tasks.map(placeOf))
        : (order.get(task.id) ?? Number.POSITIVE_INFINITY)
    const sort = (tasks: Task[]): void => {
      tasks.sort((a, b) => placeOf(a) - placeOf(b) || 0)
      for (const task of tasks) if (task.type === 'suite') sort(task.tasks)
    }
    for (const file of files) sort(file.tasks)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    if (this.#plan.kind !== 'plant') return
    const tries = this.#plan.tries.find((one) => one.test === test.id)
    this.#queue = tries?.mutants.filter((mutant) => !this.#noticed.has(mutant)) ?? []
    if (this.#isOver || this.#queue.length === 0) test.mode = 'skip'
    this.#usualMs = tries?.usualMs ?? 0
    this.#isControlled = false
    test.retry = Number.POSITIVE_INFINITY
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TryOptions): void {
    super.onBeforeTryTask(test, options)
    this.#began = now()
    this.#isLate = false
    this.#strayErrors = 0
    if (this.#plan.kind === 'look') this.#noteOutside()
    if (this.#plan.kind !== 'plant') return
    const limitMs = this.#limitMs()
    if (!this.#isControlled || this.#suspect !== null) {
      this.#isControlled = true
      this.#say({ kind: 'control', test: test.id, suspect: this.#suspect })
      watchFor(limitMs * patience)
      return
    }
    this.#planted = this.#queue.shift() ?? none
    this.config.hookTimeout = limitMs
    watchFor(limitMs * 3)
    this.#say({ kind: 'try', test: test.id, mutant: this.#planted, isAlone: this.#isClean })
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    if (this.#plan.kind !== 'plant' || this.#planted === none) return run()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#isLate = true
        reject(new Error('late'))
      }, this.#limitMs())
    })
    try {
      await Promise.race([run(), late])
    } finally {
      clearTimeout(timer)
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options)
    const ms = now() - this.#began
    // An error that nothing waits for is told a turn later.
    await new Promise<void>((resolve) => setImmediate(resolve))
    const passes = test.result?.state !== 'fail' && this.#strayErrors === 0
    if (this.#plan.kind === 'look') {
      const reached = this.#takeReached()
      this.#say({ kind: 'test', file: test.file.filepath, test: test.id, ms, passes, reached })
    }
    if (this.#plan.kind !== 'plant' || test.result === undefined) return
    watchNoMore()
    this.#judge(test.id, passes, ms)
    const hasMore = !this.#isOver && (this.#suspect !== null || this.#queue.length > 0)
    test.result.state = hasMore ? 'fail' : 'pass'
    test.result.errors = hasMore ? [{ message: 'there is another mutant to try' }] : []
    test.result.attempts = []
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    this.#noteOutside()
    const [reached, importMs] = [[...this.#outside], this.#importMs]
    for (const { filepath } of files) {
      this.#say({ kind: 'outside', file: filepath, reached, importMs })
    }
  }

  #judge(test: string, passes: boolean, ms: number): void {
    const suspect = this.#suspect
    this.#suspect = null
    const mutant = this.#planted
    this.#planted = none
    const decide = (tried: number, isNoticed: boolean) => {
      if (isNoticed) this.#noticed.add(tried)
      this.#say({ kind: 'tried', test, mutant: tried, isNoticed })
    }
    if (mutant !== none) {
      if (passes) {
        this.#isClean = false
        decide(mutant, false)
      } else {
        const limitMs = this.#isLate ? this.#limitMs() : null
        this.#suspect = { mutant, isAlone: this.#isClean, limitMs }
      }
      return
    }
    this.#isClean = passes
    this.#usualMs = Math.max(ms, 1)
    if (!passes) {
      this.#isOver = true
      if (suspect?.isAlone) decide(suspect.mutant, true)
    } else if (suspect !== null) {
      // The whole machine may have become slow, and not the test.
      if ((suspect.limitMs ?? ms * patience) < ms * patience) this.#queue.unshift(suspect.mutant)
      else decide(suspect.mutant, true)
    }
  }

  #limitMs(): number {
    return this.#usualMs * patience + this.#importMs
  }

  #noteOutside(): void {
    for (const mutant of this.#takeReached()) this.#outside.add(mutant)
  }

  #takeReached(): number[] {
    const reached: number[] = []
    this.#reached.forEach((is, mutant) => {
      if (is === 1) reached.push(mutant)
    })
    this.#reached.fill(0)
    return reached
  }

  #say(seen: Seen): void {
    appendFileSync(this.#plan.log, `${JSON.stringify(seen)}\n`)
  }
}
