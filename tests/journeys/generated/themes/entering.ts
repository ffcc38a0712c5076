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

/** A payment from a page before this one, and all on one page, are themes and journeys of their own. */
const isOrderHere = (output: unknown) => {
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
  snapshot.context as { readonly asked?: unknown; readonly kept?: unknown }

const KINDS_OF_KEPT: Readonly<Record<string, string>> = {
  restored: 'login',
  codePending: 'code',
  admitted: 'admission',
}

/** For every fault of a kept login, its service calls the shopper a visitor. */
function isOfKept(output: unknown, kept: unknown): boolean {
  const { kind = '' } = (output ?? {}) as { kind?: string }
  return kind === 'visitor' ? kept === 'login' : KINDS_OF_KEPT[kind] === kept
}

/** Where Back leads to, where the page began at the form; what has the form's own address has nothing of the page behind it. */
function isBehind(screen: string | undefined, snapshot: AnyMachineSnapshot) {
  if (snapshot.matches({ journey: 'changingPhone' })) return screen === 'otp'
  const isAfterForm = ['registering', 'resolvingEmailMismatch', 'verifyingOtp'].some((journey) =>
    snapshot.matches({ journey }),
  )
  return isAfterForm && screen === 'identify'
}

/** An admission is taken up by another call than a login, and has a journey of its own; money for the balance has its own themes. */
const BEGINNINGS = INPUTS.checkout.filter(
  ({ kept, asked, flow }) => flow === 'pay' && kept !== 'admission' && !(kept === 'code' && asked === 'identify'),
)

/** While what the tab holds is being taken up there is no form to be seen, though its machine runs already. */
function isDoable([begins, ...ways]: readonly Way[]): boolean {
  if (BEGINNINGS[begins?.input ?? 0]?.kept === undefined) return true
  const taken = ways.findIndex(({ name }) => name.startsWith('done restoreLogin'))
  const beforeIt = taken === -1 ? ways : ways.slice(0, taken)
  return beforeIt.every(({ move }) => move?.path[0] !== 'identify')
}

/** Where the page began decides what is behind it. */
const faceOf = (system: System) => `${checkoutFace(system)} ${String(contextOf(system.snapshot).asked)}`

/** From the opening of the page to the methods. */
export const entering: Theme = {
  name: 'entering',
  inputs: BEGINNINGS,
  family: withoutAnswer(FAMILY, 'payment'),
  isChosen: happening({
    checkout: {
      // That a form waits for the order makes a difference where it comes.
      startOrder: (event, _, system) =>
        isOrderHere(event.output) && (kindOfAnswer(event) === 'started' || !isFormWaiting(system)),
      restoreLogin: ({ output }, snapshot) => isOfKept(output, contextOf(snapshot).kept),
      openPayment: 'all',
      'shopper.retried': 'all',
      'shopper.toggledDetail': (_, snapshot) => !snapshot.matches({ journey: 'exiting' }),
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
      changeNumber: 'all',
    },
    shopReturn: { 'shopper.wentToShop': 'all' },
  }),
  faceOf,
  isDoable,
  setting: {
    wanted: { order: { memberSessionSeconds: 86_400 } },
    held: [
      ...(['startOrder', 'restoreLogin', 'openPayment', 'checkMember', 'checkPhone', 'updateContact'] as const),
      ...(['register', 'askPreference', 'admitForeign', 'changeNumber', 'verifyCode', 'resendCode'] as const),
    ],
    past: [],
  },
}
