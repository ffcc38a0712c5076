/** Knows whether a screen has been on show before. */
export interface Arrivals {
  /** Notes a screen; true when it takes the place of another. */
  readonly arrive: () => boolean
}

export function createArrivals(): Arrivals {
  let hadScreen = false
  return {
    arrive() {
      const isNext = hadScreen
      hadScreen = true
      return isNext
    },
  }
}
