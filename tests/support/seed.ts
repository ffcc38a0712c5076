/** The seed of all random choices. `npm test` makes a new one for each run and prints it; TEST_SEED sets it. */
export const SEED = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 1_000_000))

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
export function lots(seed = SEED): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws `count` of the things, in their original order. */
export function drawn<Thing>(things: readonly Thing[], count: number, next = lots()): Thing[] {
  const left = things.map((_, index) => index)
  const taken = Array.from({ length: Math.min(count, things.length) }, () => {
    const [index = 0] = left.splice(Math.floor(next() * left.length), 1)
    return index
  })
  return things.filter((_, index) => taken.includes(index))
}
