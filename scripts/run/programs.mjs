import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const ENTRIES = {
  eslint: 'eslint/bin/eslint.js',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  // The native compiler. The JavaScript one stays installed for the linter and for our tests that parse code.
  tsc: 'typescript-native/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/**
 * Command for an installed program: Node with its entry file. It starts faster than npx and needs no shell on Windows.
 *
 * @param {keyof typeof ENTRIES} name
 * @returns {string[]}
 */
export function program(name) {
  return [process.execPath, join(root, 'node_modules', ENTRIES[name])]
}

/** Command for npm: the npm that started this process, if there is one. @returns {string[]} */
export function npm() {
  const running = process.env['npm_execpath']
  if (running?.endsWith('.js') && existsSync(running)) return [process.execPath, running]
  return process.platform === 'win32' ? ['cmd', '/d', '/s', '/c', 'npm'] : ['npm']
}
