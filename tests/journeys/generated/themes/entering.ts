import type { AnyMachineSnapshot } from 'xstate'
import { checkoutFace } from '../../../machines/exploration/checkout-face'
import { FAMILY } from '../../../machines/exploration/checkout-space'
import type { Way } from '../../../machines/exploration/explore'
import type { System } from '../../../machines/exploration/system'
import { INPUTS } from '../../../machines/fixtures/inputs'
import { INSTANTS } from '../../../machines/fixtures/instants'
import { ORDER_OF_NOBODY } from '../../../machines/fixtures/shopper'
import { LEAVING, type Theme, happening, kindOfAnswer, withoutAnswer } from './theme'

const [, , LATE] = INSTANTS

interface AnyOrder {
  readonly kind?: string
  readonly order?: { readonly isQuickLogin: boolean }
  readonly isUnresolved?: boolean
}

/** Left out: a payment sent by an earlier page, and quick login; both have themes of their own. */
export const isOrderHere = (output: unknown) => {
  const { kind, order, isUnresolved } = (output ?? {}) as AnyOrder
  return (
    kind !== 'unsettled' &&
    isUnresolved !== true &&
    (order as unknown) !== ORDER_OF_NOBODY &&
    order?.isQuickLogin !== true
  )
}

function isFormWaiting({ kids }: System): boolean {
  const form = kids.get('identify')
  return form?.kind === 'machine' && form.system.snapshot.matches({ filling: { form: 'waiting' } })
}

const hasSendingProblem = ({ context }: AnyMachineSnapshot) =>
  (context as { sendingProblem?: unknown }).sendingProblem !== undefined

const contextOf = (snapshot: AnyMachineSnapshot) =>
  snapshot.context as { readonly asked?: unknown; readonly toRestore?: unknown }

const KINDS_OF_SIGN_IN: Readonly<Record<string, string>> = {
  restored: 'login',
  codePending: 'code',
  admitted: 'admission',
}

/** The service answers `visitor` for every failed restore of a login. */
function isOfSignIn(output: unknown, toRestore: unknown): boolean {
  const { kind = '' } = (output ?? {}) as { kind?: string }
  return kind === 'visitor' ? toRestore === 'login' : KINDS_OF_SIGN_IN[kind] === toRestore
}

/** Where Back leads if the page began at the form. States that share the form's URL have no entry behind them. */
function isBehind(screen: string | undefined, snapshot: AnyMachineSnapshot) {
  if (snapshot.matches({ journey: 'changingPhone' })) return screen === 'otp'
  const isAfterForm = ['registering', 'resolvingEmailMismatch', 'verifyingOtp'].some((journey) =>
    snapshot.matches({ journey }),
  )
  return isAfterForm && screen === 'identify'
}

/** An admission is restored by a different call and has a journey of its own; refund and settlement have their own themes. */
const BEGINNINGS = INPUTS.checkout.filter(
  ({ toRestore, asked, flow }) =>
    flow === 'pay' && toRestore !== 'admission' && !(toRestore === 'code' && asked === 'identify'),
)

/** While the login or code is restored no form is visible, although its machine already runs; and a logout loads the page again. */
function isDoable([begins, ...ways]: readonly Way[]): boolean {
  if (ways.slice(0, -1).some(({ name }) => name.includes('shopper.loggedOut'))) return false
  if (BEGINNINGS[begins?.input ?? 0]?.toRestore === undefined) return true
  const taken = ways.findIndex(({ name }) => name.startsWith('done restoreLogin'))
  const beforeIt = taken === -1 ? ways : ways.slice(0, taken)
  return beforeIt.every(({ move }) => move?.path[0] !== 'identify')
}

/** The initial route decides which history entry Back reaches, so it distinguishes places. */
const faceOf = (system: System) => `${checkoutFace(system)} ${String(contextOf(system.snapshot).asked)}`

/** From opening the page to the payment methods. */
export const entering: Theme = {
  name: 'entering',
  inputs: BEGINNINGS,
  family: withoutAnswer(FAMILY, 'payment'),
  isChosen: happening({
    checkout: {
      // Whether the form is waiting matters only for an order that starts.
      startOrder: (event, _, system) =>
        isOrderHere(event.output) && (kindOfAnswer(event) === 'started' || !isFormWaiting(system)),
      restoreLogin: ({ output }, snapshot) => isOfSignIn(output, contextOf(snapshot).toRestore),
      openPayment: 'all',
      'shopper.retried': 'all',
      'shopper.toggledDetail': (_, snapshot) => !snapshot.matches({ journey: 'exiting' }),
      // The question covers it.
      'shopper.loggedOut': (_, snapshot) => snapshot.matches({ exit: 'closed' }),
      ...LEAVING,
      'address.asked': ({ screen }, snapshot) => contextOf(snapshot).asked === 'identify' && isBehind(screen, snapshot),
    },
    countdown: { 'clock.ticked': ({ now }) => now === LATE },
    identify: { 'shopper.typed': 'all', 'shopper.continued': 'all', checkMember: 'all', checkPhone: 'all' },
    registration: {
      'shopper.ticked': 'all',
      'shopper.continued': 'all',
      'shopper.steppedBack': 'all',
      register: 'all',
    },
    emailMismatch: {
      'shopper.typedEmail': 'all',
      'shopper.continued': 'all',
      'shopper.retried': 'all',
      'shopper.steppedBack': 'all',
      checkMember: 'all',
    },
    foreignPhone: {
      'shopper.continued': 'all',
      'shopper.steppedBack': 'all',
      askPreference: 'all',
      admitForeign: 'all',
      updateContact: 'all',
    },
    otp: {
      'shopper.typedCode': 'all',
      'shopper.insertedCode': 'all',
      'shopper.enteredCode': 'all',
      'shopper.askedForCode': 'all',
      'shopper.askedNewNumber': 'all',
      'shopper.steppedBack': (_, snapshot) => hasSendingProblem(snapshot),
      'after resendCooldown': 'all',
      verifyCode: 'all',
      resendCode: 'all',
    },
    phoneChange: {
      'shopper.typedNumber': 'all',
      'shopper.continued': 'all',
      'shopper.steppedBack': 'all',
      changePhone: 'all',
    },
    shopReturn: { 'shopper.wentToShop': 'all' },
  }),
  faceOf,
  isDoable,
  setting: {
    wanted: { order: { memberSessionSeconds: 86_400 } },
    held: [
      'startOrder',
      'restoreLogin',
      'openPayment',
      'checkMember',
      'checkPhone',
      'updateContact',
      'register',
      'askPreference',
      'admitForeign',
      'changePhone',
      'verifyCode',
      'resendCode',
    ],
    past: [],
  },
}
