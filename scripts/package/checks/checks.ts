import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { giveToPerson } from '../../../e2e/harness/person.ts'
import { pictureProblem } from '../../launch/picture-problem.ts'
import { type Check, expect, quit, startedOnPrices, workspacesIn } from './acts.ts'
import { librariesNotAskedFor } from './asked-for.ts'
import { featureChecks } from './feature-checks.ts'
import { isConfined, openDoors, processesLike } from './processes.ts'
import { waitFor } from './wait-for.ts'

const program = '/opt/Unitdesk/unitdesk'
const metainfo = '/usr/share/metainfo/com.unitdesk.Unitdesk.metainfo.xml'
const refused = 78

const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }

/** The same package under a later version. */
const makeNewer = (deb: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'newer-'))
  execFileSync('dpkg-deb', ['--raw-extract', deb, join(folder, 'root')], quiet)
  const control = join(folder, 'root', 'DEBIAN', 'control')
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, 'Version: 99.0.0'))
  const target = join(folder, 'newer.deb')
  execFileSync('dpkg-deb', ['-Znone', '--build', join(folder, 'root'), target], quiet)
  return target
}

export const checks: readonly Check[] = [
  {
    name: 'it is found by its name, and a desktop finds its entry, its icon and whose links are its own',
    run: async () => {
      const expected = [
        '/usr/bin/unitdesk',
        '/usr/share/applications/unitdesk.desktop',
        '/usr/share/icons/hicolor/256x256/apps/unitdesk.png',
        metainfo,
        '/opt/Unitdesk/resources/apparmor-profile',
      ]
      const missing = expected.filter((file) => !existsSync(file))
      expect(missing.length === 0, `not there: ${missing.join(', ')}`)
      const entry = readFileSync('/usr/share/applications/unitdesk.desktop', 'utf8')
      expect(/^MimeType=.*x-scheme-handler\/unitdesk;/m.test(entry), 'links are not its own')
      expect(/^Exec=.*%U/m.test(entry), 'its entry hands no link over')
      // What they complain about they print; either ends with another code than 0.
      execFileSync('desktop-file-validate', ['/usr/share/applications/unitdesk.desktop'])
      execFileSync('appstreamcli', ['validate', '--no-net', metainfo])
    },
  },
  {
    name: 'it asks for every library that it is loaded with',
    run: async () => {
      const missing = librariesNotAskedFor('unitdesk', '/opt/Unitdesk')
      expect(missing.length === 0, `a bare system would lack ${missing.join(', ')}`)
    },
  },
  {
    name: 'its archive holds no sources and no maps, and one library of each kind for one system',
    run: async () => {
      const archive = readFileSync('/opt/Unitdesk/resources/app.asar')
        .subarray(0, 2_000_000)
        .toString('latin1')
      expect(!/"[^"]+\.(?:ts|tsx|map|cc|h|c)":\{/.test(archive), 'there is a source or a map in it')
      const libraries = readdirSync('/opt/Unitdesk/resources/app.asar.unpacked', {
        recursive: true,
        encoding: 'utf8',
      }).filter((name) => name.endsWith('.node'))
      expect(libraries.length === 2, `native libraries: ${libraries.join(', ')}`)
    },
  },
  {
    name: 'the demo opens in a window with the icon, drawn by processes of a sandbox',
    run: async ({ desk }) => {
      const { run, window } = await startedOnPrices(desk)
      const properties = desk.as('xprop', [
        '-id',
        window,
        '-notype',
        '32c',
        '_NET_WM_ICON',
        'WM_CLASS',
      ])
      expect(
        /_NET_WM_ICON.*Icon \(\d+ x \d+\)|_NET_WM_ICON = \d+/s.test(properties),
        'the window has no icon',
      )
      expect(
        /WM_CLASS = "unitdesk", "unitdesk"/i.test(properties),
        `its class is ${properties.slice(-80)}`,
      )
      const pages = processesLike(/^\/opt\/Unitdesk\/unitdesk --type=renderer/)
      expect(pages.length > 0, 'no process draws')
      expect(
        pages.every(({ id }) => isConfined(id)),
        'a page is not in the sandbox',
      )
      await quit(run)
    },
  },
  {
    name: 'the demo’s CRM and the readers run in processes of their own, and end with the application',
    run: async ({ desk }) => {
      const { run } = await startedOnPrices(desk)
      expect(
        processesLike(/--type=utility --utility-sub-type=node\.mojom\.NodeService/).length > 0,
        'no process of its own runs',
      )
      await quit(run)
      await waitFor(
        'the end of all its processes',
        () => processesLike(/^\/opt\/Unitdesk/).length === 0,
      )
    },
  },
  {
    name: 'the store is whole after the end',
    run: async ({ desk }) => {
      expect(workspacesIn(desk).length === 1, 'the demo is not in the store')
    },
  },
  ...featureChecks,
  {
    name: 'a picture of the demo leaves the person’s own profile alone',
    run: async ({ desk }) => {
      const picture = join(desk.home, 'demo.png')
      const before = statSync(join(desk.profile, 'logs', 'main.log')).size
      const { ended } = desk.start([`--screenshot=${picture}`])
      expect((await ended) === 0, 'it does not end in order')
      const problem = pictureProblem(existsSync(picture) ? readFileSync(picture) : null)
      expect(problem === null, `the picture: ${problem}`)
      expect(
        statSync(join(desk.profile, 'logs', 'main.log')).size === before,
        'it was taken in the profile of the person',
      )
    },
  },
  {
    name: 'neither a switch nor a variable opens it to whoever can start it',
    run: async ({ desk }) => {
      const probe = join(desk.home, 'probe.cjs')
      const trace = join(desk.home, 'trace')
      writeFileSync(probe, `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`)
      giveToPerson(probe)
      const switches = [
        '--inspect',
        '--inspect-brk',
        '--remote-debugging-port=0',
        '--no-sandbox',
        '--js-flags=--expose-gc',
      ]
      for (const each of switches) {
        const code = await desk.start([each]).ended
        expect(code === refused, `with ${each} it ends with ${code}`)
      }
      // From a menu nobody sees a line of a terminal: where the system refuses an AppImage the sandbox, a box says so.
      const appImage = desk.start(['--no-sandbox'], { APPIMAGE: join(desk.home, 'U.AppImage') })
      const box = await desk.findWindow(/"Error": \("unitdesk"/i)
      desk.as('xdotool', ['windowfocus', '--sync', box, 'key', '--window', box, 'Return'])
      const answered = await appImage.ended
      expect(answered === refused, `after the box it ends with ${answered}`)
      const variables = [{ ELECTRON_RUN_AS_NODE: '1' }, { NODE_OPTIONS: `--require=${probe}` }]
      for (const more of variables) {
        const code = await desk.start([probe, '--inspect'], more).ended
        expect(code === refused, `with ${Object.keys(more).join()} it ends with ${code}`)
      }
      expect(!existsSync(trace), 'it ran a script of somebody else')
      const { run } = await startedOnPrices(desk)
      expect(openDoors(run.process.pid ?? 0) === 0, 'somebody could connect to it')
      await quit(run)
    },
  },
  {
    name: 'the policy of the computer holds, and is gone with its file',
    run: async ({ desk }) => {
      const policy = '/etc/unitdesk/policy.json'
      mkdirSync(dirname(policy), { recursive: true })
      writeFileSync(policy, '{"profileFolder": "~/Elsewhere"}')
      const { ended } = desk.start([`--policy=${join(desk.home, 'none.json')}`, '--demo'])
      const log = join(desk.home, 'Elsewhere', 'logs', 'main.log')
      await waitFor('the profile of the policy', () => desk.eventsOf(log).length > 0)
      await desk.endAll()
      await ended
      rmSync(policy)
      const { run } = await startedOnPrices(desk)
      await quit(run)
    },
  },
  {
    name: 'a newer version is put over it and finds the person’s data',
    run: async ({ desk, deb }) => {
      const before = JSON.stringify(workspacesIn(desk))
      execFileSync('dpkg', ['--install', makeNewer(deb)], quiet)
      const shown = execFileSync('dpkg-query', ['--show', 'unitdesk'], { encoding: 'utf8' })
      expect(shown.endsWith('\t99.0.0\n'), `the version is ${shown}`)
      const { run } = await startedOnPrices(desk)
      await quit(run)
      expect(JSON.stringify(workspacesIn(desk)) === before, 'the store is another one')
    },
  },
  {
    name: 'what is removed leaves the person’s data and nothing else',
    run: async ({ desk }) => {
      execFileSync('dpkg', ['--purge', 'unitdesk'], quiet)
      const left = [
        program,
        '/opt/Unitdesk',
        '/usr/bin/unitdesk',
        '/usr/share/applications/unitdesk.desktop',
        '/etc/apparmor.d/unitdesk',
      ].filter((path) => existsSync(path))
      expect(left.length === 0, `still there: ${left.join(', ')}`)
      expect(workspacesIn(desk).length === 1, 'the store is gone')
    },
  },
]
