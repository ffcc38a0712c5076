import { CARD_FIELDS } from '../../../machines/entities/card'
import { DEFAULT_TIMINGS } from '../../../src/app/composition/timings'
import { createBankRedirect } from '../../../src/services/redirects/bank-redirect'
import { createCardVault } from '../../../src/services/payment/card-vault'
import { NOTHING_COUNTED } from '../../support/nothing-counted'
import { EMPTY_SESSION_STORE } from '../../support/empty-session-store'
import { PLAIN_TERMS } from '../../support/plain-terms'
import type { UnresolvedAttempts } from '../../../src/services/reconciliation/unresolved-attempt'
import type { OpenPaymentDeps } from '../../../src/services/payment/open-payment'
import type { PaymentDeps } from '../../../src/services/payment/payment'
import { createShoppingCreditGateway } from '../../../src/gateways/member/shopping-credit/gateway'
import { bankObserver } from '../../../src/services/reconciliation/bank-observer'
import { createPendingBankRedirect } from '../../../src/services/redirects/pending-bank-redirect'
import { createServerClock } from '../../../src/services/platform/server-clock'
import { createSubmissions } from '../../../src/services/reconciliation/submission'
import { gatewaysAnswered } from '../../support/answering-http'
import { GOOD_CARD, NOVEMBER_2025 } from '../../support/cards'
import { LOGIN } from '../../machines/support/login'
import { newSession } from '../../support/new-session'

/** All dependencies of the paying side, with a logged-in member and a valid card in the vault. */
export function payingDeps(changed: Partial<Omit<OpenPaymentDeps & PaymentDeps, 'time'>> = {}) {
  const time = createServerClock()
  const vault = createCardVault(() => NOVEMBER_2025)
  for (const field of CARD_FIELDS) vault.write(field, GOOD_CARD[field])
  const session = newSession()
  session.logIn(LOGIN)
  const { requestContext, members, payments, consumers, transfers } = gatewaysAnswered({
    status: 'success',
    data: { memberToken: 'wallet-token', items: [] },
  })
  const submissions = changed.submissions ?? createSubmissions(EMPTY_SESSION_STORE, time)
  const observer = bankObserver(submissions)
  const pendingBankRedirect = createPendingBankRedirect({ ...observer, emit: () => undefined })
  return {
    requestContext,
    members,
    payments,
    consumers,
    transfers,
    credits: createShoppingCreditGateway(requestContext),
    paymentSourceName: () => undefined,
    orderPhone: () => undefined,
    session,
    submissions,
    fingerprint: async () => 'print',
    bankRedirect: createBankRedirect(PLAIN_TERMS.home, pendingBankRedirect, {
      ...observer,
      onFault: () => undefined,
    }),
    vault,
    time,
    events: NOTHING_COUNTED,
    timings: { ...DEFAULT_TIMINGS, fingerprintPatience: 50 },
    ...PLAIN_TERMS,
    pendingBankRedirect,
    ...changed,
  } satisfies OpenPaymentDeps & PaymentDeps & UnresolvedAttempts
}
