import type { AnyStateMachine } from 'xstate'
import { statesOf } from '../../support/reading/chart'

const WHO = [
  'shopper',
  'address',
  'clock',
  'session',
  'tab',
  'network',
  'host',
  'order',
  'card',
  'wallet',
  'bank',
  // Parts of the page's own code, its language, and what it shows.
  'chunk',
  'language',
  'screen',
  // What a form receives from its payment.
  'agreement',
  'form',
  // Parties to a dispute, who are not at the screen.
  'buyer',
  'seller',
  'provider',
]

/** Past tenses that do not end in -ed. */
const IRREGULAR = new Set([
  'became',
  'began',
  'broke',
  'brought',
  'built',
  'came',
  'chose',
  'cut',
  'did',
  'fell',
  'found',
  'froze',
  'gave',
  'got',
  'grew',
  'had',
  'heard',
  'held',
  'hid',
  'hit',
  'kept',
  'knew',
  'led',
  'left',
  'let',
  'lost',
  'made',
  'met',
  'paid',
  'put',
  'ran',
  'read',
  'reset',
  'rose',
  'said',
  'sat',
  'saw',
  'sent',
  'set',
  'showed',
  'shut',
  'slept',
  'spent',
  'split',
  'spoke',
  'stood',
  'swept',
  'taught',
  'told',
  'took',
  'understood',
  'went',
  'withdrew',
  'woke',
  'won',
  'wrote',
  'bought',
  'forgot',
  'fed',
  'fled',
  'flew',
  'drew',
  'ate',
  'bound',
  'rang',
  'sought',
  'sold',
  'thought',
])

function isPastTense(words: string): boolean {
  const [verb = ''] = words.split(/(?=[A-Z])/)
  return /^[a-z]+$/.test(verb) && (verb.endsWith('ed') || IRREGULAR.has(verb))
}

function isHouseEvent(event: string): boolean {
  const [who = '', did = '', ...more] = event.split('.')
  return more.length === 0 && WHO.includes(who) && /^[a-zA-Z]+$/.test(did) && isPastTense(did)
}

/** A valid state name: one word or more in camel case, without digits, and neither a question nor a command. */
function isHouseState(name: string, isFinal: boolean): boolean {
  if (!/^[a-z][a-zA-Z]*$/.test(name) || /^(?:is|has|can|should|get|set|do|handle|on)[A-Z]/.test(name)) return false
  // A final state says how the machine ended.
  return !isFinal || !['done', 'end', 'ended', 'final', 'finished'].includes(name)
}

const isHouseGuard = (name: string) => /^(?:is|are|has|have|can|was|were|needs)[A-Z]/.test(name)

/** By the mechanism: assign, to a child, to itself, out, to the telemetry. */
const isHouseAction = (name: string) => /^(?:set|clear|send|raise|emit|track)(?:[A-Z]|$)/.test(name)

export function wordFaults(machine: AnyStateMachine): string[] {
  const say = (kind: string) => (name: string) => `${machine.id}: ${name} is no ${kind} by the naming rules`
  const states = statesOf(machine)
  const events = new Set(states.flatMap(({ chart }) => Object.keys(chart.on ?? {})))
  return [
    ...states
      .slice(1)
      .filter(({ path, chart }) => !isHouseState(path.at(-1) ?? '', chart.type === 'final'))
      .map(({ path }) => say('state')(path.join('.'))),
    ...[...events].filter((event) => !isHouseEvent(event)).map(say('event')),
    ...Object.keys(machine.implementations.guards)
      .filter((name) => !isHouseGuard(name))
      .map(say('guard')),
    ...Object.keys(machine.implementations.actions)
      .filter((name) => !isHouseAction(name))
      .map(say('action')),
  ]
}
