import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reportsOf } from './reports.mjs'

/**
 * A folder in which tests write what has nearly used up its limit.
 *
 * @param {Record<string, string | undefined>} env of this run and all that it starts
 */
export function openNearLimits(env) {
  env['NEAR_LIMITS'] = join(reportsOf(), 'near-limits')
}

/** @param {Record<string, string | undefined>} env @returns {string[]} a line each */
export function nearLimits({ NEAR_LIMITS: folder }) {
  if (folder === undefined || !existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
}
