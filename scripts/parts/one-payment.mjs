import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Twenty simultaneous presses, and random walks of an impatient shopper, many times each. The printed seed repeats a failed walk;
 * by default it is the run's seed.
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
