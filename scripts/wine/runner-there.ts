import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, type Windows, windowsPath } from './windows.ts'

interface Sandbox {
  readonly baseUrl: string
  readonly accounts: readonly { readonly login: string; readonly password: string }[]
  readonly projects: readonly { readonly name: string }[]
}

export interface RunnerThere {
  readonly profile: string
  readonly project: string
  /** The settings file, as Windows finds it. */
  readonly settings: string
  /** Runs a command of the runner in Windows. */
  readonly run: (...command: string[]) => Promise<Answer>
  /** Answers with the file as Windows finds it. */
  readonly writeFile: (name: string, text: string) => string
  readonly end: () => void
}

const areas = ['exports', 'leads', 'prices'] as const

/** All that a person sets up in a window, of which a file tells another computer. */
const settingsOf = ({ baseUrl }: Sandbox): string =>
  JSON.stringify({
    kind: 'unitdesk-settings',
    version: 4,
    workspaces: [
      {
        name: 'Podviní',
        baseUrl,
        timeZone: 'Europe/Prague',
        accounts: areas.map((area) => ({
          label: area,
          login: `${area}@demo`,
          areas: [area],
          projects: null,
        })),
        choices: areas.map((area, account) => ({ area, projectId: null, account })),
        reports: [
          {
            name: 'Jednotky',
            content: { name: 'products', format: 'xlsx', parameters: {} },
            account: null,
            rules: null,
            retention: null,
            alerts: [],
            latest: null,
            delivery: null,
          },
        ],
        leadSettings: null,
        leadMappings: [],
        paymentSettings: null,
        statementMappings: [],
        sendLimitMinor: null,
        projects: [],
      },
    ],
    exports: { mail: null, sftp: null, retention: null, digest: null, alarms: null },
  })

const layOutSecrets = (folder: string, { baseUrl, accounts }: Sandbox): void => {
  mkdirSync(folder)
  const server = new URL(baseUrl).host.replace(':', '_')
  for (const { login, password } of accounts) {
    writeFileSync(join(folder, `${login}@${server}`), password)
  }
}

/** The runner in a Windows, with the settings and the passwords of a CRM in a box. */
export const layOutRunner = (windows: Windows, program: string, sandbox: Sandbox): RunnerThere => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-there-'))
  const profile = join(folder, 'profile')
  const secrets = join(folder, 'secrets')
  layOutSecrets(secrets, sandbox)
  const usual = ['--profile', windowsPath(profile), '--language', 'en']
  const writeFile = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return windowsPath(join(folder, name))
  }
  return {
    profile,
    settings: writeFile('settings.json', settingsOf(sandbox)),
    writeFile,
    project: sandbox.projects[0]?.name ?? '',
    run: (...command) =>
      windows.runNode([windowsPath(program), ...usual, ...command], {
        CREDENTIALS_DIRECTORY: windowsPath(secrets),
      }),
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}
