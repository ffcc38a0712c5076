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

/** Values of the controls: whether a box is ticked, which radio (`#` for its index) or text; with `!`, whether the field is invalid. */
export type Controls = Readonly<Record<string, boolean | string>>

/** What the page must show in a state of the machines. Can be serialised. */
export interface PageAssertions {
  readonly state: JourneyState
  /** Whether the login has expired, rather than the order. */
  readonly isLoginOver: boolean
  /** Whether quick login shows all on one page, with some steps as modals. */
  readonly isQuick: boolean
  readonly address: string
  /** The sign-in that the provider has yet to confirm: a login, a code or an admission. */
  readonly toRestore: string | undefined
  /** Whether the price detail is open; undefined where it can't be opened. */
  readonly isDetailOpen: boolean | undefined
  readonly isExitAsked: boolean
  /** The method shown, or the one of the payment. */
  readonly method: Method | undefined
  /** Whether the balance has been loaded into its form: until then the form ignores a press on pay. */
  readonly isBalanceShown: boolean
  /** Whether the result is of a bank transfer that has not arrived yet. */
  readonly isAwaited: boolean
  /** Whether a notice about a failed call was shown and has disappeared. */
  readonly isNoticeOver: boolean
  /** Leaf states of each child machine, by its id. */
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
    // BKM Express has no controls to choose.
    ...(cardSource === 'bkm' && { bkm: '' }),
    ...(cardSource === 'savedCard' && { 'selectedCard#': String(place) }),
  }
}

/** The shopper's choices, as far as the page shows them. */
function controlsOf(id: string, { snapshot }: System): Controls {
  const context = snapshot.context as Chosen
  if (id === 'cardPayment') return controlsOfCards(snapshot as SnapshotFrom<typeof cardPaymentMachine>)
  if (id === 'balancePayment' && snapshot.matches('choosing')) {
    // The agreement is not shown when the balance can't pay.
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

/** States in which a member can open the price detail. */
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
    toRestore: checkout.context.toRestore,
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
