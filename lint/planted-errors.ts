/** One error for every compiler project: a global that the folder's files do not have, or a wrong type. */
export const plantedErrors: Readonly<Record<string, readonly [path: string, code: string]>> = {
  core: ['core/global.ts', 'export const title = () => document.title\n'],
  'core/tsconfig.test.json': ['core/global.test.ts', 'export const a = () => document.title\n'],
  electron: ['electron/global.ts', 'export const title = () => document.title\n'],
  renderer: ['renderer/src/global.ts', "export const path = () => process.env['PATH']\n"],
  'renderer/tsconfig.test.json': [
    'renderer/src/global.test.ts',
    'export const a = (b: string | null) => b.length\n',
  ],
  sandbox: ['sandbox/global.ts', 'export const title = () => document.title\n'],
  e2e: ['e2e/wrong.ts', 'export const a = (b: string | null) => b.length\n'],
  scripts: ['scripts/wrong.ts', 'export const a = (b: string | null) => b.length\n'],
  lint: ['lint/wrong.ts', 'export const a = (b: string | null) => b.length\n'],
}
