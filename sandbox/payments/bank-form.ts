import type { Attempt } from '../records/attempt'
import { SLUG } from '../kernel/product'
import type { Deps } from '../kernel/deps'
import type { BankForm } from '../page/posting-document'
import type { BankSession } from '../records/bank-session'

/** The provider's page to which a bank returns the shopper. */
export function callbackUrl({ origins }: Deps, outcome: 'success' | 'failure'): string {
  return `${origins.gateways}/payment-gateway/payment/iyzipos/callback3ds/${outcome}/3`
}

/** The form that a browser must post to a bank; the bank accepts exactly these fields. */
export function bankForm(deps: Deps, session: BankSession, { card, paymentId }: Attempt): BankForm {
  const { bank } = deps.origins
  if (session.kind === 'bkm') {
    const ts = String(session.openedAt)
    return {
      id: 'bkmHiddenForm',
      action: `${bank}/bkm/init`,
      fields: { t: `mockToken_${ts}`, ts, s: session.id },
    }
  }
  return {
    id: `${SLUG}-3ds-form`,
    action: `${bank}/3ds/init`,
    fields: {
      orderId: `mock12-${paymentId}${SLUG}ord`,
      bin: card?.number.slice(0, 6) ?? '',
      successUrl: callbackUrl(deps, 'success'),
      failureUrl: callbackUrl(deps, 'failure'),
      confirmationUrl: `${bank}/3ds/confirm`,
      PaReq: session.id,
    },
  }
}
