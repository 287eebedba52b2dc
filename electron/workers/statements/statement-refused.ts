import type { StatementFault } from './statements-message.ts'

/** Thrown out of the depth of a reader, caught where the process answers. */
export class StatementRefused extends Error {
  readonly fault: StatementFault
  readonly line: number | null

  constructor(fault: StatementFault, line: number | null = null) {
    super(fault)
    this.fault = fault
    this.line = line
  }
}
