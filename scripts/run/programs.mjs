import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const ENTRIES = {
  eslint: 'eslint/bin/eslint.js',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  // The native compiler; the one of before stays for the linter and for our own laws, which read code through it.
  tsc: 'typescript-native/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/**
 * How to call an installed program: Node with its entry file. Unlike npx it starts at once and needs no shell on Windows.
 *
 * @param {keyof typeof ENTRIES} name
 * @returns {string[]}
 */
export function program(name) {
  return [process.execPath, join(root, 'node_modules', ENTRIES[name])]
}

/** npm itself: the one that runs us, if one does. @returns {string[]} */
export function npm() {
  const running = process.env['npm_execpath']
  if (running?.endsWith('.js') && existsSync(running)) return [process.execPath, running]
  return process.platform === 'win32' ? ['cmd', '/d', '/s', '/c', 'npm'] : ['npm']
}
