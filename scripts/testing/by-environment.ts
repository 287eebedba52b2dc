import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

interface TestFile {
  readonly moduleId: string
}

const needsWindow = ({ moduleId }: TestFile): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment ')

/** Those of a window are short: at the end no worker waits long for another. */
export const windowsLast = <T extends TestFile>(files: readonly T[]): T[] => {
  const ofWindow = new Set(files.filter(needsWindow))
  return [...files.filter((file) => !ofWindow.has(file)), ...ofWindow]
}

/**
 * The files of one environment follow each other. A worker goes on with the next file only where it has the same
 * environment; else another one is started, which reads all modules anew.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return windowsLast(await super.sort(files))
  }
}
