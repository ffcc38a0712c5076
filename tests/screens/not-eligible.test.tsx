import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import type { Problem } from '../../machines/entities/problem'
import type { Ineligibility } from '../../machines/payment/shopping-credit/rules'
import { NotEligible } from '../../src/screens/pay/methods/shopping-credit/not-eligible'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

const REASONS = {
  kyc: 'Accounts that are not fully verified have a monthly limit.',
  amountLimits: 'The order amount must be between',
  phonePcTablet: 'Your basket has a phone, a computer or a tablet.',
  underAge: 'If you are under 18, you need the approval of a parent or guardian.',
} as const

async function shown(category: Ineligibility, text: string | undefined) {
  const harness = await ways['paying.choosing'](beginning(checkoutMachine))
  const problem: Problem = { text, key: 'errors.generic' }
  const view = { kind: 'ineligible', category, problem, canRetry: false } as const
  return markupOf(harness, () => <NotEligible view={view} onRetry={() => undefined} />)
}

it.each(Object.entries(REASONS))(
  'a refused shopping credit says more than its title where the provider sent no sentence: %s (CRED-05~)',
  async (category, reason) => {
    expect(await shown(category as Ineligibility, undefined)).toContain(reason)
    const told = await shown(category as Ineligibility, 'The provider’s own sentence')
    expect(told).toContain('The provider’s own sentence')
    expect(told).not.toContain(reason)
  },
)
