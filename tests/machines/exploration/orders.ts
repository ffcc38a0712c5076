import type { Order } from '../../../machines/entities/order'
import { NO_TERMS, type PaymentTerms } from '../../../machines/entities/payment-terms'
import { kycGateMachine } from '../../../machines/payment/kyc-gate/machine'
import { ANSWERS } from '../fixtures/answers'
import { ACCOUNTS, TRANSFER, TRANSFER_TERMS } from '../fixtures/bank-accounts'
import { INPUTS } from '../fixtures/inputs'
import { LOOK, ORDER, ORDER_OF_NOBODY, ORDER_WITH_TIME, TYPED } from '../fixtures/shopper'
import { FAMILY, exploreCheckout, isChosen } from './checkout-space'
import type { Exploration, Space } from './explore'
import { type Row, allRows, pairwise } from './pairwise'
import type { Family } from './system'

/**
 * The flags of an order that change what can happen, and their values. Flags that only change a display or an amount are left
 * out: merchant name, campaign, QR code, compact layout, mixed payment.
 */
export const ORDER_FLAGS = {
  link: ['pay', 'refund', 'settlement'],
  page: ['screens', 'one page'],
  time: ['of order and login', 'of the order', 'none'],
  buyer: ['named', 'unknown'],
  shop: ['can be returned to', 'no way back'],
  agreement: ['asked', 'given'],
  card: ['on', 'off'],
  balance: ['on', 'off'],
  credit: ['on', 'off'],
  transfer: ['on', 'begun', 'off'],
  merchant: ['trusted', 'untrusted'],
  identity: ['app', 'form'],
} as const

type Flag = keyof typeof ORDER_FLAGS

type FlagsOf = { readonly [Name in Flag]?: (typeof ORDER_FLAGS)[Name][number] }

/** An order that only a card can pay. */
export const PAID_BY_CARD: FlagsOf = {
  link: 'pay',
  page: 'screens',
  time: 'none',
  buyer: 'named',
  shop: 'can be returned to',
  agreement: 'given',
  card: 'on',
  balance: 'off',
  credit: 'off',
  transfer: 'off',
  merchant: 'untrusted',
  identity: 'app',
}

/** Flags that only apply to payment links. */
const OF_PAYMENTS: readonly string[] = [
  'agreement',
  'card',
  'balance',
  'credit',
  'transfer',
  'merchant',
  'identity',
] satisfies Flag[]

const meaningful = (row: Row): Row =>
  row['link'] === 'pay' ? row : Object.fromEntries(Object.entries(row).filter(([flag]) => !OF_PAYMENTS.includes(flag)))

export const EVERY_ORDER: readonly Row[] = allRows(ORDER_FLAGS, meaningful)

export interface OrderFixture {
  /** `order 3`, the value of `--fixture`. */
  readonly name: string
  readonly flags: FlagsOf
}

/** A small set that contains every pair of values. */
export const ORDERS: readonly OrderFixture[] = pairwise(EVERY_ORDER).map((row, index) => ({
  name: `order ${index + 1}`,
  flags: row,
}))

function orderWith({ link, page, time, buyer, shop, agreement }: FlagsOf): Order {
  const known = buyer === 'unknown' ? ORDER_OF_NOBODY : { ...ORDER, contact: TYPED }
  return {
    ...known,
    isQuickLogin: page === 'one page',
    endsAt: time === 'none' ? undefined : ORDER_WITH_TIME.endsAt,
    isFormTimeOnly: time === 'of the order',
    look: { ...LOOK, isReturnOffered: shop !== 'no way back' },
    isAgreementCheckedByDefault: agreement === 'given',
    intoBalance: link === 'pay' ? undefined : link,
  }
}

function termsWith({ card, balance, credit, transfer, merchant, identity }: FlagsOf): PaymentTerms {
  const isTransferOn = transfer === 'on' || transfer === 'begun'
  return {
    ...NO_TERMS,
    isCardEnabled: card === 'on',
    isFundEnabled: balance === 'on',
    isCreditEnabled: credit === 'on',
    transferAccounts: isTransferOn ? ACCOUNTS : [],
    transferRedirectUrl: isTransferOn ? TRANSFER_TERMS.redirectUrl : undefined,
    openTransfer: transfer === 'begun' ? TRANSFER : undefined,
    isMerchantTrusted: merchant === 'trusted',
    isIdentityFormShown: identity === 'form',
  }
}

/** The inputs for this link; refunds and settlements begin with and without a stored login. */
const beginningsOf = ({ link }: FlagsOf) =>
  INPUTS.checkout
    .filter(({ flow }) => flow === link)
    .flatMap((input) => (link === 'pay' ? [input] : [input, { ...input, toRestore: undefined }]))

/** The identity form always counts as complete; its fields would only change its own messages. */
export const ORDER_FAMILY: Family = {
  ...FAMILY,
  kycGate: kycGateMachine.provide({ guards: { isFormComplete: () => true } }),
}

/** Left out in addition to the checkout's own list, because these orders do not have it. */
const ALSO: readonly string[] = ['xstate.done.actor.readTerms', 'shopper.gaveIdentity']

export function explorationOf({ flags }: OrderFixture): Partial<Exploration> & Pick<Exploration, 'inputs'> {
  const [order, terms] = [orderWith(flags), termsWith(flags)]
  const { started, paid, unsettled, ...others } = ANSWERS.startOrder
  const withOrder = <Answer extends { readonly order: Order | undefined }>(answers: readonly Answer[]) =>
    answers.map((answer) => (answer.order ? { ...answer, order } : answer))
  return {
    inputs: beginningsOf(flags),
    answers: {
      startOrder: {
        ...others,
        started: withOrder(started.slice(0, 1)),
        paid: withOrder(paid),
        unsettled: withOrder(unsettled),
      },
      readTerms: { answered: [terms] },
    },
    family: ORDER_FAMILY,
    isChosen: (event, system) => ALSO.includes(event.type) || isChosen(event, system),
  }
}

export const exploreOrder = (fixture: OrderFixture, changed: Partial<Exploration> = {}): Space =>
  exploreCheckout({ ...explorationOf(fixture), ...changed })
