import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} folders more folders, which the PATH of normal users lacks
 * @returns {string | undefined} the path of the first program found
 */
export function findProgram(names, folders = []) {
  const all = [...(process.env['PATH'] ?? '').split(delimiter), ...folders].filter((folder) => folder !== '')
  return names
    .flatMap((name) => all.map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
