import { waitFor } from 'xstate'
import { bankTransferView } from '../../../machines/payment/bank-transfer/view'
import type { Member } from '../../../machines/entities/member'
import { createTransferStore } from '../../../src/services/storage/transfer-store'
import { browserWithTabs } from '../../support/payment-lock'
import { tabStorage } from '../../support/tab-storage'
import type { Arrange, Wanted } from './arrange'
import { type PayingDeps, openPaying, payingDepsOf } from './paying'

/** Bank transfers on a logged-in page, for the current order, with the agreement ticked. */
export async function openTransfers(deps: PayingDeps, member: Member) {
  const paying = await openPaying(deps, member)
  const { actor, init, transfer, choose } = paying
  if (!actor.getSnapshot().children.bankTransfer) {
    await waitFor(actor, ({ children: { cardPayment, bankTransfer } }) => (cardPayment ?? bankTransfer) !== undefined)
    choose('bank-transfer')
  }
  await waitFor(actor, ({ children: { bankTransfer } }) => bankTransfer !== undefined)
  const view = () => bankTransferView(transfer().getSnapshot())
  return {
    ...paying,
    view,
    /** Waits until the view is of this kind, and returns it. */
    at: async (kind: ReturnType<typeof view>['kind']) => {
      const isThere = () => actor.getSnapshot().children.bankTransfer !== undefined && view().kind === kind
      await waitFor(actor, isThere)
      return view()
    },
    tell: (type: 'tookDetails' | 'askedToLeave' | 'left') => {
      transfer().send({ type: `shopper.${type}` })
    },
    /** Chooses a bank and requests a reference code. */
    start(bankId: string | number | undefined = init.bankTransferAccounts[0]?.bankId) {
      if (bankId === undefined) throw new Error('the order names no bank')
      transfer().send({ type: 'shopper.choseBank', bankId })
      transfer().send({ type: 'shopper.paid' })
    },
  }
}

/** The price of these shoppers' orders. */
export const PRICE = { minor: 248_037, currency: 'TRY' }

export function keptOfTab(token: string) {
  const tab = tabStorage()
  return createTransferStore(token, () => tab.storage)
}

export function transfersOf(arrange: Arrange) {
  /** A member before the banks of an order, in one tab with a working storage. */
  async function atTheBanks({ flags, ...wanted }: Wanted = {}) {
    const shopper = await arrange({
      price: PRICE.minor / 100,
      ...wanted,
      flags: { bankTransferEnabled: true, ...flags },
    })
    const { member } = await shopper.logIn()
    const browser = browserWithTabs()
    const kept = keptOfTab(shopper.token)
    const openPage = (lock = browser.openTab()) => payingDepsOf(shopper.app, {}, { lock, transferStore: kept })
    const deps = openPage()
    return {
      shopper,
      member,
      browser,
      deps,
      openPage,
      kept,
      transfers: await openTransfers(deps, member),
      orderNow: shopper.orderNow,
    }
  }

  /** The same, with a reference code. */
  async function withCode(wanted?: Wanted) {
    const page = await atTheBanks(wanted)
    page.transfers.start()
    await page.transfers.at('reading')
    const { transfer } = page.transfers.view()
    if (!transfer) throw new Error('there is no code')
    return { ...page, transfer }
  }

  return { atTheBanks, withCode }
}
