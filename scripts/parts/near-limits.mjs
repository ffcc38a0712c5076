import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reportsOf } from './reports.mjs'

/**
 * Sets the folder in which tests report values that are close to their limit.
 *
 * @param {Record<string, string | undefined>} env of this process, inherited by everything that it starts
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
