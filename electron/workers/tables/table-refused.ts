import type { TableFault } from './tables-message.ts'

/** Thrown out of the depth of a reader, caught where the thread answers. */
export class TableRefused extends Error {
  readonly fault: TableFault

  constructor(fault: TableFault) {
    super(fault)
    this.fault = fault
  }
}
