import { createServer } from 'node:net'
import { ClearCause } from './clear-cause.mjs'

const PORTS_IN_A_BLOCK = 6
const STEP = 10
const BLOCKS = 50

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * The first of a few consecutive free loopback ports, at `from` or soon after it.
 *
 * @param {number} from
 */
export async function freeBlock(from) {
  for (let base = from; base < from + BLOCKS * STEP; base += STEP) {
    const ports = Array.from({ length: PORTS_IN_A_BLOCK }, (_, offset) => base + offset)
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return base
  }
  throw new ClearCause(`No ${PORTS_IN_A_BLOCK} free ports in a row between ${from} and ${from + BLOCKS * STEP}.`)
}
