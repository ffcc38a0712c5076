import type { EventObject } from 'xstate'
import type { EVENTS } from '../../machines/fixtures/events'
import { CARDS } from '../support/shopper'
import type { PageAct, Target } from './page-acts'
import { type PathAhead, answerAhead } from './path-ahead'

type Tables = typeof EVENTS
type EventOf<Table> = Table extends Readonly<Record<string, readonly (infer Event)[]>> ? Event : never
/** Events that no path contains; `exceptions.ts` says why. */
type NotHere = 'shopper.closedBank'
type ShopperEvent = Exclude<
  Extract<EventOf<Tables[keyof Tables]>, { readonly type: `shopper.${string}` }>,
  { readonly type: NotHere }
>

type Gestures = {
  readonly [Type in ShopperEvent['type']]: (
    event: Extract<ShopperEvent, { readonly type: Type }>,
    path: PathAhead,
  ) => readonly PageAct[]
}

const action = (name: string) => `[data-action="${name}"]`
const field = (name: string) => `[data-field="${name}"]`
const inModal = (name: string, selector: string) => `[data-modal="${name}"] ${selector}`

type On = Target['on']
const click = (on: On, how: Omit<Target, 'on'> = {}): PageAct => ({ act: 'click', on, ...how })
const press = (name: string): readonly PageAct[] => [click(action(name))]
const fill = (on: On, text: string): PageAct => ({ act: 'fill', on, text })
const check = (on: On, is = true, how: Omit<Target, 'on'> = {}): PageAct => ({ act: 'check', on, is, ...how })
/** Prefers the modal: its controls have the same names as those of the page below. */
const overPage = (selector: string): On => [`[data-modal] ${selector}`, selector]

/** Replaces the code of the fixtures by the right or a wrong one, depending on the answer that the path will get. */
function codeFor(text: string, path: PathAhead): string {
  return text.replace(/\d{6}/, answerAhead(path, 'verifyCode') === 'refused' ? '{{wrongCode}}' : '{{code}}')
}

/** Whether the press sends a call at once: the next event is its answer. */
const sendsAtOnce = ({ ahead }: PathAhead) => ahead[1]?.event.type.startsWith('xstate.') === true

/** How to close each modal that asks nothing. */
const WAYS_OUT = [
  ...['verify-identity', 'credit-offer'].map((name) => inModal(name, action('close'))),
  ...['balance-info', 'how-to-apply'].map((name) => inModal(name, action('understood'))),
  inModal('leave-transfer', action('stay')),
]

const choose = (name: string, value: string | number) => [check(`${field(name)} input[value="${value}"]`)]

const chooseMethod = (method: string) => [click(`[data-method="${method}"]`, { isCovered: true })]

const CODE = field('verificationCode')

const CARDS_IN_WALLET = ['first', 'last paid', 'expired']

