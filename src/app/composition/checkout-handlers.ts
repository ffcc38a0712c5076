import type { bankDay } from '../../../machines/entities/bank-day'
import type { OpenCardVault } from '../../checkout/card-vault'
import { checkoutHandlers } from '../../services/checkout/checkout'
import type { PendingBankRedirect } from '../../services/redirects/pending-bank-redirect'
import { createTransferStore } from '../../services/storage/transfer-store'
import { createFirstSeenAtBank } from '../../services/storage/first-seen-at-bank'
import { addActors } from './add-actors'
import type { Deps } from './http-deps'
import type { CompositionInput } from './input'

interface Own {
  readonly vault: OpenCardVault
  readonly today: () => ReturnType<typeof bankDay>
  readonly pendingBankRedirect: PendingBankRedirect
}

/** The root machine's port handlers: the order, payments, a restored login, a restart. */
export function createCheckoutHandlers({ needs, configuration }: CompositionInput, deps: Deps, own: Own) {
  const { token, logics } = needs
  const { vault, today, pendingBankRedirect } = own
  const {
    requestContext,
    members,
    payments,
    session,
    submissions,
    paymentLock,
    time,
    clock,
    sessionStore,
    storage,
    events,
  } = deps
  const { timings } = configuration
  return checkoutHandlers({
    members,
    payments,
    requestContext,
    session,
    submissions,
    vault,
    bootAnswer: needs.bootAnswer,
    time,
    clock,
    sessionStore,
    transferStore: createTransferStore(token, storage),
    firstSeenAtBank: createFirstSeenAtBank(token, storage),
    pendingBankRedirect,
    events,
    add: (actors) => {
      addActors(logics.checkout, actors)
    },
    timings,
    fingerprintPatience: timings.fingerprintPatience,
    fullBonusOnlyBanks: configuration.fullBonusOnlyBanks,
    calendar: configuration.calendar,
    browser: navigator,
    today,
    lock: paymentLock,
    home: { origin: needs.pageOrigin, isTestMode: configuration.testMode },
  })
}
