import { JOURNEY } from './journey'
import type { JourneyCall, Phase, Strikes } from './journey-call'
import type { WantedFault } from '../../../sandbox/records/fault'

/** One call, one fault, one phase, and how often it strikes. */
export interface Cell {
  readonly name: string
  readonly call: JourneyCall
  readonly act: string
  readonly phase: Phase
  readonly strikes: Strikes
  /** Further faults, on a walk beyond the matrix. */
  readonly also?: readonly Cell[]
}

/** The order's token is no longer valid. */
const USED_UP = 'failure:5125'

/** A success without any identifying field. */
const BARE = 'bare'

/** A rejected login, in every kind of body; only the order tells whether this very payment was booked (GWY-10). */
const REFUSED_LOGINS = ['status:401', 'status:401:html', 'status:401:empty']

/** Answers by which a provider says that a call was refused. */
const DENIALS = ['status:400', 'status:401', 'status:429', 'failure:10051', USED_UP, 'failure:10604']

const ACTS = [
  // One delay is shorter than every deadline; the other exceeds them by less than the time in which a payment may still commit.
  'status:500',
  'status:503',
  'delay:30',
  'delay:3200',
  'reset',
  'hang',
  'trickle:200',
  'truncate:0',
  'truncate:60',
  'html',
  'empty',
  'badjson',
  'dup',
  'reorder:200',
  'token-revoked',
  // Past the lifetime of a code, of a login, and of the order, respectively.
  'clock:+400',
  'clock:+1000',
  'clock:+3600',
]

/** Faults that change more than their call: a later read sees a different world, so before and after are distinct. */
const ACTS_ON_WORLD = ['token-revoked', 'clock:']

const changesWorld = (act: string) => ACTS_ON_WORLD.some((name) => act.startsWith(name))

const phasesOf = (call: JourneyCall, act: string): readonly Phase[] =>
  call.isQuestion && !changesWorld(act) ? ['before'] : ['before', 'after-commit']

function strikesOn({ isRead, strikes }: JourneyCall): readonly Strikes[] {
  if (strikes) return [strikes]
  return [isRead ? 'twice' : 'once', 'always']
}

function cell(call: JourneyCall, act: string, phase: Phase, strikes: Strikes): Cell {
  return { name: `${call.name} · ${act} · ${phase} · ${strikes}`, call, act, phase, strikes }
}

function cellsOf(call: JourneyCall): Cell[] {
  const types = call.values.map((value) => `wrongtype:${value}`)
  const own = [...(call.isMoney ? [BARE, ...REFUSED_LOGINS.slice(1)] : []), ...(call.acts ?? [])]
  return [...ACTS, ...DENIALS, ...own, ...types, `gateway-down:${call.gateway}`].flatMap((act) =>
    phasesOf(call, act).flatMap((phase) => strikesOn(call).map((strikes) => cell(call, act, phase, strikes))),
  )
}

/**
 * Providers whose word contradicts the money can't be detected: one that takes the money and denies it, claims a payment that it has not
 * made, or always denies an order that it knows.
 */
function isLie({ call, act, phase, strikes }: Cell): boolean {
  // A used-up token does not deny a payment: this very payment may have used it up.
  const isDenial = DENIALS.includes(act) && act !== USED_UP && !REFUSED_LOGINS.includes(act)
  const deniesPayment = call.isMoney === true && phase === 'after-commit' && isDenial
  const isAboutGoodCard = call.firstCard === undefined || strikes === 'always'
  const isBeforePaying = call.countsFrom !== 'sending'
  // Another device knows of no earlier payment.
  const isFirstWord = call.twist === 'device' && call.isQuestion === true
  const deniesOrder = act === USED_UP && (isFirstWord || (isBeforePaying && strikes === 'always'))
  const claimsPayment = act === BARE && phase === 'before'
  const inventsPayment = act === 'says:SUCCESS' && call.brought?.phase === 'before'
  return (deniesPayment && isAboutGoodCard) || deniesOrder || claimsPayment || inventsPayment
}

/** A gateway that is down for good receives no call after its first. */
function isOutOfReach({ call, act, strikes }: Cell): boolean {
  return act.startsWith('gateway-down') && strikes === 'always' && call.place > 1
}

const reached = JOURNEY.flatMap(cellsOf).filter((made) => !isOutOfReach(made))

export const LIES: readonly Cell[] = reached.filter(isLie)

export const CELLS: readonly Cell[] = reached.filter((made) => !isLie(made))

/** What distinguishes a visit when nothing goes wrong. */
const visitOf = ({ manner, firstCard, asksForAnotherCode, isOffer, brought, twist }: JourneyCall) =>
  JSON.stringify([manner, firstCard, asksForAnotherCode, isOffer, brought, twist])

/** The whole journey without a fault, once for each kind of visit that the calls need. */
export const CLEAN: readonly Cell[] = JOURNEY.filter(
  (call, place) => JOURNEY.findIndex((other) => visitOf(other) === visitOf(call)) === place,
).map((call) => cell(call, 'delay:0', 'before', 'once'))

/** Rejects the login, for any request. */
const NO_LOGIN = 'status:401'

/** Only one optional call fails; login and order remain valid. */
export function isOfferAlone({ call, act, strikes, also }: Cell): boolean {
  if (also) return false
  const isDownForGood = act.startsWith('gateway-down') && strikes === 'always'
  return call.isOffer === true && act !== NO_LOGIN && act !== USED_UP && !changesWorld(act) && !isDownForGood
}

/** Faults that leave a read without a credible answer and say nothing about the login or the order. */
const SILENCES: readonly string[] = [
  'status:500',
  'status:503',
  'status:400',
  'status:429',
  'failure:10051',
  'failure:10604',
  'delay:3200',
  'reset',
  'hang',
  'truncate:0',
  'truncate:60',
  'html',
  'empty',
  'badjson',
  'wrongtype:data',
  'gateway-down:consumer',
]

/** Whether the member may pay can't be read, however often the page tries. */
export function isGateShut({ call, act, strikes, also }: Cell): boolean {
  return !also && call.isGate === true && strikes === 'always' && SILENCES.some((silence) => act.startsWith(silence))
}

/** The rules of a cell, in the order in which they are added. */
export function rulesOf({ call, act, phase, strikes, also = [] }: Cell): readonly WantedFault[] {
  const beside = also.flatMap(rulesOf)
  const isDown = act.startsWith('gateway-down')
  const where = isDown ? {} : { path: call.path }
  if (strikes === 'always') return [{ ...where, act, phase }, ...beside]
  const first = isDown ? call.place : 1
  const strikesAt = strikes === 'once' ? [first] : [first, first + 1]
  return [...strikesAt.map((nth) => ({ ...where, act, phase, nth })), ...beside]
}
