/**
 * Runs the works with limited concurrency, starting them in the given order.
 *
 * @template Work, Result
 * @param {readonly Work[]} works
 * @param {number} atATime
 * @param {(work: Work) => Promise<Result>} run
 * @returns {Promise<Result[]>} in the order given
 */
export async function sideBySide(works, atATime, run) {
  /** @type {Result[]} */
  const results = []
  const queue = works.entries()
  const worker = async () => {
    for (const [index, work] of queue) results[index] = await run(work)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}
