import { journeyStateOf } from '../../../machines/checkout/screens'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import type { EntryForm } from '../../../machines/entities/entry-form'
import type { PendingCode } from '../../../machines/entities/member'
import type { Money } from '../../../machines/entities/money'
import type { SnapshotFrom } from 'xstate'
import type { Place, Space, Stand, Step, Way } from './explore'
import { MONEY_CALLS, callsIn, known, moneyCallsIn, submissionIn } from './below'
import type { System } from './system'

/** A rule that holds at every place, or at every step. Says what is wrong, or nothing. */
export interface Law {
  /** What must never be, as a sentence about the shopper's money. */
  readonly name: string
  readonly atPlace?: (stand: Stand) => boolean
  readonly atStep?: (step: Step) => boolean
}

type Snapshot = SnapshotFrom<typeof checkoutMachine>

const snapshotOf = ({ snapshot }: System) => snapshot as unknown as Snapshot

/** Whose calls the gate is before: a transfer is the bank’s business, and a credit has restrictions of its own (PAY-08). */
const GATED: readonly string[] = ['credit-card', 'balance']

/** How a fact begins that says which code is the newest. */
export const CODE = 'code '

/** A code can be entered, or could be again. */
export const isCodeAsked = (system: System) => ['verifyingOtp', 'changingPhone'].includes(stateOf(system))

/** What the order costs by all that the shopper sees, as far as it is shown where they are. */
function pricesTold(system: System): readonly (number | undefined)[] {
  const { order, attempted } = snapshotOf(system).context
  const prices = [known<{ price: Money }>(system, 'payment')?.price, submissionIn(system)?.price]
  const isAsked = ['reconciling', 'reconcilingFailed'].includes(stateOf(system))
  return [...prices, ...(isAsked ? [order?.price, attempted?.price] : [])].map((price) => price?.minor)
}

/** A call of this name begins with this step. */
const begun = ({ before, after }: Step, call: string) => callsIn(after.system, [call]) > callsIn(before.system, [call])

/** The calls that send a code or use one up. */
const CODE_CALLS: readonly string[] = ['checkMember', 'register', 'resendCode', 'changeNumber', 'verifyCode']

const isMoneyAnswer = (type: string) =>
  MONEY_CALLS.some((name) => type === `xstate.done.actor.${name}` || type === `xstate.error.actor.${name}`)

const begins = ({ before, after }: Step) => moneyCallsIn(after.system) > moneyCallsIn(before.system)

/** This step is this answer to this question. */
const isSaid = ({ move }: Step, call: string, kind: string) =>
  move.event.type === `xstate.done.actor.${call}` &&
  (move.event as { output?: { kind?: string } }).output?.kind === kind

/** Between that word and the call, all that it carries is made ready. */
const isCleared = (step: Step) => isSaid(step, 'prepare', 'ready') && step.before.memory['cleared'] === true

const isLoginOver = ({ system }: Stand) => snapshotOf(system).matches({ session: 'memberExpired' })
const isLoginKnown = ({ context: { member, kept } }: Snapshot) => member !== undefined || kept === 'login'

const isTimeUp = (stand: Stand) => snapshotOf(stand.system).matches({ session: 'formExpired' }) || isLoginOver(stand)

/** As far as this tab can be distinguished from others: it has asked for the order and was given it, and its page was not left since. */
function holdsOrder({ kids }: System): boolean {
  const tab = kids.get('tabOwnership')
  return tab?.kind !== 'machine' || tab.system.snapshot.matches('owning')
}

