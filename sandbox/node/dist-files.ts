import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../app/files'

/** Reads the build from its folder anew each time, so that a new build shows without a restart. */
export function distFiles(folder: string): Files {
  return {
    read: async (path) => {
      try {
        return new Uint8Array(await readFile(join(folder, path)))
      } catch {
        return undefined
      }
    },
  }
}
