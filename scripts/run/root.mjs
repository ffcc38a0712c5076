import { fileURLToPath } from 'node:url'

/** The folder of the repository, so that commands work from wherever they are called. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
