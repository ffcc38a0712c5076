import { OTHER_PRICE } from '../fixtures/funds'
import { CODE, isCodeAsked } from './access-laws'
import { isPreparing, levelOf, moneyCallsIn, pressedIn } from './below'
import type { Memory } from './explore'
import type { Move } from './moves'
import type { System } from './system'

export const isMember = ({ snapshot }: System) => (snapshot.context as { member?: object }).member !== undefined

/** Answers that decide a refund or settlement, now or earlier. */
const DECIDED: readonly string[] = ['claimed', 'alreadyClaimed', 'set', 'alreadySet']

export interface Said {
  readonly level?: number
  readonly kind?: string
  readonly pending?: { readonly referenceCode: string }
  readonly referenceCode?: string
  readonly openTransfer?: object
}

const isOfCode = (fact: string) => fact.startsWith(CODE)

/** An unchanged memory stays the same object, for which its facts are listed once. */
function withoutCode(memory: Memory): Memory {
  if (!Object.keys(memory).some(isOfCode)) return memory
  return Object.fromEntries(Object.entries(memory).filter(([fact]) => !isOfCode(fact)))
}

/** Stores the reference of the newest code. It is dropped once no code can be entered. */
function withNewestCode(memory: Memory, { pending, referenceCode }: Said, after: System): Memory {
  const newest = pending?.referenceCode ?? referenceCode
  if (!isCodeAsked(after)) return withoutCode(memory)
  return newest === undefined ? memory : { ...withoutCode(memory), [CODE + newest]: true }
}

/** The result of the last order check, while the call is being prepared. */
function whilePreparing(memory: Memory, after: System): Memory {
  if (!('cleared' in memory)) return memory
  const { cleared, ...others } = memory
  return isPreparing(after) ? { ...others, cleared } : others
}

/** The pressed submission, until it is sent. */
function whilePressed(memory: Memory, after: System): Memory {
  if (!('pressed' in memory)) return memory
  const { pressed, ...others } = memory
  const isWaiting = pressedIn(after) !== undefined && moneyCallsIn(after) === 0
  return isWaiting ? { ...others, pressed } : others
}

/**
 * Whether the submission that is sent differs from the pressed one. Several presses lead to the same place, so only the step
 * shows it.
 */
const isOther = ({ pressed }: Memory, after: System) => moneyCallsIn(after) > 0 && pressed !== pressedIn(after)

function withPressed(memory: Memory, after: System): Memory {
  const pressed = pressedIn(after)
  return pressed === undefined ? memory : { ...memory, pressed }
}

/** Whether the level or the limit check allows the payment that was pressed last. */
function allowedIf(isAllowed: boolean, { allowed: _, ...memory }: Memory): Memory {
  return isAllowed ? { ...memory, allowed: true } : memory
}

/**
 * History that the laws need and no machine stores: whether the order is paid, whether a payment has an unknown outcome, whether
 * a buyer from abroad was admitted, and the newest code.
 */
export function remember(before: Memory, { event }: Move, after: System): Memory {
  const said = (event as { output?: Said }).output ?? {}
  const { kind } = said
  const memory = whilePressed(whilePreparing(withNewestCode(before, said, after), after), after)
  switch (event.type) {
    case 'xstate.done.actor.startOrder':
      return { paid: kind === 'paid', unsettled: kind === 'unsettled' }
    case 'xstate.done.actor.admitForeign':
    case 'xstate.done.actor.restoreLogin':
      return { ...memory, admitted: kind === 'admitted' }
    case 'shopper.paid':
    case 'shopper.applied':
      return allowedIf(levelOf(after) === 2, withPressed(memory, after))
    case 'shopper.acceptedPrice':
      return { ...memory, accepted: OTHER_PRICE.minor }
    case 'xstate.done.actor.askLevel':
    case 'xstate.done.actor.proveIdentity':
      return allowedIf(said.level === 2, memory)
    case 'xstate.done.actor.askLimit':
      return allowedIf(kind === 'within', memory)
    case 'xstate.done.actor.checkOrder':
      return { ...memory, ...(isPreparing(after) && { cleared: kind === 'ready' }) }
    // The permission is used up: the call was sent, or never will be.
    case 'xstate.done.actor.prepare':
      return allowedIf(false, { ...memory, ...(isOther(before, after) && { sentOther: true }) })
    case 'xstate.done.actor.readTerms':
      return { ...memory, coded: said.openTransfer !== undefined }
    case 'xstate.done.actor.abandonTransfer':
    case 'xstate.error.actor.abandonTransfer':
      return { ...memory, coded: false }
    case 'xstate.done.actor.notifyTransfer':
      return { ...memory, paid: memory['paid'] === true || kind === 'paid', notified: kind === 'notified' }
    case 'xstate.error.actor.claimRefund':
    case 'xstate.error.actor.setSettlement':
    case 'xstate.error.actor.authorise':
      return { ...memory, unsettled: true }
    case 'xstate.done.actor.claimRefund':
    case 'xstate.done.actor.setSettlement':
      return { ...memory, paid: DECIDED.includes(kind ?? ''), unsettled: kind === 'unknown' }
    case 'xstate.done.actor.authorise':
      return {
        ...memory,
        paid: memory['paid'] === true || kind === 'paid',
        coded: kind === 'issued',
        unsettled: kind === 'unknown' || kind === 'redirected',
      }
    case 'xstate.done.actor.askOutcome':
      if (kind !== 'paid' && kind !== 'notCharged' && kind !== 'begun' && kind !== 'free') return memory
      return { ...memory, paid: kind === 'paid', unsettled: false }
    default:
      return memory
  }
}
