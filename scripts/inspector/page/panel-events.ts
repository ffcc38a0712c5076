import type { Answering } from '../shared/messages'
import type { Data, Definition } from './data'
import { element } from './element'
import type { Machine } from './history'
import { icon } from './icons'

export interface EventsShown {
  readonly machines: ReadonlyMap<string, Machine>
  readonly answering: Readonly<Record<string, Answering>>
  readonly definitions: ReadonlyMap<string, Definition>
  readonly isNow: boolean
  readonly busy: boolean
}

export type Send = (machine: string, chart: string, sample: number) => void

const lastOf = (id: string) => id.slice(id.lastIndexOf('.') + 1)

/** The description of a transition, taken from the active state that handles it. */
function wordsOf(definition: Definition | undefined, active: readonly string[], type: string): string {
  const found = active.flatMap((id) => {
    const [, ...keys] = id.split('.')
    const state = keys.reduce<Definition | undefined>((one, key) => one?.states?.[key], definition)
    const on = state?.on?.[type]
    return on === undefined
      ? []
      : Array.isArray(on)
        ? (on as readonly { description?: string }[])
        : [on as { description?: string }]
  })
  return found.map(({ description }) => description).filter((words) => words !== undefined)[0] ?? ''
}

/** The events that are accepted now, with buttons to send them, and the rejected ones with the guards that reject them. */
export function eventsPane(
  { machines, answering, definitions, isNow, busy }: EventsShown,
  data: Data,
  send: Send,
): Node[] {
  if (!isNow) return [element('p', {}, 'Events can be sent to the present step alone.')]
  const open: Node[] = []
  const refused: Node[] = []
  let [sendable, shut] = [0, 0]
  const isGestured = (chart: string, sample: number) => data.gestures[chart]?.[sample]?.plays !== undefined
  const gesturesOf = ([name, { chart }]: readonly [string, Machine]) =>
    (answering[name]?.open ?? []).filter(({ sample }) => isGestured(chart, sample)).length
  const shoppersFirst = Array.from(machines).sort((one, other) => gesturesOf(other) - gesturesOf(one))
  for (const [name, { chart, active }] of shoppersFirst) {
    const known = answering[name]
    if (!known) continue
    const definition = definitions.get(chart)
    const sorted = [...known.open].sort(
      (one, other) => Number(isGestured(chart, other.sample)) - Number(isGestured(chart, one.sample)),
    )
    const buttons = sorted.map(({ type, sample, to }) => {
      const isGesture = isGestured(chart, sample)
      const target = to[0] === undefined ? 'stays' : lastOf(to[0])
      const title = `${isGesture ? 'Done in the frame, as a shopper does it.' : 'Sent to the machine itself.'} ${wordsOf(definition, active, type)}`
      const press = () => {
        send(name, chart, sample)
      }
      return element(
        'li',
        {},
        element(
          'button',
          { type: 'button', title, disabled: busy, 'data-key': `${name} ${type}`, 'data-event': type, onclick: press },
          icon(isGesture ? 'play' : 'bolt'),
          element('b', {}, type),
          element('span', { class: 'to' }, target),
        ),
      )
    })
    sendable += buttons.length
    if (buttons.length > 0) open.push(element('h4', {}, lastOf(name)), element('ul', { class: 'ev' }, ...buttons))
    for (const { type, guards } of known.refused) {
      shut += 1
      const by = guards.length === 0 ? 'no guard' : guards.join(' or ')
      const words = wordsOf(definition, active, type)
      refused.push(
        element(
          'li',
          {},
          icon('no'),
          element('b', {}, type),
          ': refused by ',
          element('em', {}, by),
          element('p', {}, words),
        ),
      )
    }
  }
  const head = (words: string, count: number) =>
    element('div', { class: 'h3row' }, element('h3', {}, words), element('span', { class: 'num' }, String(count)))
  return [
    element('section', {}, head('Can be sent now', sendable), ...open),
    element('section', {}, head('Refused now', shut), element('ul', { class: 'no' }, ...refused)),
    element(
      'p',
      { class: 'muted key' },
      icon('play'),
      'a shopper’s gesture in the frame',
      icon('bolt'),
      'sent to the machine itself',
    ),
  ]
}
