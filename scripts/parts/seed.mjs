/** The seed that each runner’s tests read for their random choices. */
const ASKED = ['FAULTS_SEED', 'ONE_PAYMENT_SEED']

/**
 * One seed for all random choices of a run: a fresh one, unless TEST_SEED names one.
 *
 * @param {Record<string, string | undefined>} env of this run and all that it starts
 * @returns {string}
 */
export function setSeed(env) {
  const seed = env['TEST_SEED'] ?? String(Date.now() % 1_000_000)
  env['TEST_SEED'] = seed
  for (const name of ASKED) env[name] ??= seed
  // The sandbox takes no seed below 1.
  env['SANDBOX_SEED'] ??= String(Number(seed) || 1)
  return seed
}
