import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Copies everything that a clone would contain, in its current state, into a new folder, without installed or built files. */
export function workingCopy(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of files
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))) {
    cpSync(join(root, file), join(folder, file), { recursive: true, force: true })
  }
  return folder
}
