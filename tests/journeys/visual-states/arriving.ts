import { PATHS } from '../../gateways/support/paths'
import * as act from './acts'
import { forgetTab, saveCode, saveLogin, saveReturning } from '../support/kept'
import { type VisualStates, visualState, variant } from '../support/visual-state'
import { LAST_MINUTE, LONG_ORDER, QUICK, WITH_TRANSFER } from '../support/wanted'
import { to } from './ways'
import { NAMELESS } from '../support/newcomer'
import type { Act } from '../support/visual-state'

const atForm = to('arriving.identifying')

// The price detail is rendered only once the app has loaded.
const isWhole: Act = ({ page }) => page.locator('[data-action="close-detail"]').waitFor({ state: 'attached' })

const email = (text: string): Act[] => [act.fill('email', text), act.leave('email')]

const asOfMember: Act = (visit) => act.holds('email', visit.member.email)(visit)
const typesContact: Act = async ({ shopper, member }) => {
  await shopper.field('gsmNumber').fill(member.gsmNumber)
  await shopper.field('email').fill(member.email)
}

export const starting: VisualStates = [
  visualState(
    'the form before the order is known',
    act.hangs(PATHS.detail, act.opens()),
    act.screen('identify'),
    isWhole,
    act.counts('[role="timer"]', 0),
  ),
  variant(
    'the form sent before the order is known',
    act.hangs(PATHS.detail, act.opens()),
    typesContact,
    act.goOn,
    act.busy('continue'),
    isWhole,
  ),
  variant(
    'the room for the methods while a kept login waits for its order',
    saveLogin,
    act.hangs(PATHS.detail, act.opens('/pay')),
    act.room('pay'),
  ),
  variant(
    'the room for the code while a kept one waits for its order',
    saveCode,
    act.hangs(PATHS.detail, act.opens('/otp')),
    act.room('otp'),
  ),
]

export const identifying: VisualStates = [
  variant('the form of an order without a contact', { isOfNobody: true }, atForm),
  visualState('the form filled from the order', atForm),
  visualState(
    'the form of a member whose login has ended',
    { isOfNobody: true },
    saveReturning,
    act.opens(),
    act.sees('[data-note="returning"]'),
    asOfMember,
  ),
  variant(
    'the form of an order that waits for a transfer',
    { order: WITH_TRANSFER },
    to('paying.lockedIn'),
    forgetTab,
    act.opens(),
    act.sees('[data-note="transfer"]'),
    asOfMember,
  ),
  visualState(
    'the form with a fault at each field',
    atForm,
    act.fill('gsmNumber', '532 123'),
    act.fill('email', 'ayşe@posta.example'),
    act.goOn,
    act.faulty('gsmNumber', 'email'),
  ),
  variant(
    'the form while the member is looked up',
    atForm,
    act.hangs(PATHS.loginStart, act.goOn),
    act.busy('continue'),
  ),
  variant(
    'the form with a number from abroad',
    atForm,
    act.fill('gsmNumber', '0049 1511 2345678'),
    act.leave('gsmNumber'),
    act.sees('[data-action="choose-country"]', '+49'),
  ),
  visualState(
    'the countries over the form',
    atForm,
    act.press('use-foreign-number'),
    act.seesFirst('[data-modal="country"] [role="option"]'),
  ),
  visualState(
    'a better e-mail offered',
    atForm,
    ...email('ayse@gmial.com'),
    act.sees('[data-action="accept-suggestion"]'),
  ),
  variant(
    'the form with the provider’s refusal',
    atForm,
    act.fails(PATHS.loginStart, 'failure:10606'),
    act.goOn,
    act.refusal,
  ),
  variant('the form after a call that failed', atForm, act.fails(PATHS.loginStart, 'status:503'), act.goOn, act.alert),
  variant('the form in the last minute', { order: LAST_MINUTE }, atForm, act.has('[role="timer"]', 'data-warning')),
  variant(
    'the form of an order with a long name and a large amount',
    { order: LONG_ORDER },
    atForm,
    act.sees('body', LONG_ORDER.merchantName),
  ),
  visualState('the page that asks for everything', { order: QUICK }, atForm, act.screen('quick-login')),
  variant(
    'the page that asks for everything, names too',
    { order: { ...QUICK, ...NAMELESS } },
    atForm,
    act.screen('quick-login'),
    act.sees('[data-field="name"]'),
  ),
]

export const startFailed: VisualStates = [
  visualState(
    'an order that could not be asked for',
    act.fails(PATHS.detail, 'status:500'),
    act.opens(),
    act.screen('start-failed'),
    act.sees('[data-action="try-again"]'),
  ),
  variant(
    'a refund that could not be asked for',
    { isRefund: true },
    act.fails(PATHS.refundDetail, 'status:500'),
    act.opens('/refund-to-balance'),
    act.screen('start-failed'),
    act.sees('[data-action="try-again"]'),
  ),
]

export const arrivalFailed: VisualStates = [
  {
    name: 'the form’s machine broken',
    unreachable:
      'only the identify machine itself could break so: every answer, and a call that fails, leads back to its form.',
    looksLike: 'an order that could not be asked for',
  },
]

const isCancelled: Act = ({ sandbox, order }) => sandbox.cancelOrder(order.token)
const isInvalid = act.sees('main[data-screen="invalid-token"] h1[tabindex]')

export const closed: VisualStates = [
  visualState('an address without a token', ({ page, language }) => page.goto(`/?lang=${language}`), isInvalid),
  visualState('a link that is dead', isCancelled, act.opens(), isInvalid),
  variant(
    'a link to a refund that is dead',
    { isRefund: true },
    isCancelled,
    act.opens('/refund-to-balance'),
    isInvalid,
  ),
]

export const restoring: VisualStates = [
  variant(
    'the room for the methods while a kept login is looked at',
    saveLogin,
    act.hangs(PATHS.credentials, act.opens('/pay')),
    act.room('pay'),
    act.timer,
  ),
  {
    name: 'the room for the code while a kept one is taken up',
    unreachable: 'a kept code is taken up without asking anybody, so this is over before it could be drawn.',
    looksLike: 'the room for the code while a kept one waits for its order',
  },
]
