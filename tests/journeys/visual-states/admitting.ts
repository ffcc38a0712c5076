import { PATHS } from '../../gateways/support/paths'
import { NAMELESS, newcomer } from '../support/newcomer'
import * as act from './acts'
import { type Act, type VisualStates, visualState, variant } from '../support/visual-state'
import { QUICK } from '../support/wanted'
import { GERMAN, to } from './ways'

const toRegister = to('registering')
const ofMember: Act = ({ shopper, member }) => shopper.field('email').fill(member.email)
const asNewcomer: Act = async ({ shopper }) => {
  const { gsmNumber, email } = newcomer()
  await shopper.field('gsmNumber').fill(gsmNumber)
  await shopper.field('email').fill(email)
}
const isOver = (name: string) => act.sees(`[data-modal="${name}"]`)

export const registering: VisualStates = [
  variant('the form of a future member', toRegister, act.screen('register')),
  variant(
    'the form with the agreement ticked by the merchant, and names asked for',
    { order: { ...NAMELESS, flags: { agreementCheckedByDefault: true } } },
    toRegister,
    act.sees('[data-field="name"]'),
  ),
  visualState(
    'the form of a new member with all its faults',
    { order: NAMELESS },
    toRegister,
    act.fill('gsmNumber', GERMAN),
    act.fill('email', 'elif.yılmaz@posta.example'),
    act.goOn,
    act.focused('gsmNumber'),
  ),
  variant(
    'a registration under way',
    toRegister,
    act.tick('outlineAgreement'),
    act.hangs(PATHS.register, act.goOn),
    act.busy('continue'),
  ),
  variant('a registration that was refused', toRegister, act.tick('outlineAgreement'), ofMember, act.goOn, act.refusal),
  visualState(
    'the user agreement over the form of a new member',
    toRegister,
    act.click('[data-opens="userAgreement"]'),
    act.seesFirst('[data-modal="agreement"] h3'),
  ),
  variant(
    'what the page that asks for everything lacks for a new member',
    { order: { ...QUICK, ...NAMELESS } },
    to('arriving.identifying'),
    asNewcomer,
    act.goOn,
    act.focused('name'),
  ),
]

const toEmail = [to('resolvingEmailMismatch'), act.focused('email')] as const

export const resolvingEmailMismatch: VisualStates = [
  visualState('the phone’s own e-mail asked for', ...toEmail),
  variant('an e-mail that is none', ...toEmail, act.fill('email', 'selin@'), act.goOn, act.faulty('email')),
  variant('an e-mail that is not the phone’s', ...toEmail, act.goOn, act.sees('[data-modal="email-mismatch"]')),
  variant(
    'the phone’s own e-mail asked for over the page',
    { order: QUICK },
    to('resolvingEmailMismatch'),
    isOver('email-verify'),
  ),
]

const toForeign = to('admittingForeignPhone')

export const admittingForeignPhone: VisualStates = [
  visualState('what a foreign number can pay with', toForeign),
  variant(
    'a foreign number that is being admitted',
    toForeign,
    act.hangs(PATHS.foreignNumber, act.goOn),
    act.busy('continue'),
  ),
  variant(
    'a foreign number that the merchant does not take',
    { order: { foreign: 'refused' } },
    toForeign,
    act.goOn,
    act.alert,
  ),
  variant('what a foreign number can pay with, over the page', { order: QUICK }, toForeign, isOver('foreign-number')),
]

const toNumber = [to('changingPhone'), act.focused('gsmNumber')] as const

export const changingPhone: VisualStates = [
  visualState('another number for the code asked for', ...toNumber),
  variant(
    'a number from abroad where only a Turkish one goes',
    ...toNumber,
    act.fill('gsmNumber', GERMAN),
    act.goOn,
    act.faulty('gsmNumber'),
  ),
  variant(
    'another number for the code asked for over the page',
    { order: QUICK },
    to('changingPhone'),
    isOver('change-phone-number'),
  ),
]
