import { PATHS } from '../../gateways/support/paths'
import { AGEING_CARDS, LITTLE, WITH_BALANCE, WITH_CREDIT } from './wanted'
import {
  type ErrorJourney,
  WITHOUT_SENTENCES,
  alert,
  applies,
  atMethods,
  banner,
  choosesCard,
  danger,
  describing,
  mix,
  offer,
  onCard,
  pays,
} from './error-causes'
import { CARDS_OF_A_MEMBER } from './methods-test'
import { CARDS } from './shopper'

const MIX_ENTRY = 'balance not with a new card, not with the selected card, not with installments'

/** The catalogue's entries that appear at the payment methods. */
export const PAYMENT_ERRORS: readonly ErrorJourney[] = [
  {
    order: { flags: { creditCardEnabled: false } },
    errors: [
      {
        entry: 'danger modal default',
        name: 'a payment page without a way to pay',
        async cause({ comeBack, page }) {
          await comeBack()
          await page.locator('[data-modal="danger"]').waitFor()
        },
        seen: [
          [danger, 'pages.pay.screens.dangerModal.error'],
          [danger, 'pages.pay.screens.dangerModal.title'],
          [danger, 'pages.pay.screens.dangerModal.description'],
          [danger, 'pages.pay.screens.dangerModal.link'],
        ],
      },
    ],
  },
  {
    order: {},
    errors: [
      {
        entry: 'NOT_SUFFICIENT_FUNDS with and without credit',
        name: 'a card without sufficient funds, where no credit is offered,',
        cause: pays(CARDS.notSufficientFunds, PATHS.cardAuth, ...WITHOUT_SENTENCES),
        seen: [
          [banner, 'errors.insufficientFunds'],
          [alert, 'errors.insufficientFunds'],
          [alert, 'errors.noMoneyMoved'],
        ],
      },
    ],
  },
  {
    errors: [
      {
        entry: 'NOT_SUFFICIENT_FUNDS with and without credit',
        name: 'a credit offered after a card without sufficient funds',
        cause: pays(CARDS.notSufficientFunds, PATHS.cardAuth),
        seen: [
          [offer, 'creditOffer.title'],
          [offer, 'creditOffer.text'],
        ],
      },
    ],
  },
  {
    order: { ...WITH_CREDIT, credit: { outOfStock: true } },
    errors: [
      {
        entry: '200321',
        name: 'a second credit application',
        cause: applies('failure:200321'),
        seen: [
          [alert, 'credit.failed.alreadyApplied'],
          [alert, 'credit.failed.alreadyApplied.text'],
        ],
      },
      {
        entry: '150803',
        name: 'a credit for a product that is out of stock',
        cause: ({ shopper }) => shopper.press('apply'),
        seen: [
          [alert, 'credit.failed.outOfStock'],
          [alert, 'credit.failed.outOfStock.text'],
        ],
      },
    ],
  },
  {
    errors: [
      {
        entry: 'bank redirect problem',
        name: 'the page of a lending bank that cannot be opened',
        cause: applies('wrongtype:data.formData'),
        seen: [[alert, 'errors.creditPage']],
      },
    ],
  },
  {
    errors: [
      {
        entry: 'bank redirect problem',
        name: 'the page of a card’s bank that cannot be opened',
        cause: pays(CARDS.approved, PATHS.threeDS, 'wrongtype:threeDSHtmlContent'),
        seen: [[alert, 'errors.bankPage']],
      },
    ],
  },
  {
    member: { kycLevel: 2, balance: LITTLE, cards: CARDS_OF_A_MEMBER },
    order: WITH_BALANCE,
    errors: [
      {
        entry: MIX_ENTRY,
        name: 'a balance that cannot be used with installments',
        async cause({ arrive, shopper }) {
          await arrive()
          await shopper.field('selectedInstallment').locator('input[value="3"]').check()
        },
        seen: [[mix, 'mix.hindrance.installments']],
      },
      {
        entry: 'insufficient balance blocks the provider card',
        name: 'the provider’s own card with too little balance',
        cause: choosesCard(/0002/),
        seen: [
          [onCard('0002'), 'payment.card.balanceShort'],
          [describing('[data-action="pay"]'), 'payment.reason.providerBalance'],
        ],
      },
      {
        entry: MIX_ENTRY,
        name: 'a balance that cannot be used with the selected card',
        cause: choosesCard(/0006/),
        seen: [[mix, 'mix.hindrance.selectedCard']],
      },
      {
        entry: MIX_ENTRY,
        name: 'a balance that cannot be used with a new card',
        cause: ({ shopper }) => shopper.press('pay-with-new-card'),
        seen: [[mix, 'mix.hindrance.newCard']],
      },
    ],
  },
  {
    member: { cards: AGEING_CARDS },
    errors: [
      {
        entry: 'saved card expiring soon',
        name: 'a saved card that expires soon',
        cause: atMethods,
        seen: [[onCard('1264'), 'payment.card.expiringSoon']],
      },
      {
        entry: 'saved card expired',
        name: 'a saved card that has expired',
        // It is in the same list.
        cause: () => Promise.resolve(),
        seen: [[onCard('0006'), 'payment.card.expired']],
      },
    ],
  },
]