/** What must never be. */
export const LAWS: readonly Law[] = [
  {
    name: 'no money call without a member who has logged in, or a buyer from abroad whom the provider admitted',
    atPlace: ({ system, memory }) => {
      const { member, foreignBuyer } = snapshotOf(system).context
      return moneyCallsIn(system) > 0 && !member && !(foreignBuyer && memory['admitted'])
    },
  },
  { name: 'one money call at a time', atPlace: ({ system }) => moneyCallsIn(system) > 1 },
  {
    name: 'no money call after the order was paid',
    atStep: (step) => step.before.memory['paid'] === true && begins(step),
  },
  {
    name: 'no money call while the end of the last one is unknown',
    atStep: (step) => step.before.memory['unsettled'] === true && begins(step),
  },
  {
    name: 'no money call but on the provider’s word that the order is still to be paid, and for this price',
    // What goes into a balance has no price that could have changed.
    atStep: (step) => begun(step, 'authorise') && !isCleared(step),
  },
  {
    name: 'no member’s money call whose limits the provider has not let through',
    atStep: (step) => {
      const { member } = snapshotOf(step.after.system).context
      const isGated = GATED.includes(submissionIn(step.after.system)?.method ?? '')
      return member !== undefined && isGated && begins(step) && step.before.memory['allowed'] !== true
    },
  },
  {
    name: 'no money call of any method while a transfer has its code (BANK-03)',
    atStep: (step) => step.before.memory['coded'] === true && begins(step),
  },
  { name: 'no money call once the time is up', atStep: (step) => isTimeUp(step.before) && begins(step) },
  {
    name: 'no money call begins once the shopper has left for the shop (PAY-11~)',
    atStep: (step) => snapshotOf(step.before.system).matches({ exit: 'leaving' }) && begins(step),
  },
  {
    name: 'no money call that is left before its answer',
    atStep: ({ move, before, after }) =>
      moneyCallsIn(after.system) < moneyCallsIn(before.system) && !isMoneyAnswer(move.event.type),
  },
  {
    name: 'no money call begins in a tab that does not own the order',
    atStep: (step) => snapshotOf(step.before.system).matches({ tab: { claimed: 'observing' } }) && begins(step),
  },
  {
    name: 'no money call begins while this page does not hold the lock of its order (PAY-11~)',
    atStep: (step) => !holdsOrder(step.before.system) && begins(step),
  },
  {
    name: 'what is sent is what was pressed, no matter what was typed and chosen meanwhile (PAY-11~)',
    atPlace: ({ memory }) => memory['sentOther'] === true,
  },
  {
    name: 'the price that was accepted is the one that is shown, tried and asked about (PAY-12~)',
    atPlace: ({ system, memory }) => {
      const { accepted } = memory
      return pricesTold(system).some((price) => price !== undefined && accepted !== undefined && price !== accepted)
    },
  },
  {
    name: 'nothing leads away from a result',
    atStep: ({ before, after }) => {
      const ends = ['result', 'resultStaying']
      return ends.includes(stateOf(before.system)) && !ends.includes(stateOf(after.system))
    },
  },
  {
    name: 'a paid order shows its result',
    atPlace: ({ system, memory }) => memory['paid'] === true && !['result', 'resultStaying'].includes(stateOf(system)),
  },
  {
    name: 'no code is verified with the reference of another than the newest one',
    atPlace: ({ system, memory }) => {
      const code = known<{ pending: PendingCode }>(system, 'otp')?.pending.referenceCode
      return code !== undefined && callsIn(system, ['verifyCode']) > 0 && memory[CODE + code] !== true
    },
  },
  {
    name: 'no member is registered without the agreement',
    atStep: (step) =>
      begun(step, 'register') && known<{ form: EntryForm }>(step.after.system, 'registration')?.form.agreement !== true,
  },
  {
    name: 'no two calls that send or use a code at a time',
    atPlace: ({ system }) => callsIn(system, CODE_CALLS) > 1,
  },
  {
    name: 'no call that sends or uses a code is left before its answer, but by an edit or the end of everything',
    atStep: ({ move, before, after }) => {
      const calls = CODE_CALLS.filter((call) => call !== 'checkMember')
      const isAnswered = calls.some((call) => move.event.type.endsWith(`.actor.${call}`))
      const isOver = ['expired.shown', 'closed'].includes(stateOf(after.system))
      return callsIn(after.system, calls) < callsIn(before.system, calls) && !isAnswered && !isOver
    },
  },
  {
    name: 'a login ends only of a member, or while it is being checked',
    atStep: ({ before, after }) =>
      isLoginOver(after) && !isLoginOver(before) && !isLoginKnown(snapshotOf(before.system)),
  },
  {
    name: 'nothing leads from admittingForeignPhone to paying but the provider’s admission',
    atStep: ({ before, after }) =>
      stateOf(before.system) === 'admittingForeignPhone' &&
      stateOf(after.system) === 'opening' &&
      !after.memory['admitted'],
  },
]

const states = new WeakMap<object, ReturnType<typeof journeyStateOf>>()

function stateOf(system: System) {
  const snapshot = snapshotOf(system)
  const known = states.get(snapshot) ?? journeyStateOf(snapshot)
  states.set(snapshot, known)
  return known
}

/** Where a shopper can leave it at, or can do something. */
function isResting({ system, ways }: Place): boolean {
  if (!system) return false
  return stateOf(system) === 'closed' || ways.some(({ move }) => move?.event.type.startsWith('shopper.'))
}

export interface Violation {
  readonly law: string
  /** The shortest way to it. */
  readonly path: readonly Way[]
}

const isBegun = (place: Place | undefined): place is Place & Stand => place?.system !== undefined

/** Whether a step breaks one of these laws, or leads to where it is broken. */
export const breaks =
  (laws: readonly Law[]) =>
  (step: Step): boolean =>
    laws.some(({ atPlace, atStep }) => atPlace?.(step.after) === true || atStep?.(step) === true)

/** The first violation of a law, by the shortest way that leads to one. */
export function violationOf({ name, atPlace, atStep }: Law, { places, pathTo }: Space): Violation | undefined {
  let found: readonly Way[] | undefined
  const keep = (path: readonly Way[]) => {
    if (!found || path.length < found.length) found = path
  }
  for (const place of places.values()) {
    if (!isBegun(place)) continue
    if (atPlace?.(place)) keep(pathTo(place.key))
    if (!atStep) continue
    for (const way of place.ways) {
      const after = places.get(way.to)
      if (isBegun(after) && way.move && atStep({ move: way.move, before: place, after }))
        keep([...pathTo(place.key), way])
    }
  }
  return found && { law: name, path: found }
}

/** Places from which no shopper ever comes to where there is something to do. */
export function deadEnds({ places, pathTo }: Space): Violation[] {
  const before = new Map<string, string[]>()
  for (const { key, ways } of places.values()) {
    for (const { to } of ways) {
      const earlier = before.get(to)
      if (earlier) earlier.push(key)
      else before.set(to, [key])
    }
  }
  const alive = new Set(
    Array.from(places.values())
      .filter(isResting)
      .map(({ key }) => key),
  )
  const waiting = Array.from(alive)
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const earlier of before.get(key) ?? []) {
      if (alive.has(earlier)) continue
      alive.add(earlier)
      waiting.push(earlier)
    }
  }
  return Array.from(places.keys())
    .filter((key) => !alive.has(key))
    .map((key) => ({ law: 'no dead ends', path: pathTo(key) }))
}

export const told = ({ law, path }: Violation) => `${law}: ${path.map(({ name }) => name).join(' → ')}`
