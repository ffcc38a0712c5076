import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Code that changes modules or globals that other test files share. Vitest itself undoes fake timers, spies and stubbed globals;
 * `tests/support/clean-world.ts` checks that, so these need no separate worker.
 */
const CHANGES_THE_WORLD =
  /\bvi\.(?:mock|doMock|hoisted|resetModules)\b|\bglobalThis\.\w+ = |defineProperty\(globalThis\b|\bprocess\.env\[[^\]]+\] = /

const IMPORTED = /(?:from|import|import\()\s*'(\.[^']+)'/g

const ENDINGS = ['', '.ts', '.tsx', '.mjs']

/** Whether a file, or a test file that it imports, matches CHANGES_THE_WORLD. */
function changesTheWorld(file: string, texts: ReadonlyMap<string, string>, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = texts.get(file)
  if (text === undefined) return false
  if (CHANGES_THE_WORLD.test(text)) return true
  return Array.from(text.matchAll(IMPORTED), ([, path = '']) => join(dirname(file), path))
    .flatMap((path) => ENDINGS.map((ending) => path + ending))
    .some((path) => changesTheWorld(path, texts, seen))
}

/** The test files that must run in a worker of their own. */
export function testsAlone(root: string): string[] {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('journeys'))
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  return files.filter((file) => /\.test\.tsx?$/.test(file) && changesTheWorld(file, texts)).sort()
}
