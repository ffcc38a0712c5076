import * as v from 'valibot'
import type { OrderTransfer } from '../../../../machines/entities/bank-transfer'
import { campaignOf } from '../../../../machines/entities/campaign'
import type { Flow, IntoBalance } from '../../../../machines/entities/flow'
import { expiryInstant, type LifetimeUnit } from '../../../../machines/entities/expiry'
import type { InitData } from '../../../../machines/entities/init-data'
import type { Instant } from '../../../../machines/entities/instant'
import { DEFAULT_CURRENCY } from '../../../../machines/entities/money'
import { awaitsTransfer, type OrderPayment } from '../../../../machines/entities/order-payment'
import type { Order, OrderLook } from '../../../../machines/entities/order'
import { currencyOrNone, flag, idIfAny, minor, nameIfAny, textIfAny, timeIfAny, wholeNameIfAny } from '../../fields'
import { foreignText } from '../../foreign-text'
import type { RequestContext } from '../../described-call'
import { safeUrl } from '../../safe-url'
import { initDataSchema } from './init-data'
import { orderPaymentOf, paymentFields, orderTransferOf, type ReadingContext } from './order-payment'

export interface Detail {
  readonly order: Order
  /** The server's time, in milliseconds, if it sent one. */
  readonly systemTime: Instant | undefined
  readonly outcome: OrderPayment
  readonly transfer: OrderTransfer | undefined
  readonly init: InitData
}

/** The detail before its look, which is derived from the rest of the app init data. */
type PlainDetail = Omit<Detail, 'init' | 'order'> & { readonly order: Omit<Order, 'look'> }

const LONGEST_EMAIL = 254

function hostOf(address: string | null | undefined): string | undefined {
  try {
    // The URL parser would read some values, such as `shop.example:8080`, as a scheme without a host.
    return (
      (address &&
        new URL(/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)/.test(address) ? `https://${address}` : address).host) ||
      undefined
    )
  } catch {
    return undefined
  }
}

/** Only the price is required; an odd value in any other field never fails the checkout. */
const orderFields = {
  ...paymentFields,
  price: minor,
  currency: v.optional(currencyOrNone),
  gsmNumber: textIfAny,
  email: textIfAny,
  merchantName: nameIfAny,
  buyerName: wholeNameIfAny,
  buyerSurname: wholeNameIfAny,
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

/** The active mode, if its token was sent with it. */
function intoBalanceOf(init: OrderFields): IntoBalance | undefined {
  if (init.refundToBalanceUsed && init.refundToken) return 'refund'
  return init.settlementToBalanceUsed && init.settlementToken ? 'settlement' : undefined
}

/* @__NO_SIDE_EFFECTS__ */
const orderSchema = ({ isLocalTest, language }: ReadingContext, unit: LifetimeUnit | undefined) =>
  v.pipe(
    v.object(orderFields),
    v.transform((init): PlainDetail => ({
      systemTime: init.systemTime,
      outcome: orderPaymentOf(init, init.currency ?? DEFAULT_CURRENCY, { isLocalTest, language }),
      transfer: orderTransferOf(init),
      order: {
        price: { minor: init.price, currency: init.currency ?? DEFAULT_CURRENCY },
        contact: {
          email: foreignText(init.email, LONGEST_EMAIL) ?? '',
          gsmNumber: foreignText(init.gsmNumber) ?? '',
        },
        buyer: { name: init.buyerName ?? '', surname: init.buyerSurname ?? '' },
        merchantName: init.merchantName,
        merchantHost: hostOf(init.merchantInfo),
        goBackUrl: safeUrl(init.goBackUrl, isLocalTest),
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

/** The init response: the order, the state of its payment, and the rest of the app init data (BOOT-04). */
/* @__NO_SIDE_EFFECTS__ */
export const detailSchema = (context: ReadingContext & Pick<RequestContext, 'provider'>, flow: Flow = 'pay') =>
  v.pipe(
    v.intersect([
      orderSchema(context, context.provider.lifetimeUnits?.checkoutFormTokenExpireTime),
      v.pipe(
        initDataSchema(context.provider, context.isLocalTest),
        v.transform((init) => ({ init })),
      ),
    ]),
    // A refund or settlement requires its own token, except once it is completed.
    v.check(
      ({ init, outcome }) =>
        flow === 'pay' || outcome.paymentStatus === 'SUCCESS' || init[`${flow}Token`] !== undefined,
    ),
    v.transform(({ order, ...rest }): Detail => ({
      ...rest,
      order: { ...order, look: lookOf(rest.init, order.goBackUrl) },
    })),
  )
