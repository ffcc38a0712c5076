import { findChrome90, setUpChrome90 } from './chrome-90.mjs'
import { findFirefox, setUpFirefox } from './firefox.mjs'
import { findWebKit, setUpWebKit } from './webkit.mjs'

/** @param {boolean} isWhole Chrome 90 and WebKitGTK have their turn in a whole run alone */
export const hasAnyEngine = (isWhole) =>
  findFirefox() !== undefined || (isWhole && (findChrome90() !== undefined || findWebKit() !== undefined))

/**
 * Finds or installs the other browsers. Journeys without their browser are skipped and counted as skipped.
 *
 * @param {boolean} isWhole
 */
export async function setUpEngines(isWhole) {
  console.log(`Firefox: ${await setUpFirefox()}`)
  if (!isWhole) return
  console.log(`Chrome 90: ${await setUpChrome90()}`)
  console.log(`WebKitGTK: ${await setUpWebKit()}`)
}
