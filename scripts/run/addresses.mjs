/** @typedef {readonly [name: string, address: string, note: string]} Line */

/** @param {readonly Line[]} lines */
function print(lines) {
  const widest = Math.max(...lines.map(([, address]) => address.length))
  console.log('')
  for (const [name, address, note] of lines) {
    console.log(`  ${name.padEnd(16)}${address.padEnd(widest + 3)}${note}`)
  }
}

/** @param {import('./sandbox.mjs').Announced} origins @returns {Line} */
const inspectorLine = ({ inspector }) => ['Inspector', inspector, 'the checkout beside its live chart']

const REAL_MONEY = 'No real money moves here. Ctrl-C stops everything.\n'

/** @param {import('./sandbox.mjs').Announced} origins */
export function printAddresses(origins) {
  print([
    ['Demo shop', origins.shop, 'order something here: it leads into the checkout'],
    ['SMS inbox', `${origins.gateways}/inbox`, 'the codes that the sandbox sent'],
    ['Desk', `${origins.gateways}/desk`, 'the provider’s books, calls, faults and clock'],
    ['Checkout', origins.app, 'the app itself; it needs the token of an order'],
    inspectorLine(origins),
  ])
  console.log(`\nDemo data uses seed ${origins.seed}. For the same data again: SANDBOX_SEED=${origins.seed} npm start.`)
  console.log(REAL_MONEY)
}

/** @param {import('./sandbox.mjs').Announced} origins */
export function printInspector(origins) {
  print([inspectorLine(origins), ['Desk', `${origins.gateways}/desk`, 'the provider’s books, calls, faults and clock']])
  console.log(`\n${REAL_MONEY}`)
}

/**
 * Prints the playground's address, and the folder to upload to a static host.
 *
 * @param {string} origin
 * @param {string} folder
 */
export function printPlayground(origin, folder) {
  print([
    ['Playground', origin, 'the whole demo in the browser: this host serves files and nothing else'],
    ['Folder', folder, 'for the root of any static host with https'],
  ])
  console.log(`\n${REAL_MONEY}`)
}
