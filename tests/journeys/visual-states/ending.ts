import { PATHS } from '../../gateways/support/paths'
import { setWaits } from '../support/changed-page'
import { shopperOn } from '../support/shopper'
import { isTaken } from '../support/tabs-test'
import * as act from './acts'
import { saveLogin, openPay } from '../support/kept'
import {
  type Act,
  type Unreachable,
  type VisualState,
  type VisualStates,
  visualState,
  variant,
} from '../support/visual-state'
import { awaited } from './bank-transfer'
import { type Path, type Visit, asking, open, spoil } from '../support/visit'
import { LITTLE, WITH_TRANSFER, withBalance, withCards } from '../support/wanted'
import { to } from './ways'

/** Short timings, so that tabs find each other and take over quickly. */
const QUICK = { leaseHeartbeat: 100, ownerGrace: 100 }

const REFUND_PATH = '/refund-to-balance'

/** Another tab of the same browser, without a page yet. */
async function otherTab(visit: Visit): Promise<Visit> {
  const page = await visit.page.context().newPage()
  await setWaits(page, { moneyDeadline: 600_000, slowAfter: 600_000, overdueAfter: 600_000 })
  return { ...visit, page, shopper: shopperOn(page, visit.sandbox, visit.member) }
}

const stands = (standing: 'there' | 'paying' | 'alone') =>
  act.sees(`main[data-screen="elsewhere"] [data-standing="${standing}"]`)

async function openElsewhere(visit: Visit, path?: Path): Promise<Visit> {
  const other = await otherTab(visit)
  await open(other, path)
  await isTaken(other)
  return other
}

const paysElsewhere: Act = async (visit) => {
  const other = await otherTab(visit)
  await openPay(other)
  await other.shopper.agree()
  await spoil(other, PATHS.cardAuth, 'hang')
  await asking(other, PATHS.cardAuth, () => other.shopper.press('pay'))
}

const seesOtherGo: Act = async (visit) => {
  const other = await openElsewhere(visit)
  await open(visit)
  await stands('there')(visit)
  await other.page.close()
}

const takenElsewhere: Act = async (visit) => {
  const other = await otherTab(visit)
  await open(other)
  await other.shopper.press('continue-here')
}

export const suspendedTransfer: VisualStates = [
  visualState(
    'a transfer with its code that another tab has taken',
    { member: { balance: LITTLE }, order: WITH_TRANSFER },
    to('paying.lockedIn'),
    takenElsewhere,
    stands('there'),
  ),
]

export const suspended: VisualStates = [
  visualState(
    'an order that is open in another tab',
    (visit) => openElsewhere(visit),
    saveLogin,
    act.opens('/pay'),
    stands('there'),
    act.sees('[data-action="continue-here"]'),
  ),
  variant(
    'an order that is being paid in another tab',
    withCards(),
    paysElsewhere,
    act.opens(),
    stands('paying'),
    act.counts('[data-action="continue-here"]', 0),
  ),
  variant(
    'a refund that is open in another tab',
    { isRefund: true },
    (visit) => openElsewhere(visit, REFUND_PATH),
    saveLogin,
    act.opens(REFUND_PATH),
    stands('there'),
  ),
  variant('an order whose other tab has gone', { waits: QUICK }, seesOtherGo, stands('alone')),
]

const paid = to('result')
const pays = [act.agree, act.pay, act.screen('result'), act.sees('[data-receipt] dl >> nth=1')]
const PERMISSION = '/api/v1/members/users/communicationsPermission'

/** Receipts that together show each part an amount can have. */
const receipts: readonly VisualState[] = [
  visualState(
    'the receipt of a mixed payment with a bonus',
    withBalance(LITTLE, [{ cardNumber: '5451030000000000' }]),
    to('paying.choosing'),
    act.check('bonus'),
    act.check('mixPayment'),
    ...pays,
  ),
  variant(
    'the receipt of a payment in installments',
    withCards(),
    to('paying.choosing'),
    act.pick('selectedInstallment', 6),
    ...pays,
  ),
  visualState(
    'the permission for messages, which was refused',
    paid,
    act.press('offer-permission'),
    act.fails(PERMISSION, 'failure:10051'),
    act.press('permit'),
    act.sees('[data-modal="communications-permission"] [role="alert"]'),
  ),
]

