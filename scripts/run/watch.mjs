import { statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { filesIn } from './sources.mjs'

const LOOK_EVERY = 300

/** @param {readonly string[]} places */
function look(places) {
  /** @type {Map<string, string>} */
  const seen = new Map()
  for (const file of filesIn(places)) {
    const stats = statSync(join(root, file), { throwIfNoEntry: false })
    if (stats) seen.set(file, `${stats.mtimeMs} ${stats.size}`)
  }
  return seen
}

/**
 * Polls instead of watching the file system: reading the times of a few hundred files takes milliseconds, and works the same on
 * every platform, in containers and on network drives. Changes made while `onChange` runs are found by the next poll.
 *
 * @param {readonly string[]} places
 * @param {(files: string[]) => Promise<void>} onChange
 */
export function watch(places, onChange) {
  let before = look(places)
  const again = async () => {
    const now = look(places)
    const files = [...new Set([...before.keys(), ...now.keys()])].filter((file) => before.get(file) !== now.get(file))
    before = now
    if (files.length > 0) await onChange(files)
    setTimeout(() => void again(), LOOK_EVERY)
  }
  setTimeout(() => void again(), LOOK_EVERY)
}
