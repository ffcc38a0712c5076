import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { checkoutFace } from '../../machines/exploration/checkout-face'
import { kycGateMachine } from '../../../machines/kyc-gate/machine'
import { ALL_TERMS } from '../../machines/support/funds'
import { FAMILY, FROM_PARENT } from '../../machines/exploration/checkout-space'
import { type Way, explore } from '../../machines/exploration/explore'
import type { Choice } from '../../machines/exploration/moves'
import { type System, systemsOf } from '../../machines/exploration/system'
import { INPUTS } from '../../machines/fixtures/inputs'
import { INSTANTS } from '../../machines/fixtures/instants'
import { CARD, ORDER_OF_NOBODY } from '../../machines/support/shopper'
import { kindOf } from './kinds-of-steps'
import { walksIn } from './long-walks'
import { type Sight, sightOf } from './sight'

/** One step of a path, and what is then to be seen. */
export interface WalkedStep {
  readonly name: string
  readonly event: EventObject
  readonly after: Sight
}

/** What a browser is taken through, from the opening of the page on. */
export interface BrowserPath {
  readonly name: string
  readonly input: (typeof INPUTS.checkout)[number]
  readonly opened: Sight
  readonly steps: readonly WalkedStep[]
}

/** What no shopper can bring about, or what takes the page away: the way to it is walked, and ends before. */
const NOT_HERE: readonly string[] = [
  ...FROM_PARENT,
  // The session tells by itself when its login has begun.
  'session.told',
  // What comes from outside at any moment has journeys of its own; on every path it would only multiply them.
  ...['session.ended', 'host.handedOver', 'network.told', 'network.refused', 'tab.woke', 'tab.restored'],
  // There is one tab here, whose order nobody else has.
  'tab.joined',
  // What a payment is made with, beside the card, changes no state that could be seen, and has journeys of its own.
  ...['shopper.choseInstallment', 'shopper.choseBonus', 'shopper.askedThreeDS', 'shopper.storedCard'],
  ...['shopper.askedBkm', 'card.changed', 'xstate.error.actor.askInstallments', 'shopper.choseMix'],
  // So have methods, and the balance; and the terms of an order can't be had without it.
  ...['shopper.choseMethod', 'shopper.askedBalance', 'xstate.error.actor.readTerms', 'xstate.error.actor.checkOrder'],
  // The page goes away to a bank.
  ...['shopper.wentToBank', 'xstate.done.actor.goToBank', 'xstate.error.actor.goToBank'],
  ...['clock', 'news', 'startOver', 'postToken', 'payByCard'].map((id) => `xstate.error.actor.${id}`),
  // What lies over several screens and changes none of them, and what has no room to go wrong in a browser.
  ...['shopper.openedText', 'shopper.askedCountries', 'xstate.error.actor.messages'],
  // The page is left for another one.
  ...['xstate.done.actor.goToPlainForm', 'xstate.error.actor.goToPlainForm'],
  // Whatever goes wrong with a kept login, its service calls the shopper a visitor.
  'xstate.error.actor.restoreLogin',
  ...['startOver', 'postToken'].map((id) => `xstate.done.actor.${id}`),
]

/** The member of these paths is known as well as can be: the gate lets them through and asks nobody. */
const OPEN_GATE = kycGateMachine.provide({ guards: { needsLevel: () => false, isFullyVerified: () => true } })
const BROWSER_FAMILY = { ...FAMILY, kycGate: OPEN_GATE }

const [, , LATE] = INSTANTS

type Said = EventObject & {
  readonly now?: number
  readonly screen?: string
  readonly card?: unknown
  readonly output?: unknown
}

/** Rows of the tables that a page can be brought to; the others differ only for a machine by itself. */
const isChosen: Choice = (event, { machine, snapshot }) => {
  const { type, now, screen, card, output } = event as Said
  if (NOT_HERE.includes(type)) return false
  if (type.startsWith('xstate.after.')) return type.startsWith('xstate.after.resendCooldown.')
  if (type === 'clock.ticked') return now === LATE && machine.id === 'countdown'
  if (type === 'address.asked') return screen === 'identify' && hasFormBehind(snapshot)
  if (type === 'xstate.done.actor.restoreLogin') return isOfKept(output, contextOf(snapshot).kept)
  if (type === 'shopper.ticked') return machine.id === 'registration'
  if (type === 'shopper.typed') return machine.id === 'identify'
  if (type === 'shopper.leftField') return machine.id === 'cardPayment'
  if (type === 'shopper.steppedBack') return machine.id !== 'verification' || hasSendingProblem(snapshot)
  if (type.endsWith('.actor.updateContact')) return machine.id === 'abroad'
  if (type === 'shopper.filledCard') return card === CARD && (snapshot.context as CardContext).means === 'newCard'
  if (type === 'shopper.askedNewCard') return offersCards(snapshot, false)
  if (type === 'shopper.askedSavedCards') return offersCards(snapshot, true)
  if (type === 'xstate.done.actor.askInstallments') return (output as { kind: string }).kind === 'known'
  if (type === 'xstate.done.actor.checkOrder') return (output as { kind: string }).kind === 'ready'
  if (type === 'xstate.done.actor.readTerms') return output === ALL_TERMS
  if (type === 'xstate.done.actor.askOutcome') return isOutcomeHere(output as { kind: string; callbackUrl?: string })
  if (type.endsWith('.actor.openWallet')) return hasWallet(snapshot) || isEmptyWallet(output)
  if (type === 'xstate.done.actor.startOrder') return isOrderHere(output as { kind: string; order?: unknown })
  return true
}

