import type { Order } from '../../../machines/entities/order'
import type { EntryForm } from '../../../machines/entities/entry-form'
import type { PendingCode } from '../../../machines/entities/member'
import { contactFaults, isForeign } from '../../../machines/sign-in/identify/rules'
import { isApplicationComplete } from '../../../machines/sign-in/registration/rules'
import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment/machine'
import type { Submission } from '../../../machines/payment/attempt/ports'
import type { System } from './system'

type Context = Readonly<Record<string, unknown>>

/** What a machine only shows: nothing that can happen next depends on it, in that machine or in any other. */
const ONLY_SHOWN: Readonly<Record<string, readonly string[]>> = {
  checkout: ['asked', 'problem', 'returning', 'attempted', 'isAtBank', 'timings'],
  identify: ['touched', 'left', 'faults', 'problem'],
  registration: ['left', 'faults', 'problem'],
  emailMismatch: ['fault', 'problem'],
  foreignPhone: ['problem', 'url'],
  otp: ['fault', 'problem', 'sendingProblem', 'isSentAgain', 'now'],
  phoneChange: ['fault', 'problem'],
  // The method on show knows the same.
  payment: [
    'problem',
    'terms',
    'price',
    'receipt',
    'refused',
    'submission',
    'isAtBank',
    'drafts',
    'level',
    'chosen',
    'isAgreed',
    'timings',
  ],
  paymentAttempt: [
    'timings',
    'newPrice',
    'bankHost',
    'paymentId',
    'receipt',
    'transfer',
    'cards',
    'typed',
    'problem',
    'refusal',
  ],
  bankTransfer: ['problem', 'accounts', 'isShown', 'price', 'clickedBanks', 'callbackUrl', 'redirectUrl'],
  shoppingCredit: [...['problem', 'failure', 'isShown', 'price', 'level', 'plans', 'samplePlans', 'plannedAcquirer']],
  balancePayment: ['problem', 'terms', 'isShown', 'price'],
  kycGate: ['problem', 'form', 'faults', 'cards', 'linkType', 'wasLinkSent', 'amount', 'terms'],
  cardPayment: [
    ...['problem', 'shown', 'terms', 'installments', 'selectedInstallment', 'askedBin', 'askedCard'],
    ...['bonuses', 'isBonusSelected', 'isThreeDSAsked', 'isMixAsked', 'isCardStored'],
    ...['price', 'balance'],
  ],
}

/** The states in which the shopper still looks at what was asked at the form, or at the code that was sent. */
const ARRIVING = [
  'entering',
  'arriving',
  'arrivalFailed',
  'restoring',
  'registering',
  'resolvingEmailMismatch',
  'admittingForeignPhone',
]
const WITH_CODE = ['verifyingOtp', 'changingPhone']

/** Of the text in a form, what the arrows ask of it. */
function formFacts(form: EntryForm) {
  const { email, gsmNumber } = contactFaults(form)
  return [!email, !gsmNumber, isForeign(form), isApplicationComplete(form)]
}

const codeFacts = ({ referenceCode, gsmNumber }: PendingCode) => [referenceCode, gsmNumber]

/** What the forms have found out is carried along; nothing leads back from the way to a bank to what was chosen. */
function ofPayment({ snapshot, kids }: System, context: Context): Context {
  if (snapshot.hasTag('paymentRedirected')) return {}
  const { submission } = context as unknown as SnapshotFrom<typeof paymentMachine>['context']
  return { ...context, pressed: kids.has('attempt') && submission?.method }
}

/** Of an attempt, what decides its way. */
function ofAttempt({ snapshot }: System, { submission, ...context }: Context): Context {
  if (snapshot.hasTag('paymentRedirected')) return {}
  const { method, gate } = submission as Submission
  return { ...context, method, means: gate?.means }
}

/** A transfer that waits makes a difference to an order with an end alone. */
function ofOrder({ isQuickLogin, ...order }: Order, isEntering: boolean) {
  const hasTransfer = order.endsAt !== undefined && order.hasTransfer
  return { ...order, hasTransfer, hasOldTransfer: undefined, isQuickLogin: isEntering && isQuickLogin }
}

/** Of the checkout's own memory, what the state it is in can still hand to a child. */
function handedOn(system: System, context: Context): Context {
  const { snapshot, machine } = system
  if (machine.id === 'payment') return ofPayment(system, context)
  if (machine.id === 'paymentAttempt') return ofAttempt(system, context)
  if (machine.id !== 'checkout') return context
  const { journey } = snapshot.value as { journey: string | object }
  const [state = ''] = typeof journey === 'string' ? [journey] : Object.keys(journey)
  const { form, pending, kept, asked, order, loginEndsAt, hasAgreed, ...rest } = context
  const isArriving = ARRIVING.includes(state)
  const isEntering = isArriving || WITH_CODE.includes(state)
  return {
    ...rest,
    // The page of the login makes no difference afterwards.
    order: order && ofOrder(order as Order, isEntering),
    // Of a login and a payment before this one: the next one has its own.
    ...(isEntering ? {} : { loginEndsAt, hasAgreed }),
    ...(isArriving ? { kept, from: kept && asked } : {}),
    ...(isEntering ? { form } : {}),
    ...(WITH_CODE.includes(state) ? { pending } : {}),
  }
}

/** Where it matters which tab has the order: on the way to the methods, before them, and where it is waited for. */
const WHERE_TABS_MATTER = ['opening', 'exiting', 'paying', 'suspended']

/** Of a checkout, its regions and what runs below it, without what nothing asks where it is. */
function partsOf({ machine, snapshot, kids }: System) {
  const all = Array.from(kids)
  if (machine.id !== 'checkout') return { value: snapshot.value as unknown, below: all }
  const { tab, ...value } = snapshot.value as Readonly<Record<string, string | object>>
  const [state = ''] = typeof value['journey'] === 'string' ? [value['journey']] : Object.keys(value['journey'] ?? {})
  const beside = all.filter(([id]) => id !== 'tabOwnership')
  if (!WHERE_TABS_MATTER.includes(state)) return { value, below: beside }
  // A payment that is under way has the last word, no matter what is tried about its order.
  const isAway = (['observing', 'left'] as const).some((claimed) => snapshot.matches({ tab: { claimed } }))
  const isUnderWay = state === 'paying' && isAway
  return { value: { ...value, tab }, below: isUnderWay ? beside : all }
}

const faces = new Map<number, string>()

/** All of a checkout that differs for what can become of it; what is left out is carried along, or only shown. */
export function checkoutFace(system: System): string {
  const known = faces.get(system.key)
  if (known !== undefined) return known
  const { machine, snapshot, timers } = system
  const { value, below: kids } = partsOf(system)
  const context = handedOn(system, snapshot.context as Context)
  const asked = Object.entries(context)
    .filter(([name]) => !ONLY_SHOWN[machine.id]?.includes(name))
    .map(([name, fact]) => {
      if (name === 'form') return [name, formFacts(fact as EntryForm)]
      return [name, name === 'pending' && fact ? codeFacts(fact as PendingCode) : fact]
    })
  const below = kids.map(([id, kid]) => [id, kid.kind === 'machine' ? checkoutFace(kid.system) : kid.src])
  const face = JSON.stringify([machine.id, value, asked, below, timers.map(({ id }) => id)])
  faces.set(system.key, face)
  return face
}
