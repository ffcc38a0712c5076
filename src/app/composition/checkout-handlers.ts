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
  const { timings, fullBonusOnlyBanks, calendar } = configuration
  return checkoutHandlers({
    ...deps,
    ...own,
    bootAnswer: needs.bootAnswer,
    transferStore: createTransferStore(token, deps.storage),
    firstSeenAtBank: createFirstSeenAtBank(token, deps.storage),
    add: (actors) => {
      addActors(logics.checkout, actors)
    },
    timings,
    fullBonusOnlyBanks,
    calendar,
    browser: navigator,
    lock: deps.paymentLock,
    home: { origin: needs.pageOrigin, isTestMode: configuration.testMode },
  })
}
