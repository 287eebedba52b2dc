import { execFileSync } from 'node:child_process'
import { projectRoot } from '../setup/project.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Of this branch since it left main, with what is not committed yet. */
export const changedFiles = (): string[] => {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD')
  return [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}
