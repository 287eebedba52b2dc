import type { WorkbookFormat } from '#core/exports/reports/export-spec'

const signatures: readonly (readonly [format: WorkbookFormat, bytes: readonly number[]])[] = [
  ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
]

/** Field-notes 5.13: whatever the status says, a page or a message is no workbook. */
export const workbookFormat = (start: Uint8Array): WorkbookFormat | null =>
  signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0] ?? null
