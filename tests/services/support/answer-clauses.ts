import { ATTEMPTED } from '../../support/attempted'
import { gatewaysOver, httpAnswering } from '../../support/answering-http'
import { valueOf } from '../../support/value-of'
import { BARE_SUCCESS } from './bare-success-clauses'
import { clause } from './clause'
import { pageAfter, sent, startWith } from './first-question'
import {
  LOGIN,
  balanceOf,
  cardOf,
  installmentsOf,
  isBeyondLimit,
  listsChangedBy,
  loginOf,
  missedWithout,
  orderOf,
  paidWith,
  phoneAfterLookUp,
  afterLostAnswer,
  success,
  termsOf,
  windowsWithout,
} from './understood'

const UNREADABLE = [null, '', 'TRUE', 'yes', 2, {}, []]
const YES = [true, 1, '1', 'true']
const NO = [false, 0, '0', 'false']

/** Each of these values in this field, with its meaning there. */
const each = (values: readonly unknown[], name: string, understood: unknown) =>
  values.map((value): readonly [object, unknown] => [{ [name]: value }, understood])

const FORCED = { isThreeDSForced: true }
const USED = ['5124', 5124, '5125', 5125].map((errorCode) => ({ status: 'failure', errorCode }))

export const ANSWER_CLAUSES = [
  ...BARE_SUCCESS,
  clause(
    'amounts as text with trailing zeros',
    async (amount: string) => [
      await balanceOf({ amount }),
      (await orderOf({ price: amount })).order.price,
      await paidWith({ paidPrice: amount }),
    ],
    ...['150.00000000', '150.0', '150.00'].map(
      (amount) => [amount, [{ minor: 15_000 }, { minor: 15_000 }, { receipt: { paid: { minor: 15_000 } } }]] as const,
    ),
  ),
  clause(
    'numbers as text and text as numbers',
    async (said: object) => [await cardOf(said), await loginOf(said)],
    [
      { cardToken: 12, lastFourDigits: 6, binNumber: 55496071 },
      [{ cardToken: '12', lastFour: '0006', bin: '55496071', brand: 'MASTER' }, {}],
    ],
    [{ expireMonth: '12', expireYear: '2030' }, [{ expiry: { month: 12, year: 2030 } }, {}]],
    [
      { memberId: 7, memberUserId: 5, kycLevel: '1' },
      [{}, { member: { memberId: '7', memberUserId: '5', kycLevel: 1 } }],
    ],
  ),
  clause(
    'flags as booleans, 0/1 or their words',
    async (said: object) => [await termsOf(said), await cardOf(said)],
    ...each(YES, 'force3Ds', [FORCED, {}]),
    ...each(NO, 'force3Ds', [{ isThreeDSForced: false }, {}]),
    ...each(YES, 'walletCard', [{}, { isProviderCard: true, isGatedAsProviderCard: true, bankName: 'Cüzdan' }]),
    ...each(NO, 'walletCard', [{}, { isProviderCard: false, isGatedAsProviderCard: false }]),
    ...each(YES, 'threeDSVerified', [{}, { isThreeDSVerified: true }]),
  ),
  clause(
    'an unreadable flag that gates money counts as its safe side',
    installmentsOf,
    ...each(UNREADABLE, 'force3ds', FORCED),
    ...each(['1', true], 'force3ds', FORCED),
    ...each(['0', undefined], 'force3ds', { isThreeDSForced: false }),
  ),
  clause('force3Ds on', termsOf, ...each(UNREADABLE, 'force3Ds', FORCED)),
  clause(
    "the provider's own card on for the identity gate and off for the balance rule",
    cardOf,
    ...each(UNREADABLE, 'walletCard', { isGatedAsProviderCard: true, isProviderCard: false, bankName: 'Denizbank' }),
    [{}, { isGatedAsProviderCard: false, isProviderCard: false }],
  ),
  clause(
    'threeDSVerified, trust stamp, mixed, fund, agreement off',
    async (odd: unknown) => {
      const flags = [
        'merchantTrustStampAvailableOrIgnored',
        'mixPaymentEnabled',
        'fundEnabled',
        'agreementCheckedByDefault',
      ]
      return [
        await cardOf({ threeDSVerified: odd }),
        await termsOf(Object.fromEntries(flags.map((name) => [name, odd]))),
      ]
    },
    ...UNREADABLE.map(
      (odd) =>
        [
          odd,
          [
            { isThreeDSVerified: false },
            { isMerchantTrusted: false, isMixEnabled: false, isFundEnabled: false, isAgreed: false },
          ],
        ] as const,
    ),
  ),
  clause(
    'isKycViolated violated',
    isBeyondLimit,
    ...[...UNREADABLE, undefined, ...YES].map((said) => [said, true] as const),
    ...NO.map((said) => [said, false] as const),
  ),
  clause(
    'kycLevel 0',
    loginOf,
    ...each([...UNREADABLE.filter((odd) => odd !== 2), undefined, 3, 'ONE'], 'kycLevel', { member: { kycLevel: 0 } }),
  ),
  clause('absent or null optional fields', missedWithout, [undefined, []], [null, []]),
  clause(
    'a masked phone (never written back)',
    phoneAfterLookUp,
    ...['+9053*****67', '05** *** ** 67', '0532 xx xx 67', '+90 532 ••• •• 67', '+90532XXXX67', '532 124'].map(
      (masked) => [masked, [LOGIN.gsmNumber, LOGIN.gsmNumber, undefined]] as const,
    ),
    ['+905559876543', ['+905559876543', '+905559876543', '+905559876543']],
    // As an order's phone, a number of no Turkish length is left out.
    ['555 9876', ['555 9876', '555 9876', undefined]],
  ),
  clause(
    '`paymentConversationId` or `conversationId` as the name of an attempt',
    afterLostAnswer,
    ['paymentConversationId', 'notCharged'],
    ['conversationId', 'notCharged'],
    ['anotherName', undefined],
  ),
  clause(
    'no `systemTime`',
    async (said: object) => [await windowsWithout(said), await orderOf({ checkoutFormTokenExpireTime: 1800, ...said })],
    ...[{}, { systemTime: null }, { systemTime: 'soon' }].map(
      (said) => [said, [[false, true], { systemTime: undefined, order: { endsAt: undefined } }]] as const,
    ),
  ),
  clause(
    'no currency',
    async (currency: unknown) => (await orderOf({ currency })).order.price,
    [undefined, { currency: 'TRY' }],
    [null, { currency: 'TRY' }],
    ['', { currency: 'TRY' }],
  ),
  clause(
    'price and totals: that of the order',
    async (currency: unknown) => [
      await paidWith({ paidPrice: 150, currency }),
      await installmentsOf({ installmentPrices: [{ installmentNumber: 2, totalPrice: 150, currency }] }),
      valueOf(await success({ paidPrice: 150, currency }).payments.outcome()).paid,
    ],
    ...[undefined, null, ''].map(
      (currency) =>
        [
          currency,
          [
            { receipt: { paid: { minor: 15_000, currency: 'EUR' } } },
            { installmentPrices: [{ totalPrice: { minor: 15_000, currency: 'EUR' } }] },
            { minor: 15_000 },
          ],
        ] as const,
    ),
  ),
  clause(
    'a wallet balance: TRY',
    async (currencyCode: unknown) => balanceOf({ amount: 150, currencyCode }),
    ...[undefined, null, '', 'TL'].map((currencyCode) => [currencyCode, { minor: 15_000, currency: 'TRY' }] as const),
  ),
  clause(
    'an empty 2xx where there is nothing to say',
    async (status: number) => {
      const { members, payments } = gatewaysOver(httpAnswering('', status))
      const { email, gsmNumber } = LOGIN
      return [await members.updateContact({ email, gsmNumber }), await payments.preference()]
    },
    ...[200, 202, 204].map((status) => [status, [{ kind: 'ok' }, { kind: 'ok' }]] as const),
  ),
  clause(
    'a used token that answers 5124 or 5125',
    async (body: object) => [
      await startWith(body),
      await pageAfter(body, { ...sent, state: 'accepted' }).start(),
      await pageAfter(body, sent).start(),
    ],
    ...USED.map(
      (body) =>
        [body, [{ kind: 'dead' }, { kind: 'paid', receipt: { paid: ATTEMPTED.sum } }, { kind: 'unsettled' }]] as const,
    ),
  ),
  clause(
    'One odd entry costs itself, never its list or the screen',
    listsChangedBy,
    ...[null, 'odd', 7, true].map((odd) => [odd, []] as const),
  ),
]
