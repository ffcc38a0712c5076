import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workingCopy } from '../../support/working-copy'
import { root } from '../../support/reading/files'

/** A repository with a working release command. */
export interface Clone {
  readonly folder: string
  git(...args: readonly string[]): string
  /** Runs `npm run release -- …args`; returns its output and exit code. */
  release(...args: readonly string[]): { said: string; code: number | null }
  /** Runs it with Node directly and sends Ctrl-C once it has begun to change files; returns its exit code. */
  interrupt(version: string): Promise<unknown>
  remove(): void
}

/** A developer's shell environment only, without the variables of this run. */
const { PATH, HOME } = process.env

const SETTINGS = {
  'user.name': 'Release Test',
  'user.email': 'release@shop.example',
  'core.hooksPath': '.git/hooks',
  'commit.gpgSign': 'false',
  'tag.gpgSign': 'false',
}

function cloneIn(folder: string, settings: Readonly<Record<string, string>> = {}): Clone {
  const env = { PATH, HOME, ...settings }
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  return {
    folder,
    git,
    release(...args) {
      const { stdout, stderr, status } = spawnSync('npm', ['run', 'release', '--', ...args], {
        cwd: folder,
        env,
        encoding: 'utf8',
      })
      return { said: stdout + stderr, code: status }
    },
    async interrupt(version) {
      const stdio = ['ignore', 'pipe', 'ignore'] as const
      const child = spawn(process.execPath, ['scripts/release.mjs', version], {
        cwd: folder,
        env,
        stdio: [...stdio],
      })
      child.stdout.on('data', (said) => {
        if (String(said).includes('Releasing')) child.kill('SIGINT')
      })
      const [code] = (await once(child, 'close')) as unknown[]
      return code
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Links the packages of this repository, and configures Git. */
function setUp({ folder, git }: Clone) {
  for (const [name, value] of Object.entries(SETTINGS)) git('config', name, value)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // .gitignore lists the folder, but Git sees a link as a file.
  execFileSync('sh', ['-c', 'mkdir -p .git/info && echo node_modules >> .git/info/exclude'], { cwd: folder })
}

/** A repository with one commit of everything in its current state. */
export function firstClone(): Clone {
  const clone = cloneIn(workingCopy('release'))
  clone.git('init', '--quiet')
  setUp(clone)
  clone.git('add', '--all')
  clone.git('commit', '--quiet', '--message', 'all')
  return clone
}

/** The same commit in another folder, with these variables in its shell. */
export function cloneOf(other: Clone, settings: Readonly<Record<string, string>>): Clone {
  const clone = cloneIn(mkdtempSync(join(tmpdir(), 'release-again-')), settings)
  clone.git('clone', '--quiet', other.folder, '.')
  setUp(clone)
  return clone
}
