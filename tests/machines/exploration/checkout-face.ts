import type { Order } from '../../../machines/entities/order'
import type { EntryForm } from '../../../machines/entities/entry-form'
import type { PendingCode } from '../../../machines/entities/member'
import { contactFaults, isForeign } from '../../../machines/sign-in/identify/rules'
import { isApplicationComplete } from '../../../machines/sign-in/registration/rules'
import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment/machine'
import type { Submission } from '../../../machines/payment/attempt/ports'
import { intern, internOnce } from './intern'
import { type System, factNumberOf } from './system'

type Context = Readonly<Record<string, unknown>>

/** Context fields that are only displayed or carried along. */
const ONLY_SHOWN: Readonly<Record<string, readonly string[]>> = {
  checkout: [
    'asked',
    'announcedCode',
    'isContactReplaced',
    'problem',
    'returning',
    'attempted',
    'isAtBank',
    'timings',
    'receipt',
  ],
  identify: ['touched', 'left', 'faults', 'problem', 'refused'],
  registration: ['left', 'faults', 'problem', 'refused'],
  emailMismatch: ['fault', 'problem'],
  foreignPhone: ['problem', 'url'],
  otp: ['fault', 'problem', 'sendingProblem', 'isSentAgain', 'now'],
  phoneChange: ['fault', 'problem'],
  // The displayed method has the same data.
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
    'identity',
    'timings',
  ],
  paymentAttempt: [
    'identity',
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
  bankTransfer: [
    'problem',
    'accounts',
    'areFaultsShown',
    'price',
    'clickedBanks',
    'callbackUrl',
    'redirectUrl',
    'mayBeNotified',
  ],
  shoppingCredit: ['problem', 'failure', 'areFaultsShown', 'price', 'level', 'plans', 'samplePlans', 'plannedAcquirer'],
  refund: ['problem', 'balance'],
  settlement: ['problem'],
  balancePayment: ['problem', 'terms', 'areFaultsShown', 'price'],
  kycGate: ['problem', 'form', 'faults', 'cards', 'linkType', 'amount', 'terms'],
  cardPayment: [
    'problem',
    'checkedFields',
    'terms',
    'installments',
    'selectedInstallment',
    'askedBin',
    'askedCard',
    'bonuses',
    'isBonusSelected',
    'isThreeDSAsked',
    'isMixAsked',
    'isCardStored',
    'price',
    'balance',
  ],
}

/** States that still use the lookup's result, and states that use the pending code. */
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

/** What the guards evaluate of a form's text. */
function formFacts(form: EntryForm) {
  const { email, gsmNumber } = contactFaults(form)
  return [!email, !gsmNumber, isForeign(form), isApplicationComplete(form)]
}

const codeFacts = ({ referenceCode, gsmNumber }: PendingCode) => [referenceCode, gsmNumber]

/** Drafts are only carried along, and from the redirect to a bank nothing returns to them. */
function ofPayment({ snapshot, kids }: System, context: Context): Context {
  if (snapshot.hasTag('paymentRedirected')) return {}
  const { submission } = context as unknown as SnapshotFrom<typeof paymentMachine>['context']
  return { ...context, pressed: kids.has('attempt') && submission?.method }
}

/** The fields of an attempt that its transitions depend on. */
function ofAttempt({ snapshot }: System, { submission, level, ...context }: Context): Context {
  if (snapshot.hasTag('paymentRedirected')) return {}
  const { method, gate } = submission as Submission
  // The level decides only until the call is sent.
  return { ...context, method, source: gate?.source, level: snapshot.matches('authorising') ? undefined : level }
}

const orders = { entering: new WeakMap<Order, Context>(), entered: new WeakMap<Order, Context>() }

/** A waiting transfer only matters to an order with an end time. */
function ofOrder(order: Order, isEntering: boolean): Context {
  const known = isEntering ? orders.entering : orders.entered
  const hasTransfer = order.endsAt !== undefined && order.hasTransfer
  const isQuickLogin = isEntering && order.isQuickLogin
  const found = known.get(order) ?? { ...order, hasTransfer, hasOldTransfer: undefined, isQuickLogin }
  known.set(order, found)
  return found
}

