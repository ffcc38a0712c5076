/** Environment variables from which the runners' tests read their seed. */
const ASKED = ['FAULTS_SEED', 'ONE_PAYMENT_SEED']

/**
 * Sets one seed for all random choices of a run: TEST_SEED if set, otherwise a new one.
 *
 * @param {Record<string, string | undefined>} env of this process, inherited by everything that it starts
 * @returns {string}
 */
export function setSeed(env) {
  const seed = env['TEST_SEED'] ?? String(Date.now() % 1_000_000)
  env['TEST_SEED'] = seed
  for (const name of ASKED) env[name] ??= seed
  // The sandbox rejects a seed below 1.
  env['SANDBOX_SEED'] ??= Number(seed) >= 1 ? seed : '1'
  return seed
}
