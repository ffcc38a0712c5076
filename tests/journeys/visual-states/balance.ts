import { PATHS } from '../../gateways/support/paths'
import * as act from './acts'
import { saveLogin } from '../support/kept'
import { type Act, type VisualState, visualState, variant } from '../support/visual-state'
import { LITTLE, PLENTY, WITH_BALANCE, withBalance } from '../support/wanted'
import { to } from './ways'

const PAY = '[data-action="pay"]'
const atMethods = to('paying.choosing')
const lookAtDetail = [act.press('toggle-detail'), act.sees('[data-action="close-detail"]')]

/** Waits for the balance before opening its tab, so that nothing changes afterwards. */
export const opensBalance: readonly Act[] = [
  atMethods,
  act.sees('[data-method="balance"]', /\d/),
  act.method('balance'),
  act.sees('[data-form="balance-form"]'),
]

const changesPrice: Act = ({ sandbox, order }) => sandbox.changePrice(order.token, 2600)
const closesDanger: Act = async (scene) => {
  await scene.page.locator('[data-modal="danger"] [data-action="close"]').click()
  await act.counts('[data-modal]', 0)(scene)
}
const findsOtherPrice = [act.agree, changesPrice, act.pay, act.sees('[data-action="accept-price"]')]

/** Methods side by side, and what the balance pays alone or together with a card. */
export const balanceChoices: readonly VisualState[] = [
  variant(
    'the methods while cards and balance are on their way',
    { order: WITH_BALANCE },
    saveLogin,
    act.fails(PATHS.cards, 'hang'),
    act.hangs(PATHS.balances, act.opens('/pay')),
    act.sees('[role="tablist"]'),
  ),
  variant(
    'the methods, the cards chosen',
    withBalance(PLENTY),
    atMethods,
    act.sees('[data-method="balance"]', /3[.,]115/),
  ),
  visualState(
    'a balance that is enough',
    withBalance(PLENTY),
    ...opensBalance,
    act.agree,
    act.sees('main', /635[.,]40/),
  ),
  variant('a balance without the agreement', withBalance(PLENTY), ...opensBalance, act.pay, act.faulty('agreement')),
  visualState(
    'that the balance is not enough, over the screen',
    withBalance(LITTLE),
    ...opensBalance,
    act.sees('[data-modal="balance-info"]'),
  ),
  variant(
    'a balance that is not enough',
    withBalance(LITTLE),
    ...opensBalance,
    act.press('understood'),
    act.counts('[data-modal]', 0),
    act.sees('[data-action="choose-card"]'),
  ),
  variant(
    'a balance on its way',
    { order: WITH_BALANCE },
    act.fails(PATHS.balances, 'hang'),
    atMethods,
    act.method('balance'),
    act.sees('[data-room="balance"]'),
  ),
  variant(
    'an unknown balance',
    { order: WITH_BALANCE },
    act.fails(PATHS.balances, 'status:503'),
    atMethods,
    act.method('balance'),
    act.sees('[data-action="try-again"]'),
  ),
  variant(
    'an order without a method',
    { order: { flags: { creditCardEnabled: false } } },
    saveLogin,
    act.opens('/pay'),
    act.sees('[data-modal="danger"]'),
  ),
  variant(
    'an order without a method, once its modal was closed',
    { order: { flags: { creditCardEnabled: false } } },
    saveLogin,
    act.opens('/pay'),
    closesDanger,
    act.sees('main [role="note"]'),
  ),
  visualState('a mixed payment', withBalance(LITTLE), atMethods, act.check('mixPayment'), act.sees(PAY, /1[.,]839/)),
  variant(
    'what a mixed payment with a bonus is made of, opened on a phone',
    withBalance(LITTLE, [{ cardNumber: '5451030000000000' }]),
    atMethods,
    act.check('bonus'),
    act.check('mixPayment'),
    ...lookAtDetail,
    act.sees('aside dl >> nth=-1', /1[.,]829/),
  ),
  variant('what the balance pays, opened on a phone', withBalance(PLENTY), ...opensBalance, ...lookAtDetail),
  variant(
    'a balance that can’t be used with a new card',
    withBalance(LITTLE),
    atMethods,
    act.press('pay-with-new-card'),
    act.disabled('mixPayment'),
  ),
  variant(
    'a balance that can’t be used with the card that is chosen',
    withBalance(LITTLE, [{ cardNumber: '5526080000000006', threeDSVerified: false, lastPaidCard: true }]),
    atMethods,
    act.disabled('mixPayment'),
  ),
  variant(
    'a balance that can’t be used with installments',
    withBalance(LITTLE),
    atMethods,
    act.pick('selectedInstallment', 6),
    act.disabled('mixPayment'),
  ),
  variant(
    'the wallet’s own card with too little behind it',
    withBalance(LITTLE),
    atMethods,
    act.choose(/0002/),
    act.has(PAY, 'aria-describedby'),
  ),
  visualState('a price that has changed', withBalance(PLENTY), atMethods, ...findsOtherPrice),
  variant(
    'a price that has changed, once its modal was closed',
    withBalance(PLENTY),
    atMethods,
    ...findsOtherPrice,
    closesDanger,
  ),
  variant('a price that has changed before a balance', withBalance(PLENTY), ...opensBalance, ...findsOtherPrice),
]
