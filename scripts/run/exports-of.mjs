import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './root.mjs'

/** @param {string} path @returns {Promise<Record<string, any>>} what a TypeScript file exports */
export async function exportsOf(path) {
  return (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module
}
