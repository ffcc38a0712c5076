import { CARD_FIELDS } from '../../../machines/entities/card'
import { DEFAULT_TIMINGS } from '../../../src/app/timings'
import { createBankWay } from '../../../src/services/redirects/bank-way'
import { createCardVault } from '../../../src/services/payment/card-vault'
import { NOTHING_COUNTED } from '../../support/nothing-counted'
import { NOTHING_KEPT } from '../../support/nothing-kept'
import { PLAIN_TERMS } from '../../support/plain-terms'
import type { LostAttempts } from '../../../src/services/reconciliation/lost-attempt'
import type { OpeningWorld } from '../../../src/services/payment/open-payment'
import type { PaymentWorld } from '../../../src/services/payment/payment'
import { createShoppingCreditGateway } from '../../../src/gateways/member/shopping-credit/gateway'
import { createHeldBank } from '../../../src/services/redirects/held-bank'
import { createServerClock } from '../../../src/services/platform/server-clock'
import { createSubmissions } from '../../../src/services/reconciliation/submission'
import { gatewaysAnswered } from './answering-http'
import { GOOD_CARD, NOVEMBER_2025 } from './cards'
import { LOGIN } from './login'
import { newSession } from '../../support/new-session'

/** Everything the paying side lives on, with a member logged in and a good card in the vault. */
export function payingWorld(changed: Partial<Omit<PaymentWorld, 'time'>> = {}) {
  const time = createServerClock()
  const vault = createCardVault(() => NOVEMBER_2025)
  for (const field of CARD_FIELDS) vault.write(field, GOOD_CARD[field])
  const session = newSession()
  session.logIn(LOGIN)
  const { edge, members, payments, consumers, transfers } = gatewaysAnswered({
    status: 'success',
    data: { memberToken: 'wallet-token', items: [] },
  })
  const submissions = changed.submissions ?? createSubmissions(NOTHING_KEPT, time)
  const tellUnseen = () => {
    submissions.become('bankUnreachable')
  }
  const heldBank = createHeldBank({
    tellUnseen,
    tellGone: () => {
      submissions.become('goneToBank')
    },
  })
  return {
    edge,
    members,
    payments,
    consumers,
    transfers,
    credits: createShoppingCreditGateway(edge),
    paymentSourceName: () => undefined,
    orderPhone: () => undefined,
    session,
    submissions,
    fingerprint: async () => 'print',
    bankWay: createBankWay(PLAIN_TERMS.home, heldBank, { tellUnseen, tellFault: () => undefined }),
    vault,
    time,
    events: NOTHING_COUNTED,
    timings: DEFAULT_TIMINGS,
    ...PLAIN_TERMS,
    heldBank,
    fingerprintPatience: 50,
    ...changed,
  } satisfies OpeningWorld & PaymentWorld & LostAttempts
}
