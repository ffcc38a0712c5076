/** Text to insert into a shared file, and the text after which it goes. */
export type Join = readonly [after: string, own: string]

/** Insertions for a gift card as a payment method, by file. */
export const JOINS: Readonly<Record<string, readonly Join[]>> = {
  'machines/payment/rules.ts': [
    [`export const METHODS = ['credit-card',`, ` 'gift-card',`],
    [
      `import type { Money } from '../entities/money'\n`,
      `import type { giftCardMachine } from './gift-card/machine'\n`,
    ],
    [
      `import type { Money } from '../entities/money'\n`,
      `import type { GiftCardDraft, GiftCardOutput, GiftCardSubmission } from './gift-card/ports'\n`,
    ],
    [`export const FORMS = {\n`, `  'gift-card': { state: 'giftCard', id: 'giftCard' },\n`],
    [`export const FORM_ACTORS = {\n`, `  giftCard: lazyMachine<typeof giftCardMachine>('giftCard'),\n`],
    [
      `isMember: boolean) => boolean> = {\n`,
      `  'gift-card': ({ isGiftCardEnabled }, isMember) => isGiftCardEnabled && isMember,\n`,
    ],
    [`export interface Drafts {\n`, `  readonly 'gift-card': GiftCardDraft\n`],
    [`export type FormOutputs = `, `GiftCardOutput | `],
    [`export type AnySubmission = `, `GiftCardSubmission | `],
    [`    'credit-card': card,\n`, `    'gift-card': { code: '' },\n`],
  ],
  'machines/payment/descriptions.ts': [
    [
      `        'always [isMethodToOpen] → card': 'The card is next.',\n`,
      `        'always [isMethodToOpen] → giftCard': 'The gift card is next; only members pay with one.',\n`,
    ],
    [
      `  states: {\n`,
      `    'open.method.giftCard': {
      is: 'The gift card form, for members only. It sends nothing and ends with what is to be sent.',
      on: {
        'shopper.choseMethod [isOtherMethodOffered]': 'The shopper leaves the gift card for another offered method.',
        'shopper.agreed': 'The agreement changed: the gift card form needs it for the press.',
        'network.changed': 'The gift card form hears whether the browser is online.',
        'done giftCard [isSubmitted]': 'The shopper pays with the gift card: the attempt starts.',
        'done giftCard [else]': 'The gift card form was left; its message about a refusal is cleared.',
        'error giftCard': 'The gift card form broke before anything was sent.',
      },
    },\n`,
    ],
  ],
  'machines/payment/machine.ts': [
    [
      `        { guard: 'hasTransfer', target: 'lockedIn' },\n`,
      `        { guard: { type: 'isMethodToOpen', params: { method: 'gift-card' } }, target: 'giftCard' },\n`,
    ],
    [
      `    methodCrashed: { ...deadEnd, tags: 'methodCrashed', on: { 'shopper.retried': '#payment.reading' } },\n`,
      `    giftCard: {
      invoke: {
        id: 'giftCard',
        src: 'giftCard',
        input: ({ context }) => ({
          ...formInput(context),
          member: requireMember(context.buyer),
          price: context.price,
          ...context.drafts['gift-card'],
        }),
        onDone: [SUBMITTED, LEFT],
        onError: BROKEN,
      },
      on: formEvents('giftCard', 'gift-card'),
    },\n`,
    ],
  ],
  'machines/entities/payment-terms.ts': [
    [`  isCardEnabled: flags.creditCardEnabled,\n`, `  isGiftCardEnabled: flags.giftCardEnabled,\n`],
    [`  isCardEnabled: true,\n`, `  isGiftCardEnabled: false,\n`],
  ],
  'machines/entities/init-data.ts': [[`  'creditCardEnabled',\n`, `  'giftCardEnabled',\n`]],
  'src/gateways/payment/gateway.ts': [
    [`import { bonus } from './bonus/calls'\n`, `import { payByGiftCard } from './gift-card/calls'\n`],
    [`const CALLS = { `, `payByGiftCard, `],
  ],
  'src/services/payment/payment.ts': [
    [
      `import { type ShoppingCreditSenderDeps, shoppingCreditSender } from './shopping-credit-sender'\n`,
      `import { giftCardMachine } from '../../../machines/payment/gift-card/machine'\nimport { giftCardSender } from './gift-card-sender'\n`,
    ],
    [`    'credit-card': cardSender(deps),\n`, `    'gift-card': giftCardSender(deps),\n`],
    [`      cardPayment: cardPaymentLogic(deps),\n`, `      giftCard: giftCardMachine,\n`],
  ],
  'src/screens/pay/methods/pay-methods.ts': [
    [
      `import { shoppingCredit } from './shopping-credit/shopping-credit'\n`,
      `import { giftCard } from './gift-card/gift-card'\n`,
    ],
    [`  'credit-card': card,\n`, `  'gift-card': giftCard,\n`],
  ],
  'src/screens/result/receipt.tsx': [
    [`  balance: 'receipt.method.balance',\n`, `  'gift-card': 'methods.giftCard',\n`],
  ],
}

