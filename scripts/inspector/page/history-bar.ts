import { element, refill } from './element'
import { type Entry, placeOf } from './history'

export interface HistoryShown {
  readonly entries: readonly Entry[]
  readonly at: number
  readonly isRecording: boolean
}

interface Places {
  readonly list: HTMLElement
  readonly counted: HTMLElement
  readonly back: HTMLButtonElement
  readonly forth: HTMLButtonElement
}

/** Readable names of XState's own events, as in the drawn charts. */
const wordsOf = (event: string) =>
  event
    .replace(/^xstate\.init$/, 'begins')
    .replace(/^xstate\.stop$/, 'stops')
    .replace(/^xstate\.(done|error)\.actor\./, '$1 ')
    .replace(/^xstate\.snapshot\./, 'change of ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')

const secondsOf = (at: number) => `${(at / 1000).toFixed(1)} s`

const nameOf = (machine: string) => machine.slice(machine.lastIndexOf('.') + 1)

export function showHistory(
  { entries, at, isRecording }: HistoryShown,
  places: Places,
  show: (at: number) => void,
): void {
  const { list, counted, back, forth } = places
  back.disabled = at <= 0
  forth.disabled = at >= entries.length - 1
  const entry = entries[at]
  const when = entry ? secondsOf(entry.step.at) : ''
  counted.replaceChildren(
    element('b', {}, entries.length === 0 ? 'No step yet' : `Step ${at + 1} of ${entries.length}`),
    element('span', { class: 'muted' }, isRecording ? `recorded, ${when}` : when),
  )
  const wasAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 40
  const first = Math.max(0, entries.length - 120)
  refill(
    list,
    entries.slice(first).map((one, index) => {
      const number = first + index
      const isHere = number === at
      const times = one.step.times === undefined ? '' : ` × ${one.step.times}`
      const press = () => {
        show(number)
      }
      return element(
        'button',
        {
          type: 'button',
          'data-key': `step ${number}`,
          onclick: press,
          class: isHere ? 'is-here' : '',
          ...(isHere && { 'aria-current': 'step' }),
        },
        element('b', {}, wordsOf(one.step.event) + times),
        element('span', {}, `${nameOf(one.step.machine)}, ${one.step.ended ?? placeOf(one)}`),
      )
    }),
  )
  const here = list.querySelector<HTMLElement>('.is-here')
  if (wasAtEnd || at === entries.length - 1) list.scrollLeft = list.scrollWidth
  if (here && (here.offsetLeft < list.scrollLeft || here.offsetLeft > list.scrollLeft + list.clientWidth))
    list.scrollLeft = here.offsetLeft - list.clientWidth / 2
}
