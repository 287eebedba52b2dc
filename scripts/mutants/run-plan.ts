import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { TestSpecification, Vitest } from 'vitest/node'
import { createVitest } from 'vitest/node'
import type { Plan, Seen } from './plan.ts'
import { type Numbered, withSwitches } from './with-switches.ts'

export interface PlanRunner {
  readonly tests: readonly TestSpecification[]
  /** What the process of each test file has seen until it ended, or was ended. */
  readonly run: (
    tests: readonly TestSpecification[],
    plan: PlanOf,
  ) => Promise<{ readonly seen: readonly Seen[]; readonly passes: boolean }>
  /** The files that these tests have loaded, with their own and those that stand before all tests. */
  readonly loadedBy: (tests: TestSpecification) => readonly string[]
  readonly close: () => Promise<void>
}

type WithoutPlace<T> = T extends Plan ? Omit<T, 'log' | 'count'> : never
export type PlanOf = WithoutPlace<Plan>

interface MutatedSource {
  readonly source: string
  readonly mutants: readonly Numbered[]
}

interface PlanRunnerInput {
  readonly root: string
  /** A folder for the plan and the log. */
  readonly folder: string
  /** By their paths, relative to the root. */
  readonly sources: ReadonlyMap<string, MutatedSource>
  readonly testFolders: readonly string[]
}

/** Vitest with all mutants in its modules: no file is changed on the disk. */
export const startPlanRunner = async ({
  root,
  folder,
  sources,
  testFolders,
}: PlanRunnerInput): Promise<PlanRunner> => {
  const plan = join(folder, 'plan.json')
  const log = join(folder, 'log.jsonl')
  const count = [...sources.values()].reduce((sum, { mutants }) => sum + mutants.length, 0)
  // Vitest hands its environment on to the processes of the tests.
  process.env['MUTANTS_PLAN'] = plan
  const vitest: Vitest = await createVitest(
    {
      root,
      watch: false,
      include: testFolders.map((name) => `${name}/**/*.test.{ts,tsx}`),
      // They start programs that are bundled without any mutant, and kill them.
      exclude: ['**/kill-*.test.ts'],
      related: [...sources.keys()],
      runner: join(import.meta.dirname, 'mutants-runner.ts'),
      pool: 'forks',
      isolate: true,
      maxWorkers: 1,
      update: false,
      // The cache knows the text of a file, and not which mutants stand in it.
      fsModuleCache: false,
      silent: true,
      reporters: [],
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform(code, id) {
            const file = sources.get(id.startsWith(root) ? id.slice(root.length + 1) : id)
            if (file === undefined) return null
            if (file.source !== code) throw new Error(`${id} has changed since the run began`)
            return { code: withSwitches(code, file.mutants), map: null }
          },
        },
      ],
    },
  )
  return {
    tests: await vitest.getRelevantTestSpecifications(),
    run: async (tests, plan_) => {
      rmSync(log, { force: true })
      writeFileSync(plan, JSON.stringify({ ...plan_, log, count } satisfies Plan))
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...tests])
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(0, -1) : []
      return {
        seen: lines.map((line): Seen => JSON.parse(line)),
        passes:
          testModules.length === tests.length &&
          unhandledErrors.length === 0 &&
          testModules.every((module) => module.ok()),
      }
    },
    loadedBy: ({ project, moduleId }) => {
      const { moduleGraph } = project.vite.environments.ssr
      const modules = new Set(
        [moduleId, ...project.config.setupFiles].flatMap((file) => [
          ...(moduleGraph.getModulesByFile(file) ?? []),
        ]),
      )
      // A set also hands out what is added to it meanwhile.
      for (const { importedModules } of modules) for (const one of importedModules) modules.add(one)
      const files = [...modules].flatMap(({ file }) =>
        file === null || !isAbsolute(file) || file.includes('/node_modules/') ? [] : [file],
      )
      return [...new Set([moduleId, ...files, join(root, 'package.json')])].sort()
    },
    close: () => vitest.close(),
  }
}
