import { exploreOf } from './explore.mjs'
import { faultsOf } from './faults.mjs'
import { flakyOf } from './flaky.mjs'
import { freshCloneOf } from './fresh-clone.mjs'
import { galleryOf } from './gallery.mjs'
import { onePaymentOf } from './one-payment.mjs'
import { ordinaryOf } from './ordinary.mjs'
import { parts } from './parts.mjs'
import { pathsOf } from './paths.mjs'
import { releaseOf } from './release.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * The parts that do not fit into the eight minutes of `npm test`.
 *
 * @type {readonly Part[]}
 */
export const rest = [
  freshCloneOf(),
  releaseOf(),
  faultsOf(),
  onePaymentOf(),
  galleryOf(),
  ordinaryOf(),
  exploreOf(),
  pathsOf(),
  flakyOf(),
]

/** Budgets in seconds for parts that skip nothing. @type {Readonly<Record<string, number>>} */
const WHOLE = { check: 120, rules: 300, browser: 540, engines: 180 }

/** @type {readonly Part[]} */
export const everything = [...parts.map((part) => ({ ...part, budget: WHOLE[part.name] ?? part.budget })), ...rest]
