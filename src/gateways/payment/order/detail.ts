import * as v from 'valibot'
import type { ToldTransfer } from '../../../../machines/entities/bank-transfer'
import { campaignOf } from '../../../../machines/entities/campaign'
import type { Flow, IntoBalance } from '../../../../machines/entities/flow'
import { expiryInstant, type LifetimeUnit } from '../../../../machines/entities/deadline'
import type { InitData } from '../../../../machines/entities/init-data'
import type { Instant } from '../../../../machines/entities/instant'
import { DEFAULT_CURRENCY } from '../../../../machines/entities/money'
import { awaitsTransfer, type OrderPayment } from '../../../../machines/entities/order-payment'
import type { Order, OrderLook } from '../../../../machines/entities/order'
import { currencyOrNone, flag, idIfAny, minor, nameIfAny, textIfAny, timeIfAny } from '../../fields'
import { foreignText } from '../../foreign-text'
import type { ProviderConfiguration } from '../../provider'
import { safeUrl } from '../../safe-url'
import { initDataSchema } from './init-data'
import { orderPaymentOf, paymentFields, toldTransferOf } from './order-payment'

export interface Detail {
  readonly order: Order
  /** The server's time, in milliseconds; undefined when it did not say. */
  readonly systemTime: Instant | undefined
  /** How far the payment of this order is. */
  readonly outcome: OrderPayment
  /** The bank transfer that the order may wait for. */
  readonly transfer: ToldTransfer | undefined
  readonly init: InitData
}

/** The detail of an order before its look, which is read from the rest of the app init data. */
type PlainDetail = Omit<Detail, 'init' | 'order'> & { readonly order: Omit<Order, 'look'> }

const LONGEST_EMAIL = 254

function hostOf(address: string | null | undefined): string | undefined {
  try {
    // Some addresses, `shop.example:8080` among them, are read as a scheme without any host.
    return (
      (address &&
        new URL(/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)/.test(address) ? `https://${address}` : address).host) ||
      undefined
    )
  } catch {
    return undefined
  }
}

/** An order without its price is none. Of everything else, nothing odd closes the checkout. */
const orderFields = {
  ...paymentFields,
  price: minor,
  currency: v.optional(currencyOrNone),
  gsmNumber: textIfAny,
  email: textIfAny,
  merchantName: nameIfAny,
  buyerName: nameIfAny,
  buyerSurname: nameIfAny,
  merchantInfo: textIfAny,
  goBackUrl: textIfAny,
  stepInfoVisible: flag,
  stepInfoEnabled: flag,
  quickLoginRegisterEnabled: flag,
  agreementCheckedByDefault: flag,
  systemTime: timeIfAny,
  checkoutFormTokenExpireTime: timeIfAny,
  customCOFormExpireTimeEnabled: flag,
  refundToBalanceUsed: flag,
  settlementToBalanceUsed: flag,
  refundToken: idIfAny,
  settlementToken: idIfAny,
}

type OrderFields = v.InferOutput<v.ObjectSchema<typeof orderFields, undefined>>

/** The mode that is active, where it has the token that it takes. */
function intoBalanceOf(init: OrderFields): IntoBalance | undefined {
  if (init.refundToBalanceUsed && init.refundToken) return 'refund'
  return init.settlementToBalanceUsed && init.settlementToken ? 'settlement' : undefined
}

/* @__NO_SIDE_EFFECTS__ */
const orderSchema = (isTestMode: boolean, unit: LifetimeUnit | undefined) =>
  v.pipe(
    v.object(orderFields),
    v.transform((init): PlainDetail => ({
      systemTime: init.systemTime,
      outcome: orderPaymentOf(init, init.currency ?? DEFAULT_CURRENCY, isTestMode),
      transfer: toldTransferOf(init),
      order: {
        price: { minor: init.price, currency: init.currency ?? DEFAULT_CURRENCY },
        contact: {
          email: foreignText(init.email, LONGEST_EMAIL) ?? '',
          gsmNumber: foreignText(init.gsmNumber) ?? '',
        },
        buyer: { name: init.buyerName ?? '', surname: init.buyerSurname ?? '' },
        merchantName: init.merchantName,
        merchantHost: hostOf(init.merchantInfo),
        goBackUrl: safeUrl(init.goBackUrl, isTestMode),
        isStepInfoVisible: init.stepInfoEnabled && init.stepInfoVisible,
        isQuickLogin: init.quickLoginRegisterEnabled,
        isAgreementCheckedByDefault: init.agreementCheckedByDefault,
        endsAt:
          init.systemTime === undefined
            ? undefined
            : expiryInstant(init.checkoutFormTokenExpireTime, init.systemTime, unit),
        hasTransfer: awaitsTransfer(init.paymentStatus ?? undefined),
        isFormTimeOnly: init.customCOFormExpireTimeEnabled,
        intoBalance: intoBalanceOf(init),
      },
    })),
  )

function lookOf(init: InitData, goBackUrl: string | undefined): OrderLook {
  const { customUI, flags, marketing, plusInstallments } = init
  return {
    isReturnOffered: init.showGoBackUrlEnabled && goBackUrl !== undefined,
    isCompact: !flags.newDesignEnabled,
    isQrCodeOffered: !flags.pwiQrCodeDisabled,
    isPaymentLink: customUI.iyzilinkView || customUI.iyzilinkFlexibleLink,
    campaign: campaignOf({
      isEnabled: flags.campaignEnabled,
      isCreditEnabled: flags.creditEnabled,
      marketing,
      plusInstallments,
    }),
  }
}

/** What the init call says: the order, what is known of its payment, and the rest of app init data (BOOT-04). */
/* @__NO_SIDE_EFFECTS__ */
export const detailSchema = (provider: ProviderConfiguration, isTestMode: boolean, flow: Flow = 'pay') =>
  v.pipe(
    v.intersect([
      orderSchema(isTestMode, provider.lifetimeUnits?.checkoutFormTokenExpireTime),
      v.pipe(
        initDataSchema(provider, isTestMode),
        v.transform((init) => ({ init })),
      ),
    ]),
    // A request for money into the balance needs its own token; a completed one needs none any more.
    v.check(
      ({ init, outcome }) =>
        flow === 'pay' || outcome.paymentStatus === 'SUCCESS' || init[`${flow}Token`] !== undefined,
    ),
    v.transform(({ order, ...rest }): Detail => ({
      ...rest,
      order: { ...order, look: lookOf(rest.init, order.goBackUrl) },
    })),
  )