/** Insertions for a screen that explains gift cards, by file. */
export const SCREEN_JOINS: Readonly<Record<string, readonly Join[]>> = {
  'machines/checkout/descriptions.ts': [
    [`  states: {\n`, `    'journey.explainingGiftCards': { is: 'Says what a gift card is.' },\n`],
  ],
  'machines/checkout/machine.ts': [[`        closed: {},\n`, `        explainingGiftCards: {},\n`]],
  'machines/checkout/rules.ts': [[`  | 'invalid-token'\n`, `  | 'gift-card-help'\n`]],
  'machines/checkout/screens.ts': [
    [`  | 'title.invalidToken'\n`, `  | 'title.giftCardHelp'\n`],
    [`  | 'live.invalidToken'\n`, `  | 'live.giftCardHelp'\n`],
    [
      `  closed: { place: 'invalid-token', title: 'title.invalidToken', live: 'live.invalidToken' },\n`,
      `  explainingGiftCards: { place: 'gift-card-help', title: 'title.giftCardHelp', live: 'live.giftCardHelp' },\n`,
    ],
  ],
  'src/services/embedding/announce-states.ts': [[`  closed: 'trouble',\n`, `  explainingGiftCards: 'silent',\n`]],
  'src/screens/registry.ts': [[`  'invalid-token': { path: '/' },\n`, `  'gift-card-help': { path: '/' },\n`]],
  'src/app/after-paint/screen-loader.ts': [
    [
      `  pay: () => import('../../screens/pay/chunk'),\n`,
      `  'gift-card-help': () => import('../../screens/gift-card-help/gift-card-help'),\n`,
    ],
  ],
}

/** Insertions for a call that reads the value of a gift card, by file. */
export const CALL_JOINS: Readonly<Record<string, readonly Join[]>> = {
  'src/gateways/requests/consumer.ts': [
    [
      `import { amount, conversationId, currency, filled } from '../request-fields'\n`,
      `\nexport const giftCardBalance = v.strictObject({ code: filled })\n`,
    ],
  ],
  'src/gateways/consumer/gateway.ts': [
    [
      `import { balance, checkLimit } from './balance/calls'\n`,
      `import { giftCardBalance } from './gift-card/calls'\n`,
    ],
    [`bind(context, { balance, `, `giftCardBalance, `],
  ],
  'sandbox/api/table.ts': [
    [
      `import { balances } from './consumer/balances'\n`,
      `import { giftCardBalance } from './consumer/gift-card-balance'\n`,
    ],
    [`export const ENDPOINTS: readonly Endpoint[] = [\n`, `  giftCardBalance,\n`],
  ],
  'scripts/conformance/call-list.ts': [
    [
      `import { balance, checkLimit } from '../../src/gateways/consumer/balance/calls'\n`,
      `import { giftCardBalance } from '../../src/gateways/consumer/gift-card/calls'\n`,
    ],
    [`  checkExistence,\n`, `  giftCardBalance,\n`],
  ],
  'tests/support/contract/consumer.ts': [
    [
      `import { claimRefund } from '../../../src/gateways/consumer/refund/calls'\n`,
      `import { giftCardBalance } from '../../../src/gateways/consumer/gift-card/calls'\n`,
    ],
    [
      `export const CONSUMER_ROWS = [\n`,
      `  row(giftCardBalance, {
    method: 'POST',
    path: '/api/v1/consumer-funds/gift-card-balance',
    by: 'member',
    kind: 'read',
    input: { code: 'HEDIYE' },
    body: { code: 'HEDIYE' },
    answer: { amount: '250.00', currencyCode: 'TRY' },
    value: { minor: 25_000, currency: 'TRY' },
  }),\n`,
    ],
  ],
}
