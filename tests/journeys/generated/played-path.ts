import { createHash } from 'node:crypto'
import type { EventObject } from 'xstate'
import { CALLS, type Call } from '../support/held-network'
import { type ControlCall, type Reply, replyTo } from './answers'
import type { BrowserPath } from './browser-paths'
import { pictureOf } from './checks'
import { machineAt } from './coverage'
import { gestureFor, isShoppers } from './gestures'
import { FOLLOWS_AT_ONCE, type Left, leftBy, looksOn } from './looks'
import type { PageAct } from './page-acts'
import type { PageAssertions } from './page-assertions'
import type { Picture } from './page-picture'
import { type PathAhead, answerAhead } from './path-ahead'
import { passing } from './waits'

/** One instruction to the runner. Texts may contain placeholders that control calls fill: `{{token}}`. */
export type Instruction =
  | { readonly tell: ControlCall }
  | { readonly act: PageAct }
  /** Milliseconds by which to move the page's clock forward. */
  | { readonly advance: number }
  | { readonly back: true }
  /** The next instructions run in another tab of the same browser, which opens this URL; null returns to the first tab. */
  | { readonly tab: string | null }

/** The kind of answer that a call receives. */
export interface Outcome {
  readonly call: string
  readonly outcome: string
}

/** What to check; undefined where nothing is checked. */
export interface Seen {
  readonly state: string
  readonly picture: Picture
}

export interface PlayedStep {
  readonly name: string
  readonly machine: string
  readonly event: string
  readonly plays: readonly Instruction[]
  readonly answers: readonly Outcome[]
  readonly then?: Seen
  readonly left?: Left
}

/** A path that any runner can play. */
export interface PlayedPath {
  readonly id: string
  readonly name: string
  readonly opened: Seen | undefined
  readonly steps: readonly PlayedStep[]
}

/** Calls that send a payment or permit it first. */
const MONEY = ['prepare', 'authorise'] as const

/** After these answers a payment continues on its own. */
const LEADS_ON = ['checkOrder ready', 'prepare ready']

/** Ports answered without a network call. */
const WITHOUT_A_CALL = ['readTerms', 'askInstallments']

export const isCode = (call: Call) => CALLS[call].every((path) => path.startsWith('/assets/'))

/** Whether a walk waits for the network call of a port. */
export const isAskedFor = (call: Call) => call in CALLS && !WITHOUT_A_CALL.includes(call) && !isCode(call)

const MINUTE = 60_000

/** Path of the fault rule that holds a call; a chunk's name ends in a hash. */
export const rulePathOf = (path: string): string => (path.startsWith('/assets/') ? `${path}*` : path)

const rulePathsOf = (calls: readonly Call[]) =>
  Array.from(new Set(calls.flatMap((call) => CALLS[call].map((path) => rulePathOf(path)))))

export const idOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 8)

const seen = (after: PageAssertions | undefined): Seen | undefined =>
  after && { state: after.state, picture: pictureOf(after) }

/** The instructions of a step, and the answers given in it. */
type Done = Pick<PlayedStep, 'plays' | 'answers'>

const heldCall = (paths: readonly string[], more: object = {}, keeps?: ControlCall['keeps']): Instruction => ({
  tell: { method: 'POST', path: 'held', body: { token: '{{token}}', paths, ...more }, ...(keeps && { keeps }) },
})

function answering(call: Call, outcome: string, reply: Reply): Done {
  const phase = reply.isCommitted ? 'after-commit' : 'before'
  const next = reply.then ? answering(reply.then, 'natural', { act: 'pass' }) : { plays: [], answers: [] }
  return {
    plays: [
      ...(reply.first ?? []).map((tell) => ({ tell })),
      heldCall(rulePathsOf([call]), { act: reply.act, phase }, reply.keeps),
      // The page looks the same before and after it sends the next call, so wait for that call.
      ...(LEADS_ON.includes(`${call} ${outcome}`) ? [heldCall(rulePathsOf(MONEY))] : []),
      ...next.plays,
    ],
    answers: [{ call, outcome }, ...next.answers],
  }
}

/** The control call that fetches the value of a placeholder. */
function valueFor(name: string): ControlCall | undefined {
  if (name === 'code' || name === 'wrongCode')
    return { method: 'GET', path: 'codes/{{token}}', keeps: { [name]: name } }
  return name.startsWith('number') ? { method: 'GET', path: 'new-number', keeps: { [name]: 'gsmNumber' } } : undefined
}

