import { OTHER_PRICE } from '../fixtures/funds'
import { CODE, isCodeAsked } from './access-laws'
import { isPreparing, levelOf, moneyCallsIn, pressedIn } from './below'
import type { Memory } from './explore'
import type { Move } from './moves'
import type { System } from './system'

export const isMember = ({ snapshot }: System) => (snapshot.context as { member?: object }).member !== undefined

/** Answers by which money for the balance is decided about, now or before. */
const DECIDED: readonly string[] = ['claimed', 'alreadyClaimed', 'set', 'alreadySet']

/** What an answer says. */
export interface Said {
  readonly level?: number
  readonly kind?: string
  readonly pending?: { readonly referenceCode: string }
  readonly referenceCode?: string
  readonly openTransfer?: object
}

/** The newest code which is known to be sent; irrelevant once none can be entered. */
function withNewestCode(memory: Memory, { pending, referenceCode }: Said, after: System): Memory {
  const newest = pending?.referenceCode ?? referenceCode
  const others = Object.entries(memory).filter(([fact]) => !fact.startsWith(CODE))
  if (!isCodeAsked(after)) return Object.fromEntries(others)
  return newest === undefined ? memory : Object.fromEntries([...others, [CODE + newest, true]])
}

/** Of the last look at the order, as long as all that the call carries is made ready. */
function whilePreparing({ cleared, ...memory }: Memory, after: System): Memory {
  return cleared === undefined || !isPreparing(after) ? memory : { ...memory, cleared }
}

/** What was pressed, as long as it is not sent. */
function whilePressed({ pressed, ...memory }: Memory, after: System): Memory {
  const isWaiting = pressedIn(after) !== undefined && moneyCallsIn(after) === 0
  return pressed === undefined || !isWaiting ? memory : { ...memory, pressed }
}

/** Whether another payment is sent than was pressed. One place is come to by several presses: only the step itself shows it. */
const isOther = ({ pressed }: Memory, after: System) => moneyCallsIn(after) > 0 && pressed !== pressedIn(after)

function withPressed(memory: Memory, after: System): Memory {
  const pressed = pressedIn(after)
  return pressed === undefined ? memory : { ...memory, pressed }
}

/** Whether the provider has let the payment through that was asked for last. */
function allowedIf(isAllowed: boolean, { allowed: _, ...memory }: Memory): Memory {
  return isAllowed ? { ...memory, allowed: true } : memory
}

/**
 * What the laws are about, and no machine has to know: whether the order is known to be paid, whether a payment was sent
 * whose end is unknown, whether the provider has let in a buyer from abroad, and which code is the newest.
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
    // The call it was allowed for has been sent, or never will be.
    case 'xstate.done.actor.prepare':
      return allowedIf(false, { ...memory, ...(isOther(before, after) && { sentOther: true }) })
    case 'xstate.done.actor.readTerms':
      return { ...memory, coded: said.openTransfer !== undefined }
    case 'xstate.done.actor.forgetTransfer':
    case 'xstate.error.actor.forgetTransfer':
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
