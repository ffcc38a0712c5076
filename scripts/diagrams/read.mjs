import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { exportsOf } from '../run/exports-of.mjs'
import { root } from '../run/root.mjs'

/** @import { AnyStateMachine } from 'xstate' */
/** @import { MachineFile } from './documents.mjs' */
/** @import { Palette } from './style.mjs' */

/** @returns {Promise<MachineFile[]>} */
export async function readMachines() {
  const paths = readdirSync(join(root, 'machines'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'machine.ts')
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
  const found = await Promise.all(
    paths.map(async (path) => {
      const machine = Object.entries(await exportsOf(path)).find(([name]) => name.endsWith('Machine'))?.[1]
      if (!machine) throw new Error(`${path} exports no machine`)
      return {
        path,
        machine: /** @type {AnyStateMachine} */ (machine),
        descriptions: (await exportsOf(path.replace('machine.ts', 'descriptions.ts')))['descriptions'],
      }
    }),
  )
  return found.sort((one, other) => (one.machine.id < other.machine.id ? -1 : 1))
}

export async function readPalettes() {
  return /** @type {{ light: Palette, dark: Palette }} */ (await exportsOf('styles/palette.ts'))
}
