// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../run/root.mjs'

/** @import { AnyStateMachine } from 'xstate' */
/** @import { MachineFile } from './documents.mjs' */
/** @import { Palette } from './style.mjs' */

/** @param {string} path @returns {Promise<Record<string, unknown>>} what a TypeScript file exports */
async function exportsOf(path) {
  return (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module
}

/** @returns {Promise<MachineFile[]>} */
export async function readMachines() {
  const folders = readdirSync(join(root, 'machines')).sort()
  const paths = folders.filter((folder) => existsSync(join(root, 'machines', folder, 'machine.ts')))
  return Promise.all(
    paths.map(async (folder) => {
      const path = `machines/${folder}/machine.ts`
      const machine = Object.entries(await exportsOf(path)).find(([name]) => name.endsWith('Machine'))?.[1]
      if (!machine) throw new Error(`${path} exports no machine`)
      return {
        folder,
        machine: /** @type {AnyStateMachine} */ (machine),
        source: readFileSync(join(root, path), 'utf8'),
      }
    }),
  )
}

/** The colours of the product. */
export async function readPalettes() {
  return /** @type {{ light: Palette, dark: Palette }} */ (await exportsOf('styles/palette.ts'))
}
