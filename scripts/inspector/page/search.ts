import type { Chart } from './data'
import { element } from './element'

/** A state, or an event with the state that handles it. */
export interface Found {
  readonly id: string
  readonly chart: string
  readonly words: string
  readonly more: string
}

const MOST = 40

export function findable(chart: Chart, text: string): readonly Found[] {
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml')
  const states = Array.from(svg.querySelectorAll('rect[id]'), ({ id }): Found => {
    return { id, chart: chart.name, words: id.split('.').slice(1).join('.') || id, more: chart.name }
  })
  const events = Array.from(svg.querySelectorAll('[data-event]')).flatMap((way): Found[] => {
    const place = way.closest('[data-state]')?.getAttribute('data-state')
    const arrow = way.closest('[data-arrow]')?.getAttribute('data-arrow')
    const id = place ?? arrow?.split('→')[0]
    const event = way.getAttribute('data-event') ?? ''
    if (id === undefined || way.tagName === 'path' || event.startsWith('xstate.') || event === 'always') return []
    return [{ id, chart: chart.name, words: event, more: `in ${id}` }]
  })
  return [...states, ...events]
}

/** The matches, best first: exact, then prefix, then substring. */
export function matching(all: readonly Found[], wanted: string): readonly Found[] {
  const text = wanted.trim().toLowerCase()
  if (text === '') return []
  const last = (words: string) => words.slice(words.lastIndexOf('.') + 1).toLowerCase()
  const rank = ({ words }: Found) => {
    if (last(words) === text) return 0
    if (last(words).startsWith(text)) return 1
    return words.toLowerCase().includes(text) ? 2 : 3
  }
  const seen = new Set<string>()
  return all
    .map((found) => ({ found, rank: rank(found) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank || one.found.words.length - other.found.words.length)
    .map(({ found }) => found)
    .filter(({ id, words }) => !seen.has(`${id} ${words}`) && seen.add(`${id} ${words}`))
    .slice(0, MOST)
}

interface Places {
  readonly input: HTMLInputElement
  readonly list: HTMLElement
}

/** A combobox that lists matches while the user types; arrow keys and Enter choose. */
export function createSearch(
  { input, list }: Places,
  all: () => readonly Found[],
  choose: (found: Found) => void,
): { readonly again: () => void } {
  let found: readonly Found[] = []
  let at = 0

  function draw() {
    list.hidden = found.length === 0
    input.setAttribute('aria-expanded', String(found.length > 0))
    list.replaceChildren(
      ...found.map((one, index) =>
        element(
          'li',
          {
            role: 'option',
            id: `found-${index}`,
            'aria-selected': String(index === at),
            onpointerdown: (event) => {
              event.preventDefault()
              take(index)
            },
          },
          element('b', {}, one.words),
          element('span', {}, one.more),
        ),
      ),
    )
    if (found.length === 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `found-${at}`)
    list.children[at]?.scrollIntoView({ block: 'nearest' })
  }

  function look() {
    found = matching(all(), input.value)
    at = 0
    draw()
  }

  function close() {
    found = []
    draw()
  }

  function take(index: number) {
    const one = found[index]
    close()
    if (one) choose(one)
  }

  input.addEventListener('input', look)
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter') take(at)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      at = (at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length)
      draw()
    }
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && /^(?:input|textarea|select)$/i.test(event.target.tagName)
    if (event.key !== '/' || isTyping) return
    event.preventDefault()
    input.focus()
  })

  return {
    /** Searches again, because more charts have loaded. */
    again() {
      if (document.activeElement === input) look()
    },
  }
}
