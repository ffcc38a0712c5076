import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NEAR = 0.97

/** One line for each thing that has used 97 % or more of its limit. */
export const nearLimit = (
  things: readonly { readonly name: string; readonly used: number; readonly limit: number }[],
) =>
  things
    .filter(({ used, limit }) => used >= NEAR * limit && used <= limit)
    .map(
      ({ name, used, limit }) =>
        `Near its limit: ${name}, ${used} of ${limit} (${Math.floor((100 * used) / limit)} %).`,
    )

/** Writes the lines for the end of the run's output, if the runner has named a folder for them. */
export function writeNearLimits(name: string, lines: readonly string[], folder = process.env['NEAR_LIMITS']): void {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.txt`), lines.join('\n'))
}