/** Acts, each preceded by the control call for its placeholder. */
export const doing = (acts: readonly PageAct[]): Instruction[] =>
  acts.flatMap((act) => {
    const [, name = ''] = ('text' in act && /\{\{(\w+)\}\}/.exec(act.text)) || []
    const tell = valueFor(name)
    return [...(tell ? [{ tell }] : []), { act }]
  })

interface SoFar {
  prices: number
  numbers: number
  text: string
  isForeign: boolean
  isFromBalance: boolean
  readonly loaded: Set<string>
}

const NOTHING: Done = { plays: [], answers: [] }

function answersTo(event: EventObject, path: PathAhead, soFar: SoFar): Done {
  const [, how, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  const call = port as Call
  const outcome = how === 'error' ? 'error' : (answerAhead(path, call) ?? '')
  if (outcome === 'codePending' || WITHOUT_A_CALL.includes(call)) return NOTHING
  // A shopper with a foreign phone has no saved cards, and the page requests none.
  if (call === 'openWallet' && soFar.isForeign) return NOTHING
  const piece = `${call} ${soFar.text}`
  if (isCode(call) && soFar.loaded.has(piece)) return NOTHING
  if (isCode(call) && outcome !== 'error') soFar.loaded.add(piece)
  if (call === 'checkOrder' && outcome === 'changed') soFar.prices += 1
  const { prices, isFromBalance } = soFar
  return answering(call, outcome, replyTo(call, outcome, { ...path, prices, isFromBalance }))
}

const playing = (...plays: readonly Instruction[]): Done => ({ plays, answers: [] })

/** Another tab of the same browser takes over the order. */
const ORDER_LOST = playing(
  { tab: '/?token={{token}}&lang=tr' },
  { act: { act: 'click', on: '[data-action="continue-here"]' } },
  { act: { act: 'waitFor', on: 'main[data-screen="identify"]' } },
  { tab: null },
)

/** Moves the sandbox's clock of the order as well: its gateways enforce this pause, too. */
const ON_BOTH_SIDES = {
  tell: { method: 'POST', path: 'clock', body: { token: '{{token}}', advanceSeconds: 61 } },
} as const

function happening(event: EventObject, path: PathAhead, soFar: SoFar): Done {
  if (isShoppers(event)) return playing(...doing(gestureFor(event, path)))
  if (FOLLOWS_AT_ONCE.test(event.type)) return NOTHING
  if (event.type === 'clock.ticked') return playing({ advance: 31 * MINUTE })
  const [, wait] = /^xstate\.after\.(\w+)\./.exec(event.type) ?? []
  if (wait !== undefined) {
    return playing({ advance: passing(wait) + 1 }, ...(wait === 'resendCooldown' ? [ON_BOTH_SIDES] : []))
  }
  if (event.type === 'tab.lostOrder') return ORDER_LOST
  if (event.type === 'address.asked') return playing({ back: true })
  if (event.type !== 'network.refused') return answersTo(event, path, soFar)
  // A failing call of the form; any other call would do.
  const { plays, answers } = answering('checkMember', 'error', replyTo('checkMember', 'error', { ...path, ...soFar }))
  return { plays: [{ act: { act: 'click', on: '[data-action="continue"]' } }, ...plays], answers }
}

const isNewNumber = ({ type, text = '' }: EventObject & { text?: string }) =>
  type === 'shopper.typedNumber' && text.length > 3

/** The steps of a path as data: what to do, what to answer, and what to check. */
export function playedOf({ name, opened, steps }: BrowserPath): PlayedPath {
  const soFar: SoFar = { prices: 0, numbers: 0, text: '', isForeign: false, isFromBalance: false, loaded: new Set() }
  const looks = looksOn({ opened, steps })
  const played: PlayedStep[] = []
  for (const [index, { name: stepName, path, event }] of steps.entries()) {
    if (isNewNumber(event)) soFar.numbers += 1
    if (event.type === 'shopper.openedText') soFar.text = (event as EventObject & { text: string }).text
    soFar.isFromBalance = (steps[index - 1]?.after ?? opened).method === 'balance'
    const does = happening(event, { ahead: steps.slice(index), numbers: soFar.numbers }, soFar)
    const left = leftBy(event)
    const then = seen(looks[index + 1])
    played.push({
      name: stepName,
      machine: machineAt(path),
      event: event.type,
      ...does,
      ...(then && { then }),
      ...(left && { left }),
    })
    if (left) break
    soFar.isForeign ||= event.type === 'xstate.done.actor.admitForeign'
  }
  return { id: idOf(name), name, opened: seen(looks[0]), steps: played }
}
