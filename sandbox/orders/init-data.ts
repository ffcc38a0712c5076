import { DEMO_MERCHANT } from '../kernel/demo-merchant'
import type { Deps } from '../kernel/deps'
import { toMajor } from '../kernel/money'
import type { Flags } from '../records/init-fields'
import type { Order } from '../records/order'
import type { Times } from '../records/times'
import { BANK_ACCOUNTS } from './bank-accounts'
import { expiresAt } from './order'

const left = (endsAt: number, now: number): number => Math.max(0, endsAt - now)

const FORMS: Readonly<Record<Times['expireTimeForm'], (endsAt: number, now: number) => number>> = {
  'seconds-left': (endsAt, now) => Math.ceil(left(endsAt, now) / 1000),
  'seconds-instant': (endsAt) => Math.ceil(endsAt / 1000),
  'milliseconds-left': left,
  'milliseconds-instant': (endsAt) => endsAt,
}

/** The order's end in the format of its gateway. The time left is counted from now, so that a reload does not extend it. */
function expireTimeOf(order: Order, now: number): number {
  return FORMS[order.times.expireTimeForm](expiresAt(order), now)
}

/** The flags of an order that sets none: what the sandbox can settle, cards, in the new design with its steps. */
export const DEFAULT_FLAGS: Required<Flags> = {
  campaignEnabled: false,
  force3Ds: false,
  fundEnabled: false,
  bankTransferEnabled: false,
  mixPaymentEnabled: false,
  creditEnabled: false,
  creditCardEnabled: true,
  newDesignEnabled: true,
  stepInfoEnabled: true,
  quickLoginRegisterEnabled: false,
  customCOFormExpireTimeEnabled: false,
  merchantTrustStampAvailableOrIgnored: true,
  agreementCheckedByDefault: false,
  pwiQrCodeDisabled: false,
}

export function flagsOf(order: Order): Required<Flags> {
  return { ...DEFAULT_FLAGS, ...order.flags }
}

export function merchantNameOf(order: Order): string {
  return order.init.merchantName ?? DEMO_MERCHANT.name
}

export function sourceNameOf({ init }: Order): string {
  return init.paymentSourceName ?? DEMO_MERCHANT.source
}

/** The init data of an order for the checkout; undefined fields are left out. */
export function initData(deps: Deps, order: Order, now: number) {
  return {
    token: order.token,
    price: toMajor(order.priceMinor),
    currency: order.currency,
    ...present({
      gsmNumber: order.buyer.gsmNumber,
      email: order.buyer.email,
      buyerName: order.buyer.name,
      buyerSurname: order.buyer.surname,
    }),
    merchantName: merchantNameOf(order),
    paymentSourceName: sourceNameOf(order),
    payWithWalletCustomUI: { iyzilinkView: false, iyzilinkFlexibleLink: false },
    refundToBalanceUsed: false,
    settlementToBalanceUsed: false,
    bankTransferRedirectUrl: order.callbackUrl,
    merchantInfo: DEMO_MERCHANT.website,
    goBackUrl: `${deps.origins.shop}/`,
    showGoBackUrlEnabled: true,
    stepInfoVisible: true,
    abTests: { verifyIdentity: 0 },
    plusInstallmentResponseList: [],
    bankTransferAccounts: BANK_ACCOUNTS,
    buyerProtectionEnabled: false,
    bkmEnabled: false,
    countlyStartType: 'default',
    customCountlySegments: {},
    ...flagsOf(order),
    ...order.init,
    checkoutFormTokenExpireTime: expireTimeOf(order, now),
  }
}

function present<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}
