import type { SnapshotFrom } from 'xstate'
import { type Funds, isEnough } from '../../../machines/payment/balance/rules'
import { isTransferReceipt } from '../../../machines/entities/receipt'
import type { Method } from '../../../machines/payment/rules'
import type { paymentMachine } from '../../../machines/payment/machine'
import { paymentView } from '../../../machines/payment/view'
import { shownOptions } from '../../../machines/payment/card/choices'
import type { cardPaymentMachine } from '../../../machines/payment/card/machine'
import { bonusView, cardPaymentView, mixView } from '../../../machines/payment/card/view'
import type { settlementMachine } from '../../../machines/into-balance/settlement/machine'
import { settlementView } from '../../../machines/into-balance/settlement/view'
import { type JourneyState, isQuickLogin, journeyStateOf, placeOf } from '../../../machines/checkout/screens'
import { pathOf } from '../../../src/screens/registry'
import { leavesOf } from '../../machines/exploration/paths'
import type { System } from '../../machines/exploration/system'

/** What is in a field: whether a box is ticked, which radio is (`#` by its place), and the text; with `!`, whether it is at fault. */
export type Controls = Readonly<Record<string, boolean | string>>

/** Of where everything is, what a page has to show. It can be written down. */
export interface PageAssertions {
  readonly state: JourneyState
  /** The end of time is the login's, and not the order's. */
  readonly isLoginOver: boolean
  /** All is on one page, and some of it over that page. */
  readonly isQuick: boolean
  /** The address beside it. */
  readonly address: string
  /** By whom something was kept in the tab. */
  readonly kept: string | undefined
  /** Of a member, whether the detail of the price is open. */
  readonly isDetailOpen: boolean | undefined
  /** Whether the shopper is asked if they want to leave. */
  readonly isExitAsked: boolean
  /** The method on show, or the one that is paid by. */
  readonly method: Method | undefined
  /** The balance is known in its form, which has asked for it: before that a press on pay is not heard. */
  readonly isBalanceShown: boolean
  /** The result is of a transfer, whose money is still to come. */
  readonly isAwaited: boolean
  /** The notice of a call was over the page, and has gone. */
  readonly isNoticeOver: boolean
  /** Where each machine below is, by its name: the states in it that have none of their own. */
  readonly children: Readonly<Record<string, readonly string[]>>
  readonly controls: Controls
}

function childrenOf({ kids }: System): readonly (readonly [string, System])[] {
  return Array.from(kids, ([id, kid]) =>
    kid.kind === 'machine' ? [[id, kid.system] as const, ...childrenOf(kid.system)] : [],
  ).flat()
}

const placesIn = (value: unknown) => leavesOf(value).map((leaf) => leaf.slice(1))

interface Chosen {
  readonly isAgreed: boolean
  readonly selectedBankId?: string | number
  readonly selectedAcquirer?: string | number
}

function controlsOfCards(snapshot: SnapshotFrom<typeof cardPaymentMachine>): Controls {
  const { context } = snapshot
  const view = cardPaymentView(snapshot)
  if (view.kind !== 'choosing') return {}
  const { cardSource, isThreeDSOffered, isThreeDSForced, canStoreCard } = view
  const hasInstallments = snapshot.matches({ open: { installments: 'answered' } }) && shownOptions(context).length > 1
  const place = context.wallet.cards.findIndex(({ cardToken }) => cardToken === context.selectedCard)
  return {
    agreement: context.isAgreed,
    ...(cardSource !== 'bkm' && isThreeDSOffered && !isThreeDSForced && { threeDS: context.isThreeDSAsked }),
    ...(hasInstallments && { selectedInstallment: String(context.selectedInstallment) }),
    ...(bonusView(snapshot).offer && { bonus: context.isBonusSelected }),
    ...(mixView(snapshot).balance && { mixPayment: mixView(snapshot).isMixPayment }),
    ...(cardSource === 'newCard' && canStoreCard && { registerConsumerCard: context.isCardStored }),
    // A way of its own, in which there is nothing to choose.
    ...(cardSource === 'bkm' && { bkm: '' }),
    ...(cardSource === 'savedCard' && { 'selectedCard#': String(place) }),
  }
}

/** What was chosen, where it is before the shopper's eyes. */
function controlsOf(id: string, { snapshot }: System): Controls {
  const context = snapshot.context as Chosen
  if (id === 'cardPayment') return controlsOfCards(snapshot as SnapshotFrom<typeof cardPaymentMachine>)
  if (id === 'balancePayment' && snapshot.matches('choosing')) {
    // Nothing is agreed to where nothing can be paid.
    return isEnough(snapshot.context as Funds) ? { agreement: context.isAgreed } : {}
  }
  if (id === 'bankTransfer' && snapshot.matches('choosing')) {
    return { agreement: context.isAgreed, selectedBankId: String(context.selectedBankId ?? '') }
  }
  if (id === 'shoppingCredit' && snapshot.matches({ open: { form: 'looking' } })) {
    return { agreement: context.isAgreed, bank: String(context.selectedAcquirer ?? '') }
  }
  if (id === 'kycGate' && snapshot.matches({ guarding: { modal: 'form' } })) {
    const { faults } = snapshot.context as { readonly faults: Readonly<Record<string, unknown>> }
    return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`${field}!`, fault !== undefined]))
  }
  if (id === 'settlement' && snapshot.matches('choosing')) {
    const { into, isAlways } = settlementView(snapshot as SnapshotFrom<typeof settlementMachine>)
    return { settlementDestination: into, ...(into === 'balance' && { alwaysTransfer: isAlways }) }
  }
  if (id === 'countryChoice') return { countrySearch: (snapshot.context as { search: string }).search }
  return {}
}

function isBalanceShown(balancePayment: System | undefined): boolean {
  const snapshot = balancePayment?.snapshot
  return snapshot?.matches('choosing') === true && isEnough(snapshot.context as Funds)
}

function methodOf(payment: System | undefined): Method | undefined {
  return payment && paymentView(payment.snapshot as SnapshotFrom<typeof paymentMachine>).method
}

/** Where a member can look at what is paid with. */
const WITH_DETAIL: readonly JourneyState[] = ['opening', 'paying.choosing']

export function pageAssertionsOf(system: System, wasTold = false): PageAssertions {
  const { snapshot } = system
  const checkout = snapshot as unknown as Parameters<typeof journeyStateOf>[0]
  const children = childrenOf(system)
  const isOfMember = checkout.context.member !== undefined && WITH_DETAIL.includes(journeyStateOf(checkout))
  return {
    state: journeyStateOf(checkout),
    isLoginOver: snapshot.matches({ session: 'memberExpired' }),
    isQuick: isQuickLogin(checkout),
    address: pathOf(placeOf(checkout)),
    kept: checkout.context.kept,
    isDetailOpen: isOfMember ? snapshot.matches({ detail: 'open' }) : undefined,
    isExitAsked: snapshot.matches({ exit: 'asking' }),
    method: methodOf(new Map(children).get('payment')),
    isBalanceShown: isBalanceShown(new Map(children).get('balancePayment')),
    isAwaited: isTransferReceipt(checkout.context.receipt),
    isNoticeOver: wasTold && snapshot.matches({ notice: 'hidden' }),
    children: Object.fromEntries(children.map(([id, child]) => [id, placesIn(child.snapshot.value)])),
    controls: Object.assign({}, ...children.map(([id, child]) => controlsOf(id, child))) as Controls,
  }
}