/** The part of the context that the current state can still pass to a child. */
function handedOn(system: System, context: Context): Context {
  const { snapshot, machine } = system
  if (machine.id === 'payment') return ofPayment(system, context)
  if (machine.id === 'paymentAttempt') return ofAttempt(system, context)
  if (machine.id !== 'checkout') return context
  const { journey } = snapshot.value as { journey: string | object }
  const [state = ''] = typeof journey === 'string' ? [journey] : Object.keys(journey)
  const { form, pending, toRestore, asked, order, loginEndsAt, hasAgreed, ...rest } = context
  const isArriving = ARRIVING.includes(state)
  const isEntering = isArriving || WITH_CODE.includes(state)
  return {
    ...rest,
    // The one-page login makes no difference after the login.
    order: order && ofOrder(order as Order, isEntering),
    // Values of an earlier login and payment: the next one replaces them.
    ...(isEntering ? {} : { loginEndsAt, hasAgreed }),
    ...(isArriving ? { toRestore, from: toRestore && asked } : {}),
    ...(isEntering ? { form } : {}),
    ...(WITH_CODE.includes(state) ? { pending } : {}),
  }
}

/** States in which it matters which tab owns the order: before and at the payment methods, and while waiting for it. */
const WHERE_TABS_MATTER = ['opening', 'exiting', 'paying', 'suspended']

/** The regions and children of a system, without those that nothing depends on in its state. */
function partsOf({ machine, snapshot, kids }: System) {
  const all = Array.from(kids)
  if (machine.id !== 'checkout') return { value: snapshot.value as unknown, below: all }
  const { tab, ...value } = snapshot.value as Readonly<Record<string, string | object>>
  const [state = ''] = typeof value['journey'] === 'string' ? [value['journey']] : Object.keys(value['journey'] ?? {})
  const beside = all.filter(([id]) => id !== 'tabOwnership')
  if (!WHERE_TABS_MATTER.includes(state)) return { value, below: beside }
  // A payment in a tab that has lost the order or was left goes on, so the answers of the ownership child change nothing.
  const isAway = (['observing', 'left'] as const).some((claimed) => snapshot.matches({ tab: { claimed } }))
  const isUnderWay = state === 'paying' && isAway
  return { value: { ...value, tab }, below: isUnderWay ? beside : all }
}

const byName = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  one < other ? -1 : 1

const formNumberOf = internOnce((form: EntryForm) => JSON.stringify(formFacts(form)))

const codeNumberOf = internOnce((code: PendingCode) => JSON.stringify(codeFacts(code)))

/** A field by what depends on it. Objects are shared between contexts, so each is serialised once and then replaced by its number. */
function fieldFace(name: string, fact: unknown): string {
  if (typeof fact !== 'object' || fact === null) return `${name}=${JSON.stringify(fact)}`
  if (name === 'form') return `${name}#${formNumberOf(fact as EntryForm)}`
  if (name === 'pending') return `${name}#${codeNumberOf(fact as PendingCode)}`
  return `${name}#${factNumberOf(fact)}`
}

const faces = new Map<number, string>()

/**
 * Key of a checkout's future. Fields that are only displayed or carried along, such as the drafts of other methods, are left out: only the
 * first system of a key is explored further. So laws judge what each step truly leads to, and `npm run explore` also the next step of every
 * system that has an explored key.
 */
export function checkoutFace(system: System): string {
  const known = faces.get(system.key)
  if (known !== undefined) return known
  const { machine, snapshot, timers } = system
  const { value, below: kids } = partsOf(system)
  const context = handedOn(system, snapshot.context as Context)
  const hidden = ONLY_SHOWN[machine.id] ?? []
  const asked = Object.entries(context)
    .filter(([name, fact]) => fact !== undefined && !hidden.includes(name))
    .sort(byName)
    .map(([name, fact]) => fieldFace(name, fact))
  const below = kids
    .map(([id, kid]) => [id, kid.kind === 'machine' ? intern(checkoutFace(kid.system)) : kid.src] as const)
    .sort(byName)
    .map(([id, kid]) => `${id}:${kid}`)
  const face = [machine.id, JSON.stringify(value), ...asked, '|', ...below, '|', ...timers.map(({ id }) => id)].join(
    ' ',
  )
  faces.set(system.key, face)
  return face
}
