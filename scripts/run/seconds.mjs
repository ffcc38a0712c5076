/** Starts a stopwatch. @returns {() => number} seconds since then */
export function stopwatch() {
  const start = performance.now()
  return () => (performance.now() - start) / 1000
}

/** @param {number} seconds */
export function inSeconds(seconds) {
  return `${seconds.toFixed(1)} s`
}
