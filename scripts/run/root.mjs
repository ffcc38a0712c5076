import { fileURLToPath } from 'node:url'

/** The repository's root, so that commands work from any folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
