import { PATHS } from '../../gateways/support/paths'
import { ACTS } from '../../machines/support/way-table'
import * as act from './acts'
import { opensBalance } from './balance'
import { saveLogin } from '../support/kept'
import { type Act, type VisualStates, visualState, variant } from '../support/visual-state'
import { PLENTY, WITH_BKM, withBalance, withCards } from '../support/wanted'
import { take, to } from './ways'

/** A saved card, ready to pay. */
const ready = [to('paying.choosing'), act.agree]
const isOut = [act.screen('pay'), act.busy('pay')]
const pays = [act.hangs(PATHS.cardAuth, act.pay), ...isOut]

export const opening: VisualStates = [
  variant(
    'the room for the methods while their code is on its way',
    saveLogin,
    act.lacksCode('payment', 'never'),
    act.asks('/assets/payment-', act.opens('/pay')),
    act.room('pay'),
  ),
]

export const openingFailed: VisualStates = [
  variant(
    'methods whose code did not come',
    saveLogin,
    act.lacksCode('payment', 'broken'),
    act.opens('/pay'),
    act.screen('opening-failed'),
    act.sees('[data-action="try-again"]'),
  ),
]

export const redirecting: VisualStates = [
  visualState('the way to the 3-D Secure page of a bank', to('paying.redirecting')),
  variant(
    'the way to BKM Express',
    withCards(WITH_BKM),
    to('paying.choosing'),
    act.press('pay-with-bkm'),
    act.agree,
    act.pay,
    act.sees('main [data-redirect="bkm"]'),
  ),
]

export const pressed: VisualStates = [
  variant(
    'a payment that was pressed, while its order is looked at once more',
    withCards(),
    ...ready,
    act.hangs(PATHS.detail, act.pay),
    ...isOut,
  ),
]

// Status 204 ends the navigation and leaves the page in place. Chromium does not let a test read a page whose navigation is pending.
const leadsNowhere: Act = ({ page }) =>
  page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  )

export const exiting: VisualStates = [
  variant(
    'the way to a shop that takes its time',
    to('paying.choosing'),
    leadsNowhere,
    act.press('go-back'),
    act.press('exit'),
    act.busy('exit'),
  ),
]

export const inFlight: VisualStates = [
  variant('a payment with a saved card on its way', withCards(), ...ready, ...pays),
  variant(
    'a payment with a new card on its way',
    to('paying.choosing'),
    act.hangs(PATHS.cardAuth, take(ACTS.paysByCard)),
    ...isOut,
  ),
  variant(
    'a payment from the balance on its way, the other methods closed',
    withBalance(PLENTY),
    ...opensBalance,
    act.agree,
    act.hangs(PATHS.balanceAuth, act.pay),
    ...isOut,
    act.has('[data-method="credit-card"]', 'aria-disabled', 'true'),
  ),
  variant(
    'a payment that takes longer than usual',
    { ...withCards(), waits: { slowAfter: 1 } },
    ...ready,
    ...pays,
    act.sees('[data-slow]'),
  ),
]

export const overdue: VisualStates = [
  variant(
    'a payment that takes so long that it is checked on',
    { ...withCards(), waits: { slowAfter: 1, overdueAfter: 2 } },
    ...ready,
    act.hangs(PATHS.cardAuth, act.pay),
    act.screen('outcome-unknown'),
    act.sees('[role="progressbar"]'),
  ),
]

/** The order is read when the page opens and before the payment; the third read follows the lost answer. */
const AFTER_CHECK = 3

const lost = to('reconciling')
const isResting = (standing: string): Act[] => [
  act.sees(`[data-standing="${standing}"]`),
  act.lacks('[data-action="check-again"]', 'aria-disabled'),
]

export const reconciling: VisualStates = [
  visualState(
    'a lost answer while it is asked for',
    act.fails(PATHS.detail, 'hang', AFTER_CHECK),
    lost,
    act.busy('check-again'),
  ),
  variant('a lost answer between two questions', lost, ...isResting('checking')),
  visualState(
    'a lost answer with an unknown outcome',
    { order: { telling: { noPayment: false } }, waits: { reconcilePause: 1 } },
    lost,
    ...isResting('unknown'),
  ),
  variant(
    'a lost answer of an order that is closed',
    act.fails(PATHS.detail, 'failure:5125', AFTER_CHECK),
    lost,
    ...isResting('closed'),
  ),
]

export const reconcilingFailed: VisualStates = [
  {
    name: 'the machine that asks for a lost answer broken',
    unreachable: 'only the reconciliation machine itself could break so: a failed question is the answer "unknown".',
    looksLike: 'a lost answer with an unknown outcome',
  },
]
