import { afterAll, describe, expect, it } from 'vitest'
import { formFromOrder } from '../../machines/checkout/rules'
import { deadlineOf } from '../../machines/entities/deadline'
import { EMPTY_FORM } from '../../machines/entities/entry-form'
import type { InitFlags } from '../../machines/entities/init-data'
import type { PaymentTerms } from '../../machines/entities/payment-terms'
import { canMix } from '../../machines/payment/card/deductions'
import { isThreeDSForced } from '../../machines/payment/card/rules'
import { gateDecision } from '../../machines/payment/kyc-gate/rules'
import { type Method, methodsOf } from '../../machines/payment/rules'
import { TURKISH_CALENDAR } from '../../machines/entities/turkish-calendar'
import { FLAG_NAMES } from '../../sandbox/records/init-fields'
import type { Detail } from '../../src/gateways/payment/order/detail'
import { paymentTerms } from '../../src/services/payment/payment-terms'
import { valueOf } from '../support/value-of'
import { INIT } from '../support/contract/order'
import { gatewaysAnswered } from '../support/answering-http'

interface Read extends Detail {
  readonly terms: PaymentTerms
}

/** Reads an order in which every flag is off except the given ones. */
async function read(said: Readonly<Record<string, unknown>>): Promise<Read> {
  const { campaignMarketingUiDisplay: _, campaignMarketingUiDisplayV2: __, ...plain } = INIT
  const off = Object.fromEntries(FLAG_NAMES.map((name) => [name, undefined]))
  const detail = valueOf(await gatewaysAnswered({ status: 'success', ...plain, ...off, ...said }).payments.detail())
  const terms = paymentTerms({
    init: detail.init,
    calendar: TURKISH_CALENDAR,
    fullBonusOnlyBanks: [],
    now: INIT.systemTime,
    device: 'web',
    today: { year: 2026, month: 1, day: 15 },
    openTransfer: undefined,
  })
  return { ...detail, terms }
}

const MEMBER = { memberId: '7', memberUserId: 'u', gsmNumber: '', email: '', kycLevel: 0 } as const

const offers = (method: Method) => (order: Read) => methodsOf(order.terms, MEMBER).includes(method)

const SOON = INIT.systemTime + 60_000

interface Effect {
  /** Whether the flag has its effect, as the shopper sees it. */
  readonly sees: (order: Read) => boolean
  /** Other flags that must be on for the effect to show. */
  readonly beside?: Partial<InitFlags>
  /** Set if the effect shows when the flag is off. */
  readonly isTurned?: true
}

/** The effect of each flag. The type requires one for every flag. */
const EFFECTS: Readonly<Record<keyof InitFlags, Effect>> = {
  campaignEnabled: { sees: ({ order }) => order.look.campaign !== undefined },
  creditCardEnabled: { sees: offers('credit-card') },
  creditEnabled: { sees: offers('shopping-credit') },
  bankTransferEnabled: { sees: offers('bank-transfer') },
  fundEnabled: { sees: offers('balance') },
  mixPaymentEnabled: {
    beside: { fundEnabled: true },
    sees: ({ terms, order: { price } }) =>
      canMix({
        terms,
        price,
        balance: { ...price, minor: 1 },
        hasSavedCards: true,
        cardSource: 'savedCard',
        isThreeDSVerified: true,
      }),
  },
  force3Ds: {
    sees: ({ terms }) =>
      isThreeDSForced({
        isMixPayment: false,
        cardSource: 'newCard',
        isForcedByOrder: terms.isThreeDSForced,
        isForcedByBin: false,
        isThreeDSVerified: false,
        isThreeDSAsked: false,
      }),
  },
  merchantTrustStampAvailableOrIgnored: {
    sees: ({ terms: { isMerchantTrusted } }) =>
      gateDecision({ level: 0, mayHaveRisen: false, isMerchantTrusted, source: 'balance' }) === 'askLimit',
  },
  agreementCheckedByDefault: { sees: ({ order }) => formFromOrder(order, EMPTY_FORM).agreement },
  newDesignEnabled: { sees: ({ order }) => !order.look.isCompact },
  stepInfoEnabled: { sees: ({ order }) => order.isStepInfoVisible },
  quickLoginRegisterEnabled: { sees: ({ order }) => order.isQuickLogin },
  customCOFormExpireTimeEnabled: {
    sees: ({ order }) =>
      deadlineOf({ form: order.endsAt, member: SOON, isFormOnly: order.isFormTimeOnly })?.side === 'form',
  },
  pwiQrCodeDisabled: { isTurned: true, sees: ({ order }) => order.look.isQrCodeOffered },
}

const SAID = [
  ['on', { is: true }],
  ['off', { is: false }],
  ['absent', {}],
] as const

/** Values that are not a valid boolean. */
const UNREADABLE: readonly unknown[] = [null, '', 'TRUE', 'yes', 'on', 2, {}, []]

/** Safe when on: these add at most a step. All other flags enable something, so they are safe when off. */
const SAFELY_ON: readonly string[] = ['force3Ds', 'newDesignEnabled']

describe('a flag of the order', () => {
  let seen = 0

  it.each(FLAG_NAMES.flatMap((name) => SAID.map(([how, said]) => [name, how, said] as const)))(
    'the flag %s that is %s has its effect (BOOT-16)',
    async (name, how, said) => {
      const { sees, beside = {}, isTurned = false } = EFFECTS[name]
      const order = await read({ ...beside, ...('is' in said ? { [name]: said.is } : {}) })
      // A missing flag counts as off, except `newDesignEnabled`.
      const isOn = how === 'absent' ? name === 'newDesignEnabled' : how === 'on'
      expect(sees(order)).toBe(isOn !== isTurned)
      seen += 1
    },
  )

  it.each(FLAG_NAMES.flatMap((name) => UNREADABLE.map((said) => [name, said] as const)))(
    'the flag %s with the value %j counts as its safe side (GWY-11~)',
    async (name, said) => {
      const { sees, beside = {}, isTurned = false } = EFFECTS[name]
      expect(sees(await read({ ...beside, [name]: said }))).toBe(SAFELY_ON.includes(name) !== isTurned)
    },
  )

  afterAll(() => {
    console.log(`flags, each on, off and absent: ${seen} of ${3 * FLAG_NAMES.length} seen`)
  })
})
