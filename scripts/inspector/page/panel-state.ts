import type { Chart, Data, Definition, Picture } from './data'
import { stateIn, visitsOf } from './data'
import { element } from './element'
import { icon } from './icons'

export interface StateShown {
  readonly id: string
  readonly chart: Chart
  readonly definition: Definition
  readonly isActive: boolean
  /** Transitions of the running machine; undefined if it is not running or an earlier step is displayed. */
  readonly ways: { readonly all: number; readonly open: number } | undefined
  readonly busy: boolean
}

interface Deeds {
  readonly go: (id: string) => void
  readonly play: (path: string) => void
}

const SHOWN = 6

const listOf = <Thing>(things: Thing | readonly Thing[] | undefined): readonly Thing[] =>
  things === undefined ? [] : Array.isArray(things) ? (things as readonly Thing[]) : [things as Thing]

function headingOf(id: string, isActive: boolean) {
  const [chart = '', ...states] = id.split('.')
  const last = states[states.length - 1] ?? chart
  const up = states.length === 0 ? [] : [chart, ...states.slice(0, -1)]
  return element(
    'h2',
    { class: 'path' },
    ...up.flatMap((name) => [
      element('span', { class: 'up' }, name),
      element('span', { class: 'sep', 'aria-hidden': 'true' }, '›'),
    ]),
    last,
    isActive && element('span', { class: 'tag' }, 'active'),
  )
}

const fact = (name: string, value: string) =>
  value !== '' && element('div', {}, element('dt', {}, name), element('dd', {}, value))

function pictureOf({ name, file }: Picture) {
  const dark = element('source', { media: '(prefers-color-scheme: dark)', srcset: `/data/${file}-dark.png` })
  const image = element('img', { src: `/data/${file}-light.png`, alt: name, loading: 'lazy' })
  const link = { href: `/data/${file}-light.png`, target: '_blank', rel: 'noopener', title: name }
  return element('a', link, element('picture', {}, dark, image), name)
}

function picturesOf({ pictures }: Data, id: string) {
  const found = pictures[id.replace(/^checkout\.journey\./, '')] ?? []
  if (found.length === 0) return undefined
  return element(
    'section',
    {},
    element('div', { class: 'h3row' }, element('h3', {}, 'Pictures'), element('span', {}, String(found.length))),
    element('div', { class: 'shots' }, ...found.map(pictureOf)),
  )
}

function testsOf(data: Data, id: string, busy: boolean, play: Deeds['play']) {
  const visits = visitsOf(data, id)
  const rows = visits.slice(0, SHOWN).map(({ theme, path, steps }) => {
    const isPlayed = path in data.paths
    const words = element('span', {}, theme, element('i', {}, `${steps} steps · ${path}`))
    const press = () => {
      play(path)
    }
    const button = { type: 'button', class: 'row', 'data-key': `path ${path}`, disabled: busy, onclick: press }
    return element(
      'li',
      {},
      isPlayed
        ? element('button', { ...button, title: 'Play this path' }, icon('play'), words)
        : element('div', { class: 'row' }, icon('check'), words),
    )
  })
  return element(
    'section',
    {},
    element(
      'div',
      { class: 'h3row' },
      element('h3', {}, 'Generated tests that visit'),
      element('span', {}, String(visits.length)),
    ),
    rows.length === 0
      ? element('p', {}, 'No generated path of the browser tests comes here; tests of the machine alone do.')
      : element('ul', { class: 'rows' }, ...rows),
    visits.length > SHOWN && element('p', { class: 'muted' }, `and ${visits.length - SHOWN} longer ones`),
  )
}

function goOf(data: Data, { id, isActive, busy }: StateShown, go: Deeds['go']) {
  const places = Object.values(data.places[id] ?? {})
  const fewest = Math.min(...places.map(({ steps }) => steps))
  const words = isActive
    ? 'You are here'
    : places.length === 0
      ? 'No path leads here in a frame'
      : `Go there, ${fewest === 1 ? '1 step' : `${fewest} steps`}`
  const isShut = isActive || places.length === 0 || busy
  const press = () => {
    go(id)
  }
  return element(
    'button',
    {
      type: 'button',
      class: `tbtn is-wide${isShut ? '' : ' is-main'}`,
      'data-key': 'go',
      'data-action': 'go-there',
      disabled: isShut,
      onclick: press,
    },
    words,
  )
}

export function statePane(data: Data, shown: StateShown, { go, play }: Deeds): (Node | undefined)[] {
  const { id, chart, definition, isActive, ways, busy } = shown
  const state = stateIn(definition, id) ?? definition
  const { screens = [], addresses = [] } = state.meta ?? {}
  const actors = listOf(state.invoke).flatMap(({ src }) => src ?? [])
  const own = Object.keys(state.on ?? {}).length
  return [
    headingOf(id, isActive),
    element('p', {}, (id === chart.name ? chart.prose : state.description) ?? ''),
    goOf(data, shown, go),
    element(
      'dl',
      { class: 'facts' },
      fact('Screen', screens.join(', ')),
      fact('Address', addresses.join(', ')),
      fact('Tags', listOf(state.tags).join(', ')),
      fact('Runs', actors.join(', ')),
      fact('Leaves by', own === 0 ? '' : `${own} ${own === 1 ? 'event' : 'events'} of its own`),
      isActive && ways ? fact('Now', `${ways.open} of ${ways.all} events are taken`) : false,
    ),
    picturesOf(data, id),
    testsOf(data, id, busy, play),
  ]
}
