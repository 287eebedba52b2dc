import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../setup/project.ts'
import type { PackageOrder } from '../linux/read-fpm-arguments.ts'
import { writeDeb } from '../linux/write-deb.ts'
import { packedPackages } from '../native-packages.ts'
import { product } from '../product.ts'
import { stagePackage } from '../stage-application.ts'

interface RunnerPackage {
  /** A folder for what is being packed. */
  readonly stage: string
  /** The folder of the finished packages. */
  readonly output: string
  readonly compression: PackageOrder['compression']
  /** The moment of everything in it, in seconds since 1970. */
  readonly moment: number
}

const name = 'unitdesk-runner'

const architectures: Partial<Readonly<Record<NodeJS.Architecture, string>>> = {
  x64: 'amd64',
  arm64: 'arm64',
}

/** The Node that the project pins, which the registry has for this system; the runner is shipped with it. */
const pinnedNode = inProject('node_modules', `node-linux-${process.arch}`)

/** What keeps this machine from making the runner's deb, to stand after "because"; null where nothing does. */
export const runnerObstacle = (hasDpkg: boolean): string | null => {
  if (process.platform !== 'linux') return 'that takes Linux'
  if (!hasDpkg) return 'there is no dpkg-deb (Debian package dpkg)'
  if (!existsSync(pinnedNode) || architectures[process.arch] === undefined) {
    return `no Node is pinned for ${process.arch}`
  }
  return null
}

/** Makes the deb of the runner from its bundle in `out/runner`. */
export const packageRunner = ({ stage, output, compression, moment }: RunnerPackage): void => {
  rmSync(stage, { recursive: true, force: true })
  const { version }: { version: string } = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  )
  const program = join(stage, 'program')
  const papers = join(stage, 'papers')
  stageProgram(program)
  stagePapers(papers)
  const architecture = architectures[process.arch] ?? process.arch
  const ofRunner = (...parts: string[]) => inProject('resources', 'runner', ...parts)
  writeDeb(
    {
      kind: 'deb',
      name,
      version,
      architecture,
      maintainer: `${product.maintainer.name} <${product.maintainer.email}>`,
      url: product.homepage,
      license: 'UNLICENSED',
      summary: '',
      description:
        'Reports, lead polls and backups of Unitdesk without its window\nA service for a small server; what it does is set up in the window of Unitdesk.',
      category: 'misc',
      depends: ['ca-certificates', 'libc6 (>= 2.28)', 'libgcc-s1', 'libstdc++6'],
      recommends: [],
      compression,
      afterInstall: ofRunner('debian', 'postinst'),
      beforeRemove: ofRunner('debian', 'prerm'),
      afterRemove: ofRunner('debian', 'postrm'),
      file: join(output, `${name}-${version}-${architecture}.deb`),
      contents: [
        { from: program, to: `/usr/lib/${name}` },
        { from: ofRunner(name), to: `/usr/bin/${name}` },
        { from: ofRunner(`${name}.service`), to: `/usr/lib/systemd/system/${name}.service` },
        { from: papers, to: `/usr/share/doc/${name}` },
      ],
    },
    moment,
  )
}

/** The Node, the bundles, and the packages that they find beside themselves. */
const stageProgram = (folder: string): void => {
  cpSync(inProject('out', 'runner'), folder, { recursive: true })
  copyFileSync(join(pinnedNode, 'bin', 'node'), join(folder, 'node'))
  copyFileSync(inProject('resources', 'runner', 'is-healthy.mjs'), join(folder, 'is-healthy.mjs'))
  for (const packed of packedPackages({ folder: '', kind: 'pinned' })) stagePackage(folder, packed)
}

/** What an administrator reads, and the files from which a container or a service of Windows is made. */
const stagePapers = (folder: string): void => {
  mkdirSync(join(folder, 'examples'), { recursive: true })
  copyFileSync(inProject('docs', 'runner.md'), join(folder, 'runner.md'))
  for (const file of ['Containerfile', 'compose.yaml', 'unitdesk-runner.xml']) {
    copyFileSync(inProject('resources', 'runner', file), join(folder, 'examples', file))
  }
  writeFileSync(
    join(folder, 'copyright'),
    'Unitdesk Runner. What is inside of others, with its licences: /usr/lib/unitdesk-runner/notices.json\n',
  )
}