/** A shopper's gestures for each of their events. Total by type: an event without a gesture does not compile. */
const GESTURES: Gestures = {
  'shopper.typed': ({ field: name, text }) => [fill(field(name), text)],
  'shopper.continued': () => [click(overPage(action('continue')), { at: -1 })],
  'shopper.ticked': ({ isTicked }) => [check(field('outlineAgreement'), isTicked, { isCovered: true })],
  'shopper.askedCountries': () => press('choose-country'),
  'shopper.typedEmail': ({ text }) => [fill(overPage(field('email')), text)],
  'shopper.typedNumber': ({ text }, { numbers }) => [
    // Each valid number is a new one, which belongs to no member.
    fill(overPage(field('gsmNumber')), text.length > 3 ? `{{number${numbers}}}` : text),
  ],
  'shopper.askedNewNumber': () => press('change-number'),
  'shopper.steppedBack': () => [
    click([action('other-number'), action('start-again'), action('step-back'), action('decline')]),
  ],
  'shopper.typedCode': ({ text }, path) => [
    fill(CODE, ''),
    { act: 'pressSequentially', on: CODE, text: codeFor(text, path) },
  ],
  'shopper.insertedCode': ({ text }, path) => [
    { act: 'focus', on: CODE },
    { act: 'insert', text: codeFor(text, path) },
  ],
  'shopper.enteredCode': () => press('verify'),
  'shopper.askedForCode': () => [click(overPage(action('resend')), { at: -1 })],
  'shopper.choseCard': ({ cardToken }) => [
    check(`${field('selectedCard')} input[type="radio"]`, true, {
      at: CARDS_IN_WALLET.indexOf(cardToken),
      isCovered: true,
    }),
  ],
  'shopper.askedNewCard': () => press('pay-with-new-card'),
  'shopper.askedSavedCards': () => press('pay-with-saved-card'),
  'shopper.filledCard': () => [
    fill(field('cardNumber'), CARDS.approved),
    fill(field('expireDate'), '12/2030'),
    fill(field('cvc'), '123'),
    fill(field('accountHolder'), 'Elif Yılmaz'),
  ],
  'shopper.leftField': ({ field: name }) => [
    { act: 'focus', on: field(name) },
    { act: 'blur', on: field(name) },
  ],
  'shopper.choseInstallment': ({ installmentNumber }) => choose('selectedInstallment', installmentNumber),
  'shopper.choseBonus': ({ isBonusSelected }) => [check(field('bonus'), isBonusSelected)],
  'shopper.choseMix': ({ isMixAsked }) => [check(field('mixPayment'), isMixAsked)],
  'shopper.askedThreeDS': ({ isThreeDSAsked }) => [check(field('threeDS'), isThreeDSAsked)],
  'shopper.storedCard': ({ isCardStored }) => [check(field('registerConsumerCard'), isCardStored)],
  'shopper.askedBkm': () => press('pay-with-bkm'),
  'shopper.wentToBank': () => [click(`main ${action('continue')}`)],
  'shopper.agreed': ({ isAgreed }) => [check(field('agreement'), isAgreed)],
  // The form clears the security code once a payment was sent, so a second payment needs it again.
  'shopper.paid': (_, path) => [
    ...(sendsAtOnce(path) ? [{ ...fill(field('cvc'), '123'), isShownOnly: true } as const] : []),
    ...press('pay'),
  ],
  'shopper.closedDanger': () => [click(inModal('danger', action('close')))],
  'shopper.acceptedPrice': () => press('accept-price'),
  'shopper.askedHow': () => press('how-to-apply'),
  'shopper.askedPlans': () => press('ask-plans'),
  'shopper.applied': () => press('apply'),
  'shopper.choseMethod': ({ method }) => chooseMethod(method),
  // A bank for the transfer, or one that lends.
  'shopper.choseBank': (event) =>
    'bankId' in event ? choose('selectedBankId', event.bankId) : choose('bank', event.acquirerId),
  'shopper.tookDetails': () => press('complete-order'),
  'shopper.askedOtherMethod': () => chooseMethod('credit-card'),
  // From the page, or from the modal that says no other method is available.
  'shopper.askedToLeave': () => [click([inModal('leave-transfer', action('leave-transfer')), action('leave')])],
  'shopper.left': () => press('leave-transfer'),
  'shopper.askedBalance': () => press('try-again'),
  'shopper.retried': () => [click([action('other-email'), action('try-again')])],
  'shopper.askedAgain': () => press('check-again'),
  // Printing is one of the reasons to stay on the page.
  'shopper.paused': () => press('print'),
  'shopper.wentToShop': () => [click(`main ${action('go-back')}`)],
  'shopper.closedNotice': () => press('close-alert'),
  'shopper.attendedNotice': () => [{ act: 'hover', on: action('close-alert') }],
  'shopper.leftNotice': () => [{ act: 'leave' }],
  // From the page, or from one legal text to another.
  'shopper.openedText': ({ text }) => [
    click([inModal('agreement', `[data-opens="${text}"]`), `[data-opens="${text}"]`], { at: -1 }),
  ],
  'shopper.closedText': () => [click(inModal('agreement', action('close')), { at: 0 })],
  'shopper.toggledDetail': () => [click([action('close-detail'), action('toggle-detail')])],
  'shopper.askedToExit': () => press('go-back'),
  'shopper.loggedOut': () => press('log-out'),
  'shopper.exited': () => [click(inModal('exit', action('exit')))],
  'shopper.keptPaying': () => [click(inModal('exit', action('stay')))],
  'shopper.searched': ({ text }) => [fill(field('countrySearch'), text)],
  'shopper.pickedCountry': ({ prefix }) => [click(`[role="option"][data-prefix="${prefix}"]`)],
  'shopper.gaveIdentity': () => [click(inModal('verify-identity', action('verify')))],
  'shopper.askedForLink': ({ linkType }) => [click([action('send-app-link'), action(`send-app-link-${linkType}`)])],
  'shopper.verified': () => press('identity-verified'),
  'shopper.closed': () => [click(WAYS_OUT)],
  'shopper.continuedHere': () => press('continue-here'),
  'shopper.claimed': () => press('claim'),
  'shopper.choseDestination': ({ into }) => choose('settlementDestination', into),
  'shopper.toggledAlways': ({ isAlways }) => [check(field('alwaysTransfer'), isAlways, { isCovered: true })],
  'shopper.confirmed': () => press('confirm'),
  'shopper.openedPermission': () => press('offer-permission'),
  'shopper.permitted': () => press('permit'),
  'shopper.closedCountries': () => [click(inModal('country', action('close')))],
}

export const GESTURED = Object.keys(GESTURES)

export const isShoppers = ({ type }: EventObject): boolean => type.startsWith('shopper.')

/** The acts on the page for an event of the shopper. Throws if the table has no gesture for it. */
export function gestureFor(event: EventObject, path: PathAhead): readonly PageAct[] {
  const gesture = GESTURES[event.type as ShopperEvent['type']] as
    ((event: EventObject, path: PathAhead) => readonly PageAct[]) | undefined
  if (!gesture) throw new Error(`no gesture for ${event.type}`)
  return gesture(event, path)
}
