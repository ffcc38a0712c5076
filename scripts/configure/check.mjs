import * as v from 'valibot'
import { exportsOf } from '../run/exports-of.mjs'
import { addressFaults } from './addresses.mjs'
import { hostingFaults, withoutHosting } from './hosting.mjs'
import { unknownNames, withoutNames } from './unknown-names.mjs'

/** @typedef {{ faults: string[], notes: string[] }} Checked */

/** @param {string} text @returns {{ json?: any, fault?: string }} */
function readJson(text) {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    // The parser's message names the place.
    return { fault: `is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** A wait much shorter than these gives up on a payment that is still made, and invites a second one. */
const LONG_WAITS = ['readDeadline', 'loginDeadline', 'moneyDeadline', 'processingWindow', 'bankSession']

/**
 * Finds waits that were given in seconds. Test mode may have waits of any length.
 *
 * @param {any} block that satisfies the schema
 * @param {Readonly<Record<string, number>>} defaults
 * @returns {string[]}
 */
function waitFaults(block, defaults) {
  if (block.testMode) return []
  return ['timings', 'pace'].flatMap((setting) =>
    LONG_WAITS.flatMap((name) => {
      const [wait, least] = [block[setting]?.[name], (defaults[name] ?? 0) / 10]
      return wait < least
        ? [`${setting}.${name}: milliseconds, and in production at least ${least}; it is ${wait}`]
        : []
    }),
  )
}

/** @param {any} block */
const testModeNotes = (block) =>
  block?.testMode === true ? ['testMode: true shows that no real money moves; production needs false'] : []

/**
 * Two functions that read the text of a configuration: `check` lists what the checkout would refuse or ignore in it, and
 * `knownPart` is the text without the names that the checkout ignores. A page is public, and an ignored name may be anything.
 *
 * @returns {Promise<{ check: (text: string) => Checked, knownPart: (text: string) => string }>}
 */
export async function readerOf() {
  const { configurationSchema, parseConfiguration } = await exportsOf('src/app/composition/configuration.ts')
  const { DEFAULT_TIMINGS } = await exportsOf('src/app/composition/timings.ts')
  const { bearable } = await exportsOf('styles/brand.ts')
  const { luminanceOf } = await exportsOf('styles/colour.ts')
  const { openingScreenOf } = await exportsOf('src/routing/paths.ts')

  /** @param {string} accent */
  function faultsOfAccent(accent) {
    const nearest = bearable(accent)
    if (nearest === accent) return []
    const contrast = (Math.floor((1.05 / (luminanceOf(accent) + 0.05)) * 100) / 100).toFixed(2)
    return [
      `brand.accent: white words on ${accent} have a contrast of ${contrast}:1, and need 4.5:1; the nearest that would do is ${nearest}`,
    ]
  }

  /** @param {any} issue */
  function faultOfIssue(issue) {
    const path = v.getDotPath(issue) ?? 'the whole'
    // The message repeats the value, which may have a password.
    return path === 'monitoring.dsn'
      ? `${path}: needs an address, as in https://key@errors.example/1`
      : `${path}: ${issue.message}`
  }

  /** @param {any} block */
  function faultOfPlace(block) {
    try {
      parseConfiguration(JSON.stringify(block), block.testMode ? 'http://127.0.0.1' : 'https://localhost')
      return []
    } catch (error) {
      return [error instanceof Error ? error.message.replace(/^checkout-config: /, '') : String(error)]
    }
  }

  /** @param {any} block */
  const unknownIn = (block) => [
    ...unknownNames(configurationSchema, block),
    ...['timings', 'pace'].flatMap((name) =>
      Object.keys(Object(block?.[name]))
        .filter((wait) => !Object.hasOwn(DEFAULT_TIMINGS, wait))
        .map((wait) => [name, wait]),
    ),
  ]

  /** @param {string} text */
  function check(text) {
    const { json, fault } = readJson(text)
    if (fault !== undefined) return { faults: [fault], notes: [] }
    const { block, hosting } = withoutHosting(json)
    const parsed = v.safeParse(configurationSchema, block)
    const faults = parsed.success
      ? [
          ...faultOfPlace(block),
          ...addressFaults(block, openingScreenOf),
          ...waitFaults(block, DEFAULT_TIMINGS),
          ...faultsOfAccent(block.brand?.accent ?? '#000000'),
        ]
      : parsed.issues.map(faultOfIssue)
    faults.push(...hostingFaults(hosting))
    const ignored = unknownIn(block).map(
      (path) => `${path.join('.')}: no setting of this build; it is ignored, and left out of the pages`,
    )
    return { faults, notes: [...ignored, ...testModeNotes(block)] }
  }

  return {
    check,
    knownPart(text) {
      const { block, hosting } = withoutHosting(JSON.parse(text))
      return JSON.stringify({ ...withoutNames(block, unknownIn(block)), hosting })
    },
  }
}

export const checkerOf = async () => (await readerOf()).check
