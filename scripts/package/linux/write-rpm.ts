import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evenTimes, fillRoot } from './package-root.ts'
import type { PackageOrder } from './read-fpm-arguments.ts'
import { specFile } from './spec-file.ts'

const architectures: Readonly<Record<string, string>> = { amd64: 'x86_64', arm64: 'aarch64' }

/** One thread: with several the bytes would depend on how many there are. */
const payloads: Readonly<Record<string, string>> = { gzip: 'w6.gzdio', xzmt: 'w6.xzdio' }

/** Makes a package for rpm in which everything is of one moment, in seconds since 1970. */
export const writeRpm = (order: PackageOrder, moment: number): void => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-rpm-'))
  try {
    const root = join(folder, 'root')
    mkdirSync(root)
    fillRoot(root, order.contents)
    evenTimes(root, moment)
    const spec = join(folder, 'unitdesk.spec')
    writeFileSync(spec, specFile(order, root))
    build(spec, { folder, order, moment })
    copyFileSync(join(folder, 'made', 'package.rpm'), order.file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Build {
  readonly folder: string
  readonly order: PackageOrder
  readonly moment: number
}

const build = (spec: string, { folder, order, moment }: Build): void => {
  const macros = {
    _topdir: join(folder, 'build'),
    _rpmdir: join(folder, 'made'),
    _build_name_fmt: 'package.rpm',
    _binary_payload: payloads[order.compression] ?? order.compression,
    _buildhost: 'unitdesk',
    use_source_date_epoch_as_buildtime: '1',
    clamp_mtime_to_source_date_epoch: '1',
    // Programs are packed as they are: nothing is stripped, and nothing links to them.
    __os_install_post: '%{nil}',
    debug_package: '%{nil}',
    _build_id_links: 'none',
  }
  const { status, stderr } = spawnSync(
    'rpmbuild',
    [
      '-bb',
      '--quiet',
      `--target=${architectures[order.architecture] ?? order.architecture}`,
      ...Object.entries(macros).flatMap(([name, value]) => ['--define', `${name} ${value}`]),
      spec,
    ],
    { env: { ...process.env, SOURCE_DATE_EPOCH: String(moment) }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`rpmbuild ended with ${status}: ${stderr}`)
}
