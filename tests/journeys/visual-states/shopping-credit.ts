import type { CreditCategory } from '../../../sandbox/records/credit-settings'
import { PATHS } from '../../gateways/support/paths'
import type { WantedMember, WantedOrder } from '../../support/control-answers'
import { CARDS } from '../support/shopper'
import * as act from './acts'
import { type VisualState, type VisualStates, visualState, variant } from '../support/visual-state'
import { withCredit } from '../support/wanted'
import { to } from './ways'

const atMethods = to('paying.choosing')
const presses = act.method('shopping-credit')
const opensCredit = [atMethods, presses, act.sees('[data-plan="sample"]')]
const choosesAnka = act.choose('Anka Bankası')
const choosesBank = [choosesAnka, act.sees('[data-plan="own"]')]
const applies = [...opensCredit, ...choosesBank, act.agree, act.press('apply')]

const notGiven = (name: string, category: string, member: WantedMember, order?: WantedOrder): VisualState =>
  variant(name, withCredit(member, order), atMethods, presses, act.sees(`[data-ineligible="${category}"]`))

const withGoods = (category: CreditCategory): VisualState =>
  variant(
    `a shopping credit that is not given for goods that are marked ${category}`,
    withCredit({}, { credit: { category } }),
    atMethods,
    presses,
    act.sees('[data-ineligible]'),
  )

export const creditChoices: readonly VisualState[] = [
  variant(
    'the room for the banks of a shopping credit',
    withCredit(),
    atMethods,
    act.hangs(PATHS.creditBanks, presses),
    act.sees('[data-room="banks"]'),
  ),
  variant(
    'the banks of a shopping credit that could not be had',
    withCredit(),
    atMethods,
    act.fails(PATHS.creditBanks, 'status:503'),
    presses,
    act.sees('main [data-action="try-again"]'),
  ),
  visualState('a shopping credit, its bank and payment plan chosen', withCredit(), ...opensCredit, ...choosesBank),
  variant(
    'a shopping credit without a bank, and a payment plan by way of example',
    withCredit(),
    ...opensCredit,
    act.press('apply'),
    act.faulty('bank', 'agreement'),
  ),
  visualState(
    'a payment plan of a bank that could not be had',
    withCredit(),
    ...opensCredit,
    act.fails(PATHS.creditPlans, 'status:503'),
    choosesAnka,
    act.sees('[data-action="ask-plans"]'),
  ),
  visualState(
    'how one applies for a shopping credit',
    withCredit(),
    ...opensCredit,
    act.press('how-to-apply'),
    act.sees('[data-modal="how-to-apply"]'),
  ),
  visualState(
    'a shopping credit offered in the place of a card with too little behind it',
    withCredit(),
    atMethods,
    act.card(CARDS.notSufficientFunds),
    act.agree,
    act.pay,
    act.sees('[data-modal="credit-offer"]'),
  ),
  variant(
    'a shopping credit that had been applied for already',
    withCredit(),
    act.fails(PATHS.creditApplication, 'failure:200321'),
    ...applies,
    act.alert,
  ),
  variant(
    'a shopping credit for goods that are out of stock',
    withCredit({}, { credit: { outOfStock: true } }),
    ...applies,
    act.alert,
  ),
  variant(
    'a shopping credit for a large order, which fewer banks lend for',
    withCredit({}, { price: 98_765.43 }),
    ...opensCredit,
    ...choosesBank,
  ),
  notGiven('a shopping credit that is not given for so little', 'amountLimits', {}, { price: 499.99 }),
  {
    ...notGiven('a shopping credit for which the account has to be verified', 'kyc', { kycLevel: 0 }),
    isVariant: false,
  },
  notGiven('a shopping credit refused to a member under 18', 'underAge', { birthDate: '2012-04-23' }),
  notGiven('a shopping credit that is not given to a member that is restricted', 'memberRestriction', {
    creditRestricted: true,
  }),
  notGiven('a shopping credit that is not given to a member whose e-mail is not confirmed', 'emailConfirmation', {
    emailConfirmed: false,
  }),
  ...(['GOLD', 'FOOD', 'PHONE_PC_TABLET', 'OTHER', 'UNKNOWN'] as const).map(withGoods),
]

export const goingForCredit: VisualStates = [
  visualState('the way to the bank of a shopping credit', withCredit(), to('paying.goingForCredit')),
]
