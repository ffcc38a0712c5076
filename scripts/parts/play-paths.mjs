import { join } from 'node:path'
import { runPlaywright } from './runners.mjs'
import { root } from '../run/root.mjs'
import { startSandbox } from '../run/sandbox.mjs'

const FREE = 4400

/**
 * Plays a file of paths with the example's runner, against its own sandbox.
 *
 * @param {string} file
 * @param {string} [pictures] where to save a picture of each step
 */
export async function playPaths(file, pictures) {
  const { origins, stop } = await startSandbox(FREE)
  try {
    const env = {
      PATHS: file,
      SANDBOX_PORT: new URL(origins.app).port,
      ...(pictures === undefined ? {} : { PICTURES: pictures }),
    }
    return await runPlaywright('paths', [], { folder: 'docs/examples/paths', config: 'playwright.config.mjs', env })
  } finally {
    await stop()
  }
}

export const PATHS_FOLDER = join(root, '.build', 'paths')
