import { toSecret } from '#core/accounts/secret'
import { systemClock } from '../../clock.ts'
import { sleep } from '../../crm/calls/sleep.ts'
import { openStore } from '../../store/file/open.ts'
import { openDesk } from '../../team/desk/open-desk.ts'
import { type ExportOfLogin, teamClaims } from '../../team/desk/team-claims.ts'
import { type TeamSending, teamSendings } from '../../team/desk/team-sendings.ts'
import { done } from '../../team/team-result.ts'
import { keepEnd } from '../team/keep-end.ts'

type Phase = 'claimed' | 'sending' | 'done' | 'refused'

// A desk that has claimed one thing, is sending another, and knows what came of the rest, until it is killed.
interface DeskToKill {
  readonly directory: string
  readonly port: number
  readonly team: string
  readonly user: string
  readonly password: string
  readonly database: string
  readonly authority: string
  readonly home: string
  readonly sendings: Readonly<Record<Phase, TeamSending>>
  readonly exports: Readonly<Record<Phase, ExportOfLogin>>
}

const hourMs = 3_600_000

const tell = (line: string) => process.stdout.write(`${line}\n`)

const main = async ({ directory, sendings, exports, ...given }: DeskToKill): Promise<void> => {
  const log = { event: () => undefined, defect: () => undefined }
  const store = await openStore({ directory, clock: systemClock, log })
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  const { port, database, user, password, authority, team, home } = given
  const address = { host: '127.0.0.1', port, database, user }
  let come = (): void => undefined
  const here = new Promise<void>((resolve) => {
    come = resolve
  })
  const desk = openDesk({
    team,
    self: { computer: `${user}'s computer`, program: 'window', version: '1.0.0', home },
    readLogin: () => Promise.resolve(done({ address, password: toSecret(password), authority })),
    readCursor: () => null,
    writeCursor: () => undefined,
    follow: () => undefined,
    onStanding: ({ kind }) => {
      if (kind === 'here') come()
    },
    sleep,
  })
  await here
  // What has been claimed and is not yet written down as sent stays so: the answer to that is never heard.
  const deaf = { ...desk, ask: () => new Promise<never>(() => undefined) }
  void teamSendings(deaf, () => undefined).claim(sendings.claimed)
  void teamClaims(deaf, () => undefined).claim(exports.claimed, hourMs)
  const ofSendings = teamSendings(desk, keepEnd(store, desk))
  const ofExports = teamClaims(desk, keepEnd(store, desk))
  for (const kind of ['sending', 'done', 'refused'] as const) {
    const sent = await ofSendings.claim(sendings[kind])
    const loaded = await ofExports.claim(exports[kind], hourMs)
    if (sent.kind !== 'claimed' || loaded.kind !== 'claimed') {
      throw new Error(`they are ${sent.kind} and ${loaded.kind}`)
    }
    if (kind === 'sending') continue
    sent.end(kind)
    loaded.end(kind, 0)
  }
  tell('sending')
}

await main(JSON.parse(process.argv[2] ?? ''))
