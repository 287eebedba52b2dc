/** One violation for every rule of the linter; a plugin is named after its file. */
export const plantedCode: Readonly<Record<string, readonly [path: string, code: string]>> = {
  'plugin/clock-door': ['core/now.ts', 'export const now = () => Date.now()\n'],
  'plugin/bridge-door': [
    'renderer/src/features/media/bridge.ts',
    'export const bridge = () => window.unitdesk\n',
  ],
  'plugin/json-door': [
    'renderer/src/features/media/cast.ts',
    'export const cast = (text: string) => JSON.parse(text) as { id: number }\n',
  ],
  'plugin/page-door': [
    'electron/window/hear.ts',
    "import { ipcMain } from 'electron'\nexport const hear = () => ipcMain.removeAllListeners()\n",
  ],
  'plugin/link-door': [
    'electron/window/open.ts',
    "import { shell } from 'electron'\nexport const open = () => shell.openExternal('https://x')\n",
  ],
  'plugin/secret-door': [
    'renderer/src/features/accounts/typed.tsx',
    "import { PasswordInput } from '@mantine/core'\nexport const Typed = () => <PasswordInput />\n",
  ],
  'plugin/no-spread-literal': ['core/spread.ts', 'export const spread = { ...{ a: 1 }, b: 2 }\n'],
  'lint/suspicious/noConsole': ['electron/crm/log.ts', "console.log('x')\n"],
  'lint/style/noDefaultExport': ['core/main-export.ts', 'export default 1\n'],
  'lint/style/useFilenamingConvention': ['core/camelCase.ts', 'export const a = 1\n'],
  'lint/style/noJsxLiterals': [
    'renderer/src/ui/sentence.tsx',
    'export const Sentence = () => <p>Hello there</p>\n',
  ],
  'lint/suspicious/noExplicitAny': ['core/any.ts', 'export const a = (b: any) => b\n'],
  'lint/style/noExcessiveLinesPerFile': ['core/long.ts', 'export {}\n//\n'.padEnd(2_000, '//\n')],
  'lint/complexity/noExcessiveLinesPerFunction': [
    'core/long-function.ts',
    `export const f = () => {\n${'  f()\n'.repeat(110)}}\n`,
  ],
  'lint/performance/noBarrelFile': ['core/barrel.ts', "export * from './money.ts'\n"],
  'lint/suspicious/noFocusedTests': [
    'core/focused.test.ts',
    "import { test } from 'vitest'\ntest.only('x', () => undefined)\n",
  ],
  'lint/suspicious/noSkippedTests': [
    'core/skipped.test.ts',
    "import { test } from 'vitest'\ntest.skip('x', () => undefined)\n",
  ],
  'lint/nursery/noFloatingPromises': [
    'core/floating.ts',
    'const work = async () => 1\nexport const start = () => {\n  work()\n}\n',
  ],
  'lint/nursery/noMisusedPromises': [
    'core/misused.ts',
    'const work = async () => true\nexport const go = () => {\n  if (work()) return 1\n  return 2\n}\n',
  ],
  'lint/correctness/noUnusedImports': ['core/unused.ts', "import { a } from './money.ts'\n"],
  'lint/correctness/noUnusedVariables': ['core/idle.ts', 'const idle = 1\nexport {}\n'],
  'lint/correctness/noUndeclaredVariables': [
    'core/undeclared.ts',
    'export const a = () => nowhere + 1\n',
  ],
  'lint/style/useImportType': [
    'core/types.ts',
    "import { Money } from './money.ts'\nexport type A = Money\n",
  ],
  'lint/style/useNodejsImportProtocol': [
    'electron/store/fs.ts',
    "export { readFileSync } from 'fs'\n",
  ],
  'lint/style/noNonNullAssertion': [
    'core/sure.ts',
    'export const a = (b: string | null) => b!.length\n',
  ],
  'lint/style/useConsistentArrayType': ['core/list.ts', 'export type A = Array<string>\n'],
  'lint/style/noEnum': ['core/choice.ts', 'export enum A {\n  B,\n}\n'],
  'lint/style/noNamespace': ['core/space.ts', 'export namespace A {\n  export const b = 1\n}\n'],
  'lint/style/noParameterProperties': [
    'core/property.ts',
    'export class A {\n  constructor(readonly b: string) {}\n}\n',
  ],
  'lint/suspicious/noTsIgnore': ['core/ignored.ts', '// @ts-ignore\nexport const a = 1\n'],
  'lint/correctness/useExhaustiveDependencies': [
    'renderer/src/ui/use-stale.ts',
    "import { useEffect } from 'react'\nexport const useStale = (a: () => void) => {\n  useEffect(() => a(), [])\n}\n",
  ],
}
