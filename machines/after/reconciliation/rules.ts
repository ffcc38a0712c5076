/** Number of pauses between requests. Each is twice as long as the one before; the last length then repeats. */
export const PAUSE_COUNT = 4

export function pauseLength(first: number, pausesTaken: number): number {
  return first * 2 ** Math.min(pausesTaken, PAUSE_COUNT - 1)
}
