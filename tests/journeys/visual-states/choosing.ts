import { PATHS } from '../../gateways/support/paths'
import { CARD_CALLS } from '../support/card-calls'
import { offerInstallments } from '../support/long-list'
import { CARDS } from '../support/shopper'
import * as act from './acts'
import { balanceChoices } from './balance'
import { creditChoices } from './shopping-credit'
import { saveLogin } from '../support/kept'
import { type Act, type VisualState, type VisualStates, visualState, variant } from '../support/visual-state'
import { transferChoices } from './bank-transfer'
import { AGEING_CARDS, LAST_MINUTE, LONG_ORDER, WITH_BKM, withCards } from '../support/wanted'
import { to } from './ways'

const PAY = '[data-action="pay"]'
const OPTIONS = '[data-field="selectedInstallment"] label'
const atMethods = to('paying.choosing')
const newCard = act.press('pay-with-new-card')
const lookAtDetail = [act.press('toggle-detail'), act.sees('[data-action="close-detail"]')]
const offersInstallments =
  (count: number): Act =>
  ({ page }) =>
    offerInstallments(page, count)

const CAMPAIGN = {
  init: {
    plusInstallmentResponseList: [
      { startDate: '2020-01-01', plusInstallment: 2, cardBankDtoList: [{ cardBankName: 'Denizbank' }] },
    ],
  },
}

/** What the order adds around the methods. */
const aroundMethods: readonly VisualState[] = [
  visualState(
    'the question whether to leave for the shop',
    atMethods,
    act.press('go-back'),
    act.sees('[data-modal="exit"]'),
  ),
  visualState(
    'a campaign over the methods, in the compact design',
    { order: { ...CAMPAIGN, flags: { campaignEnabled: true, newDesignEnabled: false } } },
    atMethods,
    act.sees('[data-campaign="plusInstallment"]'),
  ),
]

const cardChoices: readonly VisualState[] = [
  variant(
    'the room for the installments while they are on their way',
    withCards(),
    act.fails(CARD_CALLS.installments, 'hang'),
    atMethods,
    act.sees('[data-room="installments"]'),
  ),
  visualState(
    'the installments of a saved card, one of them chosen',
    withCards(),
    atMethods,
    act.counts(OPTIONS, 5),
    act.pick('selectedInstallment', 6),
    act.sees(PAY, /2[.,]568/),
  ),
  variant(
    'why an amount with installments is another one, opened on a phone',
    withCards(),
    atMethods,
    act.pick('selectedInstallment', 6),
    ...lookAtDetail,
    act.sees('aside dl >> nth=0', /88[.,]04/),
  ),
  variant(
    'installments that could not be had',
    withCards(),
    act.fails(CARD_CALLS.installments, 'status:503'),
    atMethods,
    act.sees('main', /Tek çekimle ödeyebilirsiniz|pay in a single payment/),
  ),
  variant(
    'installments to which a campaign adds, at the cash price',
    withCards(CAMPAIGN),
    offersInstallments(3),
    atMethods,
    act.counts(`${OPTIONS}:has-text("+2")`, 2),
  ),
  variant('thirty-six installments', withCards(), offersInstallments(36), atMethods, act.counts(OPTIONS, 36)),
  variant(
    'a debit card, which has no installments and is asked about by its bank',
    atMethods,
    act.card('5890040000000016'),
    act.sees('[data-note="threeDS"]'),
  ),
  visualState(
    'a bonus that is used',
    atMethods,
    act.card('5451030000000000'),
    act.check('bonus'),
    act.sees(PAY, /2[.,]470/),
  ),
  variant(
    'a bonus of which only a part can be used',
    { order: { price: 90 } },
    atMethods,
    act.card('5528790000000008'),
    act.sees('[data-field="bonus"]'),
  ),
  variant(
    'a bonus that leaves a single payment',
    atMethods,
    act.card('4543590000000006'),
    act.check('bonus'),
    act.counts(OPTIONS, 0),
  ),
  variant(
    'the saved cards beside BKM Express',
    withCards(WITH_BKM),
    atMethods,
    act.sees('[data-action="pay-with-bkm"]'),
  ),
  variant(
    'the form of the first card beside BKM Express',
    { order: WITH_BKM },
    atMethods,
    act.sees('[data-action="pay-with-bkm"]'),
  ),
  variant('BKM Express chosen', withCards(WITH_BKM), atMethods, act.press('pay-with-bkm'), act.focused('bkm')),
]

// The payment is refused, but the answer that says so is lost.
const losesRefusal: Act = async ({ sandbox, order, trouble }) => {
  trouble.allow(/Failed to load resource/)
  await sandbox.setFault({ token: order.token, path: PATHS.cardAuth, phase: 'after-commit', act: 'status:503' })
}

const paysWithTooLittle = [act.card(CARDS.notSufficientFunds), act.agree, act.pay]
const lastPaid: Act = act.checked(/3771/)

export const choosing: VisualStates = [
  visualState(
    'the room for the cards while they are on their way',
    saveLogin,
    act.hangs(PATHS.cards, act.opens('/pay')),
    act.room('pay'),
  ),
  visualState(
    'a wallet that could not be opened',
    saveLogin,
    act.fails(PATHS.cards, 'status:503'),
    act.opens('/pay'),
    act.screen('pay'),
    act.alert,
    act.sees('main [data-action="try-again"]'),
  ),
  variant('the saved cards', withCards(), atMethods, lastPaid),
  visualState(
    'saved cards of which one ends soon and one has expired',
    { member: { cards: AGEING_CARDS } },
    atMethods,
    act.closedChoice(/0006/),
  ),
  variant(
    'the form of the first card',
    atMethods,
    act.holds('cardNumber', ''),
    act.counts('[data-action="pay-with-saved-card"]', 0),
  ),
  variant(
    'the form of a new card beside saved ones',
    withCards(),
    atMethods,
    newCard,
    act.focused('cardNumber'),
    act.sees('[data-action="pay-with-saved-card"]'),
  ),
  visualState(
    'a new card with faults',
    atMethods,
    act.types('cardNumber', '5400360000000004'),
    act.fill('accountHolder', 'Elif'),
    act.pay,
    act.faulty('cardNumber', 'expireDate', 'cvc', 'accountHolder', 'agreement'),
  ),
  variant('a complete new card', atMethods, act.card(), act.agree, act.lacks(PAY, 'aria-describedby')),
  variant('an agreement that is missing', withCards(), atMethods, act.pay, act.faulty('agreement')),
  visualState('a declined card', atMethods, ...paysWithTooLittle, act.refusal, act.holds('cvc', '')),
  variant(
    'a payment that was looked for and found not charged',
    atMethods,
    losesRefusal,
    ...paysWithTooLittle,
    act.screen('pay'),
    act.alert,
  ),
  visualState(
    'what the amount is made of, opened on a phone',
    withCards(),
    atMethods,
    ...lookAtDetail,
    act.has('[data-action="toggle-detail"]', 'aria-expanded', 'true'),
  ),
  variant(
    'the saved cards in the last minute',
    withCards(LAST_MINUTE),
    atMethods,
    act.has('[role="timer"]', 'data-warning'),
  ),
  variant(
    'the saved cards before a long name and a large amount',
    withCards(LONG_ORDER),
    atMethods,
    act.sees(PAY, /1[.,]234[.,]567/),
  ),
  ...aroundMethods,
  ...cardChoices,
  ...balanceChoices,
  ...creditChoices,
  ...transferChoices,
]
