import { writeFileSync } from 'node:fs'

const filter = '/proc/self/coredump_filter'

/**
 * What Linux writes down of a process that crashes holds no memory, through which passwords pass. Processes that are
 * started later inherit it. Elsewhere, and where the system does not let a process say so, nothing is changed.
 */
export const emptyCoreDumps = (): void => {
  try {
    writeFileSync(filter, '0')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}
