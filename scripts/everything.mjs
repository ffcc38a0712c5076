import { faultsOf } from './parts/faults.mjs'
import { galleryOf } from './parts/gallery.mjs'
import { onePaymentOf } from './parts/one-payment.mjs'
import { parts } from './parts/parts.mjs'
import { runParts } from './parts/run-parts.mjs'
import { endWith } from './setup/clear-cause.mjs'

/** @import { Part } from './parts/parts.mjs' */

/**
 * What the fifteen minutes of `npm test` have no room for.
 *
 * @type {readonly Part[]}
 */
const rest = [faultsOf(), onePaymentOf(), galleryOf()]

await endWith(() => runParts([...parts, ...rest], process.argv.slice(2)))
