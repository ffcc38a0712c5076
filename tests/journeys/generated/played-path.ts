import { createHash } from 'node:crypto'
import type { EventObject } from 'xstate'
import { CALLS, type Call } from '../support/held-network'
import { type ControlCall, type Reply, replyTo } from './answers'
import type { BrowserPath, WalkedStep } from './browser-paths'
import { isLookedAt, pictureOf } from './checks'
import { gestureFor, isShoppers } from './gestures'
import type { PageAct } from './page-acts'
import type { Picture } from './page-picture'
import { type PathAhead, answerAhead } from './path-ahead'
import { passing } from './waits'

/** How one call is answered. */
export interface PlayedAnswer {
  readonly call: string
  readonly outcome: string
  /** The rules that hold it, by their paths. */
  readonly paths: readonly string[]
  readonly act: string
  readonly phase: 'before' | 'after-commit'
  readonly first: readonly ControlCall[]
  readonly keeps: Readonly<Record<string, string>>
  /** After the answer, until one of these is held: the page goes on by itself. */
  readonly untilHeld: readonly string[]
}

/** What is to be seen; undefined of it is what is not looked at. */
export interface Seen {
  readonly state: string
  readonly picture: Picture
}

/** Where the page has gone, and what is there. */
export interface Left {
  readonly origin: 'shop' | 'bank'
  readonly shows?: string
}

export interface PlayedStep {
  readonly name: string
  readonly machine: string
  readonly event: string
  readonly gesture?: readonly PageAct[]
  readonly answers?: readonly PlayedAnswer[]
  /** Milliseconds by which the page's clock is put forward; and, where both count it, the order's in the sandbox. */
  readonly passes?: { readonly milliseconds: number; readonly isOrdersToo?: true }
  readonly back?: true
  /** Another tab of the same browser opens the order, and does this until that screen is there. */
  readonly otherTab?: { readonly open: string; readonly acts: readonly PageAct[]; readonly screen: string }
  /** The value that is the number to which codes are sent from here on. */
  readonly codesTo?: string
  readonly then?: Seen
  readonly left?: Left
}

/** A path as any runner plays it. */
export interface PlayedPath {
  readonly id: string
  readonly name: string
  readonly opened: Seen | undefined
  readonly steps: readonly PlayedStep[]
}

/** What comes about by itself, as soon as it can. What was before it can't be looked at. */
export const BY_ITSELF = /^(?:session\.told|tab\.joined|xstate\.after\.(?:entrance|fade)\..*)$/

/** What a payment is sent by, or allowed before. */
const MONEY = ['prepare', 'authorise'] as const

/** After these answers a payment goes on by itself. */
const LEADS_ON = ['checkOrder ready', 'prepare ready']

/** What is asked without a call: it is answered as soon as it is asked. */
const WITHOUT_A_CALL = ['readTerms', 'clearTransfer', 'askInstallments']

export const isCode = (call: Call) => CALLS[call].every((path) => path.startsWith('/assets/'))

/** Whether a walk waits for the call behind a question. */
export const isAskedFor = (call: Call) => call in CALLS && !WITHOUT_A_CALL.includes(call) && !isCode(call)

const MINUTE = 60_000

/** The path of the rule that holds a call; a file of code has a hash behind its name. */
export const rulePathOf = (path: string): string => (path.startsWith('/assets/') ? `${path}*` : path)

const rulePathsOf = (calls: readonly Call[]) =>
  Array.from(new Set(calls.flatMap((call) => CALLS[call].map((path) => rulePathOf(path)))))

export const idOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 8)

const seen = (after: WalkedStep['after']): Seen | undefined =>
  isLookedAt(after) ? { state: after.state, picture: pictureOf(after) } : undefined

function answerOf(call: Call, outcome: string, reply: Reply): PlayedAnswer[] {
  const leadsOn = LEADS_ON.includes(`${call} ${outcome}`)
  const own: PlayedAnswer = {
    ...{ call, outcome, paths: rulePathsOf([call]), act: reply.act },
    phase: reply.isCommitted ? 'after-commit' : 'before',
    ...{ first: reply.first ?? [], keeps: reply.keeps ?? {} },
    // What is sent next looks like what was asked before it.
    untilHeld: leadsOn ? rulePathsOf(MONEY) : [],
  }
  return reply.then ? [own, ...answerOf(reply.then, 'natural', { act: 'pass' })] : [own]
}

/** What a path has come to, that later steps need. */
interface SoFar {
  prices: number
  numbers: number
  text: string
  isForeign: boolean
  isFromBalance: boolean
  readonly loaded: Set<string>
}

