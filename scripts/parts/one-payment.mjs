import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Twenty presses at once, and random walks of impatient hands, many times over. A walk that fails is had again by its seed, which is
 * printed: the run’s, unless it gets its own.
 *
 * @returns {Part}
 */
export function onePaymentOf() {
  const { ONE_PAYMENT_TIMES = '50', ONE_PAYMENT_WALKS = '100' } = process.env
  return {
    name: 'one-payment',
    budget: 600,
    needs: 'browser',
    tests: [],
    run: () => runPlaywright('one-payment', ['one-payment.spec'], { env: { ONE_PAYMENT_TIMES, ONE_PAYMENT_WALKS } }),
  }
}