const wayBack = act.sees('main [data-action="go-back"]')

/** Uses URLs of the running shop. */
const ledNowhere = 'a payment that is complete, with a way back that led nowhere'
const reachNowhere: VisualState['reach'] = (scene) => {
  const { shop } = scene.origins
  const order = { callbackUrl: `${shop}/callback?answer=204`, goBackUrl: `${shop}/` }
  const led = [paid, act.press('go-back'), act.sees('main [data-action="open-shop"]')]
  return variant(ledNowhere, { order }, ...led).reach(scene)
}

export const result: VisualStates = [
  awaited,
  visualState(
    'a payment that is complete, with the way back to the shop',
    paid,
    wayBack,
    act.counts('main [data-action="open-shop"]', 0),
  ),
  { ...variant(ledNowhere, paid), reach: reachNowhere },
  // The page does not redirect on its own here, so there is nothing to announce.
  variant(
    'an order that had been paid before',
    paid,
    act.opens(),
    act.screen('result'),
    wayBack,
    act.counts('main h1 + p > span', 0),
  ),
  ...receipts,
]

export const resultStaying: VisualStates = [
  {
    name: 'the machine that knows the way back broken',
    unreachable:
      'only the shop-return machine itself could break so: a post that fails leads to the way back that led nowhere.',
    looksLike: ledNowhere,
  },
]

/** A fake clock, which the test can move forward. */
const ownTime: Act = ({ page }) => page.clock.install()
const anHourLater: Act = ({ page }) => page.clock.fastForward(3_600_000)
const tryAgain = act.sees('main [data-action="try-again"]')

const refusedWithPayment = [openPay, act.agree, act.fails(PATHS.cardAuth, 'status:401:html'), act.pay] as const

export const expiredShown: VisualStates = [
  visualState(
    'an order whose time is over',
    ownTime,
    act.opens(),
    act.timer,
    anHourLater,
    act.screen('form-expired'),
    tryAgain,
  ),
  variant(
    'a login whose time is over',
    { order: { expiresInSeconds: 7200, memberSessionSeconds: 900 } },
    ownTime,
    openPay,
    anHourLater,
    act.screen('member-expired'),
    tryAgain,
  ),
  variant(
    'a refund whose time is over',
    { isRefund: true },
    ownTime,
    act.opens(REFUND_PATH),
    act.timer,
    anHourLater,
    act.screen('form-expired'),
    tryAgain,
  ),
  visualState(
    'a login that was refused with the payment itself',
    withCards(),
    ...refusedWithPayment,
    act.screen('member-expired'),
    tryAgain,
  ),
  variant(
    'an order whose time is over, after a payment of unknown outcome',
    withCards(),
    ownTime,
    ...refusedWithPayment,
    act.press('try-again'),
    act.screen('identify'),
    act.timer,
    anHourLater,
    act.screen('form-expired'),
    tryAgain,
  ),
]

/** For states in which the press itself leaves the page. */
const leftAtOnce = (name: string, looksLike: string): Unreachable => ({
  name,
  unreachable: 'the page is left at the press itself, and until then it looks as it did before.',
  looksLike,
})

export const expiredLeaving: VisualStates = [
  leftAtOnce('the page about to start again', 'an order whose time is over'),
  leftAtOnce(
    'the page about to start again after a payment of unknown outcome',
    'an order whose time is over, after a payment of unknown outcome',
  ),
]

export const loggingOut: VisualStates = [leftAtOnce('the page about to start again for a visitor', 'the saved cards')]

export const expiredReturning: VisualStates = [
  leftAtOnce('the page about to start again for a member', 'a login whose time is over'),
  leftAtOnce(
    'the page about to start again for a member after a payment of unknown outcome',
    'a login that was refused with the payment itself',
  ),
]