function answersTo(event: EventObject, path: PathAhead, soFar: SoFar): readonly PlayedAnswer[] {
  const [, how, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  const call = port as Call
  const outcome = how === 'error' ? 'error' : (answerAhead(path, call) ?? '')
  if (outcome === 'codePending' || WITHOUT_A_CALL.includes(call)) return []
  // A buyer from abroad has no cards, and none are asked for.
  if (call === 'openWallet' && soFar.isForeign) return []
  // A piece of code comes once.
  const piece = `${call} ${soFar.text}`
  if (isCode(call) && soFar.loaded.has(piece)) return []
  if (isCode(call) && outcome !== 'error') soFar.loaded.add(piece)
  if (call === 'checkOrder' && outcome === 'changed') soFar.prices += 1
  const { prices, isFromBalance } = soFar
  return answerOf(call, outcome, replyTo(call, outcome, { ...path, prices, isFromBalance }))
}

function happening(event: EventObject, path: PathAhead, soFar: SoFar): Partial<PlayedStep> {
  if (isShoppers(event)) return { gesture: gestureFor(event, path) }
  if (BY_ITSELF.test(event.type)) return {}
  if (event.type === 'clock.ticked') return { passes: { milliseconds: 31 * MINUTE } }
  const [, wait] = /^xstate\.after\.(\w+)\./.exec(event.type) ?? []
  if (wait !== undefined) {
    const milliseconds = passing(wait) + 1
    return { passes: { milliseconds, ...(wait === 'resendCooldown' && { isOrdersToo: true }) } }
  }
  if (event.type === 'tab.robbed') {
    const acts = [{ act: 'click', on: '[data-action="continue-here"]' }] as const
    return { otherTab: { open: '/?token={{token}}&lang=tr', acts, screen: 'identify' } }
  }
  // A call of the form breaks, whatever else the form does.
  if (event.type === 'network.refused') {
    const gesture = [{ act: 'click', on: '[data-action="continue"]' }] as const
    return {
      gesture,
      answers: answerOf('checkMember', 'error', replyTo('checkMember', 'error', { ...path, ...soFar })),
    }
  }
  if (event.type === 'address.asked') return { back: true }
  return { answers: answersTo(event, path, soFar) }
}

const kindOf = ({ output }: EventObject & { output?: { kind?: string } }) => output?.kind

/** Where a step has left the checkout: the page is another one. */
function leftBy(event: EventObject): Left | undefined {
  if (event.type.startsWith('xstate.done.actor.') && kindOf(event) === 'plainForm') return { origin: 'shop' }
  if (event.type === 'shopper.wentToBank') return { origin: 'bank' }
  if (event.type === 'shopper.wentToShop') return { origin: 'shop', shows: '[data-order-status]' }
  return undefined
}

const isNewNumber = ({ type, text = '' }: EventObject & { text?: string }) =>
  type === 'shopper.typedNumber' && text.length > 3

const isSentElsewhere = (event: EventObject) =>
  event.type === 'xstate.done.actor.changeNumber' && kindOf(event) === 'sent'

/** The steps of a path as data: what is done, what is answered, and what is then to be seen. */
export function playedOf({ name, opened, steps }: BrowserPath): PlayedPath {
  const soFar: SoFar = { prices: 0, numbers: 0, text: '', isForeign: false, isFromBalance: false, loaded: new Set() }
  const isPassed = (index: number) => BY_ITSELF.test(steps[index]?.event.type ?? '')
  const played: PlayedStep[] = []
  for (const [index, { name: stepName, path, event, after }] of steps.entries()) {
    if (isNewNumber(event)) soFar.numbers += 1
    if (event.type === 'shopper.openedText') soFar.text = (event as EventObject & { text: string }).text
    soFar.isFromBalance = (steps[index - 1]?.after ?? opened).method === 'balance'
    const does = happening(event, { ahead: steps.slice(index), numbers: soFar.numbers }, soFar)
    const left = leftBy(event)
    const then = left || isPassed(index + 1) ? undefined : seen(after)
    played.push({
      ...{ name: stepName, machine: path[path.length - 1] ?? 'checkout', event: event.type },
      ...does,
      ...(isSentElsewhere(event) && { codesTo: `number${soFar.numbers}` }),
      ...(then && { then }),
      ...(left && { left }),
    })
    if (left) break
    soFar.isForeign ||= event.type === 'xstate.done.actor.admitForeign'
  }
  return { id: idOf(name), name, opened: isPassed(0) ? undefined : seen(opened), steps: played }
}
