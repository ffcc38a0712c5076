import type { Origins } from '../../../sandbox/kernel/origins'

const NAME = 'JOURNEYS_ORIGINS'

/** Workers start later and inherit the environment, so they receive the sandbox's origins from there. */
export function tellOrigins(origins: Origins): void {
  process.env[NAME] = JSON.stringify(origins)
}

export function toldOrigins(): Origins {
  const told = process.env[NAME]
  if (told === undefined) throw new Error('The sandbox is not running: run with tests/journeys/playwright.config.ts')
  return JSON.parse(told) as Origins
}