/** No transfer is begun here. */
const isOutcomeHere = ({ kind, callbackUrl }: { readonly kind: string; readonly callbackUrl?: string }) =>
  kind !== 'begun' && callbackUrl === undefined

const isOrderHere = ({ kind, order }: { readonly kind: string; readonly order?: unknown }) =>
  kind !== 'unsettled' && order !== ORDER_OF_NOBODY && !(order as { isQuickLogin?: boolean } | undefined)?.isQuickLogin

const hasSendingProblem = ({ context }: AnyMachineSnapshot) =>
  (context as { sendingProblem?: unknown }).sendingProblem !== undefined

const hasWallet = ({ context }: AnyMachineSnapshot) =>
  (context as { readonly buyer: { readonly memberId?: string } }).buyer.memberId !== undefined

/** Who comes from abroad has no cards, and nobody is asked about them. */
function isEmptyWallet(output: unknown): boolean {
  const { cards } = (output ?? {}) as { readonly cards?: readonly unknown[] }
  return cards?.length === 0
}

const contextOf = (snapshot: AnyMachineSnapshot) =>
  snapshot.context as { readonly asked?: unknown; readonly kept?: unknown }

/** The way to the other cards is there where there are others. */
function offersCards({ context }: AnyMachineSnapshot, isAtNewCard: boolean): boolean {
  const { wallet, means } = context as CardContext
  return wallet.cards.length > 0 && means === (isAtNewCard ? 'newCard' : 'savedCard')
}

interface CardContext {
  readonly wallet: { readonly cards: readonly unknown[] }
  readonly means: string
}

const KINDS_OF_KEPT: Readonly<Record<string, string>> = {
  restored: 'login',
  codePending: 'code',
  admitted: 'admission',
}

function isOfKept(output: unknown, kept: unknown): boolean {
  const { kind = '' } = output as { kind?: string }
  return kind === 'visitor' ? kept === 'login' : KINDS_OF_KEPT[kind] === kept
}

/** Back from the code leads to the form where the page began at it. */
const hasFormBehind = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ journey: 'verifying' }) && contextOf(snapshot).asked === 'identify'

/** An admission is taken up by another call than a login, and has a journey of its own. */
const BEGINNINGS = INPUTS.checkout.filter(
  ({ kept, asked }) => kept !== 'admission' && !(kept === 'code' && asked === 'identify'),
)

function pathAlong([begins, ...rest]: readonly Way[]): BrowserPath | undefined {
  const input = BEGINNINGS[begins?.input ?? 0]
  if (!begins || !input) return undefined
  // Walked anew: of what places are not told apart by, each walk has its own.
  const systems = systemsOf(BROWSER_FAMILY)
  let at = systems.begin(checkoutMachine, input)
  const opened = sightOf(at)
  const steps = rest.flatMap(({ name, move }) => {
    if (!move) return []
    at = systems.move(at, move.path, move.event)
    return [{ name, event: move.event, after: sightOf(at) }]
  })
  return { name: [begins, ...rest].map(({ name }) => name).join(' → '), input, opened, steps }
}

/** While what the tab holds is being taken up there is no form to be seen, though its machine runs already. */
function isDoable([begins, ...ways]: readonly Way[]): boolean {
  if (BEGINNINGS[begins?.input ?? 0]?.kept === undefined) return true
  const taken = ways.findIndex(({ name }) => name.startsWith('done restoreLogin'))
  const beforeIt = taken === -1 ? ways : ways.slice(0, taken)
  return beforeIt.every(({ move }) => move?.path[0] !== 'identify')
}

/** Where the page began decides what lies behind it. */
const faceOf = (system: System) => `${checkoutFace(system)} ${String(contextOf(system.snapshot).asked)}`

/** Few and long paths that between them take every kind of step there is. */
export function browserPaths(): BrowserPath[] {
  const space = explore({ machine: checkoutMachine, inputs: BEGINNINGS, family: BROWSER_FAMILY, isChosen, faceOf })
  const wanted = new Map<string, readonly Way[]>()
  for (const { key, ways, system } of space.places.values()) {
    const pathHere = space.pathTo(key)
    for (const way of ways) {
      const kind = kindOf(way, system, space.places.get(way.to)?.system)
      const known = wanted.get(kind)
      if (known && known.length <= pathHere.length + 1) continue
      const path = [...pathHere, way]
      if (isDoable(path)) wanted.set(kind, path)
    }
  }
  const walks = walksIn(space)
  return Array.from(wanted)
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([kind, ways]) => (walks.has(kind) ? [] : (pathAlong(walks.lengthened(ways)) ?? [])))
}
