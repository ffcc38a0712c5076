import { createServer } from 'node:net'
import { ClearCause } from './clear-cause.mjs'

const PORTS_IN_A_BLOCK = 6
const STEP = 10
const BLOCKS = 50
const LAST_PORT = 65_535

/**
 * The port at which `npm start` begins to look for free ports. Throws ClearCause for a wrong SANDBOX_PORT.
 *
 * @param {string | undefined} named value of SANDBOX_PORT
 */
export function wantedPort(named = process.env['SANDBOX_PORT']) {
  const port = Number(named || 4100)
  const last = LAST_PORT + 1 - PORTS_IN_A_BLOCK
  if (Number.isInteger(port) && port > 0 && port <= last) return port
  throw new ClearCause(`SANDBOX_PORT must be a whole number from 1 to ${last}; it is '${named}'.`)
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Finds consecutive free loopback ports at or above `from`, and returns the first.
 *
 * @param {number} from
 */
export async function freeBlock(from) {
  const last = Math.min(from + BLOCKS * STEP, LAST_PORT)
  for (let base = from; base + PORTS_IN_A_BLOCK - 1 <= last; base += STEP) {
    const ports = Array.from({ length: PORTS_IN_A_BLOCK }, (_, offset) => base + offset)
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return base
  }
  throw new ClearCause(`No ${PORTS_IN_A_BLOCK} free ports in a row between ${from} and ${last}.`)
}
