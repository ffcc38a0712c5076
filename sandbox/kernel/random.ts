/** The only source of randomness: everything that the sandbox generates follows from the seed, so that a run can be reproduced. */
export interface Random {
  below(limit: number): number
}

/** Mulberry32. The seed is part of the sandbox's state and advances with every draw, so a stored sandbox does not repeat itself. */
export function seededRandom(state: { seed: number }): Random {
  return {
    below(limit) {
      state.seed = (state.seed + 0x6d2b79f5) | 0
      let bits = Math.imul(state.seed ^ (state.seed >>> 15), 1 | state.seed)
      bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
      return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * limit)
    },
  }
}

export function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.below(10)).join('')
}

export function hex(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.below(16).toString(16)).join('')
}

export function uuid(random: Random): string {
  const variant = (8 + random.below(4)).toString(16)
  return `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${variant}${hex(random, 3)}-${hex(random, 12)}`
}
