import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { branchesOf } from '../../scripts/diagrams/branches.mjs'
import { chartOf } from '../../scripts/diagrams/chart.mjs'
import { type Descriptions, descriptionFaults, descriptionOf, nodesOf } from '../../scripts/diagrams/described.mjs'
import { documentsOf, pictureNameOf } from '../../scripts/diagrams/documents.mjs'
import { draw } from '../../scripts/diagrams/draw.mjs'
import { gathered } from '../../scripts/diagrams/gather.mjs'
import { layOut } from '../../scripts/diagrams/lay-out.mjs'
import { runOf } from '../../scripts/diagrams/overview.mjs'
import { readPlaces } from '../../scripts/diagrams/places.mjs'
import { escaped } from '../../scripts/diagrams/words.mjs'
import { readLists } from '../../scripts/run/shown-lists.mjs'
import { dark, light } from '../../styles/palette'
import { overlaps, spilled, unwritten } from './laws/legible'
import { builtFiles } from '../support/reading/bundle'
import { filesIn, textOf } from '../support/reading/files'
import { machines } from '../support/reading/machines'
import { type Picture, pictureIn } from '../support/reading/picture'

const modules = import.meta.glob<{ descriptions?: Descriptions }>('../../machines/**/descriptions.ts', { eager: true })

function wordsOf(path: string): Descriptions {
  const found = modules[`../../${path.replace('machine.ts', 'descriptions.ts')}`]?.descriptions
  if (!found) throw new Error(`${path} has no descriptions.ts beside it`)
  return found
}

const files = machines
  .flatMap(({ path, found: [machine] }) =>
    machine ? [{ path, picture: pictureNameOf(machine), machine, descriptions: wordsOf(path) }] : [],
  )
  .sort((one, other) => (one.machine.id < other.machine.id ? -1 : 1))
const places = await readPlaces()
const documents = await documentsOf(files, { light, dark }, places)
/** The visual states in the lists of `npm run shown`. */
const listed = filesIn('tests/journeys/shown')
  .filter((file) => file.endsWith('.tr.txt') && !file.endsWith('/frame.tr.txt'))
  .flatMap((file) => [...readLists(textOf(file)).keys()].map((name) => `${file}: ${name}`))

interface Described {
  readonly states?: Readonly<Record<string, Described>> | undefined
  readonly meta?: object | undefined
}

const pictures = [...documents].filter(([path]) => path.endsWith('.svg'))

describe('docs/diagrams', () => {
  it('docs/diagrams shows the machines as they are: npm run generate (MDL-07~)', () => {
    expect(filesIn('docs/diagrams')).toEqual([...documents.keys()].map((path) => `docs/diagrams/${path}`).sort())
    const stale = [...documents].filter(([path, content]) => textOf(`docs/diagrams/${path}`) !== content)
    expect(stale.map(([path]) => path)).toEqual([])
  })

  it.each(files)(
    'docs/diagrams names all that the chart of $picture names, in words (MDL-03~, MDL-07~)',
    ({ picture, machine }) => {
      expect(unwritten(machine, pictureIn(documents.get(`${picture}.svg`) ?? ''))).toEqual([])
    },
  )

  it('docs/diagrams leads from the journey to every machine, through those that run it (MDL-07~)', () => {
    const reached = new Set<string>()
    const ahead = ['journey.svg']
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      ahead.push(...[...(documents.get(next) ?? '').matchAll(/<a href="([^"]+)">/g)].map(([, to = '']) => to))
    }
    expect(files.filter(({ picture }) => !reached.has(`${picture}.svg`)).map(({ picture }) => picture)).toEqual([])
    expect([...reached].filter((path) => !documents.has(path))).toEqual([])
  })

  it.each(pictures)('docs/diagrams has its own colours in %s, and an id for every state and arrow', (_, svg) => {
    expect(svg).not.toContain('var(')
    const boxes = svg.match(/<rect[^>]* class="(?:state|around|machine)(?: region)?"/g) ?? []
    expect(boxes.length).toBeGreaterThan(1)
    expect(boxes.filter((box) => !box.includes(' id="'))).toEqual([])
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => id?.includes('→')).length).toBeGreaterThan(0)
  })

  it.each(files)(
    'docs/diagrams names the event and the guard of every transition of $picture, at its arrow or in its state (MDL-07~)',
    ({ picture, machine }) => {
      const svg = documents.get(`${picture}.svg`) ?? ''
      const groupOf = (name: string, value: string) => {
        const [, after = ''] = svg.split(` ${name}="${escaped(value)}"`)
        return after.split(/ data-(?:state|arrow)=/)[0] ?? ''
      }
      const isSaid = (group: string, { event, label: { guard } }: ReturnType<typeof branchesOf>[number]) =>
        group.includes(` data-event="${event || 'always'}"${guard === undefined ? '' : ` data-guard="${guard}"`}>`)
      const unsaid = nodesOf(machine.root).flatMap((node) =>
        branchesOf(node).flatMap((branch) => {
          const arrows = branch.targets.map((target) => ` id="${node.id}→${target}"`)
          const places = [
            ...branch.targets.map((target) => groupOf('data-arrow', `${node.id}→${target}`)),
            groupOf('data-state', node.id),
          ]
          const isDrawn =
            arrows.every((arrow) => svg.includes(arrow)) || isSaid(places[places.length - 1] ?? '', branch)
          return isDrawn && places.some((place) => isSaid(place, branch)) ? [] : [`${node.id} on ${branch.event}`]
        }),
      )
      expect(unsaid).toEqual([])
    },
  )

  it('docs/diagrams draws no machine that is never run', () => {
    const run = runOf(files.map(({ picture, machine }) => ({ picture, chart: chartOf(machine) })))
    const alone = files.filter(({ machine }) => machine.id !== 'checkout' && !run.has(machine.id))
    expect(alone.map(({ machine }) => machine.id)).toEqual([])
  })

  it.each(pictures)('docs/diagrams is legible: nothing overlaps in %s, and no line is cut', (_, svg) => {
    const picture = pictureIn(svg)
    expect(picture.texts.length).toBeGreaterThan(5)
    expect(overlaps(picture)).toEqual([])
    expect(spilled(picture)).toEqual([])
  })

  it.each(files)(
    'docs/diagrams has a definition of $picture that makes the same chart elsewhere (MDL-03~, MDL-07~)',
    (file) => {
      const written = JSON.parse(documents.get(`definitions/${file.picture}.json`) ?? '') as object
      expect(chartOf(createMachine(written))).toEqual(chartOf(file.machine))
    },
  )

  it('docs/diagrams is not drawn where two machines are run by no other', async () => {
    const children = files.filter(({ machine }) => machine.id !== 'checkout')
    await expect(documentsOf(children, { light, dark }, {})).rejects.toThrow(/One machine runs all others, not 16/)
  })

  it('every state and arrow is described, a screen’s state with its address and pictures, and the bundle has none of it (MDL-11)', () => {
    const built = builtFiles(/\.(?:m?js|css|html|json)$/).map(({ content }) => content.toString())
    expect(built.length).toBeGreaterThan(50)
    for (const { machine, descriptions, picture } of files) {
      expect(descriptionFaults(machine, descriptions), picture).toEqual([])
      const json = documents.get(`definitions/${picture}.json`) ?? ''
      const svg = documents.get(`${picture}.svg`) ?? ''
      const texts = nodesOf(machine.root).flatMap((node) => {
        const { is = '', on = {} } = descriptionOf(descriptions, node) ?? {}
        return [is, ...Object.values(on)]
      })
      expect(texts.filter((text) => !json.includes(JSON.stringify(text)))).toEqual([])
      expect(texts.filter((text) => !svg.includes(escaped(text)))).toEqual([])
      // A sentence used for many states describes none of them.
      const repeated = texts.filter((text, index) => texts.indexOf(text) !== index)
      expect(repeated.length, picture).toBeLessThanOrEqual(texts.length / 5)
      const long = texts.filter((text) => text.length > 25)
      expect(long.length, picture).toBeGreaterThan(2)
      expect(long.filter((text) => built.some((content) => content.includes(text)))).toEqual([])
    }

    const { states } = JSON.parse(documents.get('definitions/checkout.json') ?? '') as { states: Described['states'] }
    const metaOf = (path: string) => {
      let state: Described | undefined = { states }
      for (const key of path.split('.')) state = state?.states?.[key]
      return state?.meta
    }
    for (const [path, place] of Object.entries(places)) {
      expect(metaOf(path), path).toEqual(place)
      expect(place.screens.length, path).toBeGreaterThan(0)
    }
    const pictured = Object.values(places).flatMap((place) => place.pictures)
    expect(pictured.length).toBe(new Set(listed).size)
  })

  it('docs/diagrams puts all pictures on one page, each with the paragraph of its machine', () => {
    const page = documents.get('README.md') ?? ''
    expect(pictures.filter(([path]) => !page.includes(`](${path})`))).toEqual([])
    expect(files.filter(({ descriptions }) => !page.includes(descriptions.is))).toEqual([])
  })
})

const chart = (states: object): AnyStateMachine =>
  createMachine({ id: 'made', initial: 'asking', states: states as Record<string, object> })

const paying = { on: { 'shopper.paid': { guard: 'isPaid', target: 'paid' } } }

async function drawn(machine: AnyStateMachine) {
  const made = gathered(chartOf(machine))
  return draw(made, await layOut(made), 'made', '')
}

describe('a picture of a chart', () => {
  const small = chart({ asking: paying, paid: { type: 'final' } })

  it.each([
    ['one more state', { asking: paying, paid: { type: 'final' }, leaving: {} }],
    ['another guard', { asking: { on: { 'shopper.paid': { guard: 'isOpen', target: 'paid' } } }, paid: {} }],
    ['no guard', { asking: { on: { 'shopper.paid': 'paid' } }, paid: { type: 'final' } }],
    ['another event', { asking: { on: { 'shopper.left': { guard: 'isPaid', target: 'paid' } } }, paid: {} }],
    ['an end that is none', { asking: paying, paid: {} }],
    ['a tag', { asking: { ...paying, tags: 'busy' }, paid: { type: 'final' } }],
    ['an actor', { asking: { ...paying, invoke: { id: 'pay', src: 'pay' } }, paid: { type: 'final' } }],
    ['an action on the way in', { asking: { ...paying, entry: 'askBank' }, paid: { type: 'final' } }],
    ['a delay', { asking: { ...paying, after: { patience: 'paid' } }, paid: { type: 'final' } }],
    ['a transition that stays', { asking: { ...paying, always: { actions: 'keepIt' } }, paid: { type: 'final' } }],
    ['states in a state', { asking: { ...paying, initial: 'calm', states: { calm: {} } }, paid: { type: 'final' } }],
  ])('a picture of a chart changes with %s', async (_, states) => {
    expect(await drawn(chart(states))).not.toBe(await drawn(small))
  })

  it('a picture of a chart names transitions from many states to one at both ends', async () => {
    const way = { always: { guard: 'isTimeUp', target: '#made.expired' } }
    const states = { asking: way, calm: way, slow: way, late: way, expired: {} }
    const lines = pictureIn(await drawn(chart(states))).texts.map(({ words }) => words)
    expect(lines.filter((line) => line === 'always [isTimeUp] → expired')).toHaveLength(4)
    expect(lines).toContain('← asking, calm, slow, late')
    const few = pictureIn(await drawn(chart({ ...states, late: {} }))).texts.map(({ words }) => words)
    expect(few.filter((line) => line === 'always [isTimeUp]')).toHaveLength(3)
  })

  it('a picture of a chart is the same at each drawing', async () => {
    expect(await drawn(chart({ asking: paying, paid: { type: 'final' } }))).toBe(await drawn(small))
  })

  it('a picture of a chart keeps text that looks like markup as text', async () => {
    const states = { asking: { on: { 'a<b&c': 'paid' } }, paid: {} }
    expect(await drawn(chart(states))).toContain('a&lt;b&amp;c')
  })
})

describe('the law of legible pictures', () => {
  const box = (role: string, x: number, width = 100) => ({ role, x, y: 0, width, height: 20 })
  const picture = (...rectangles: Picture['rectangles']): Picture => ({ rectangles, texts: [] })
  const line = (words: string) => ({ words, x: 5, y: 10, size: 10 })

  it('the law of legible pictures finds words that cover a state or other words', () => {
    expect(overlaps(picture(box('state', 0), box('label', 90)))).toHaveLength(1)
    expect(overlaps(picture(box('label', 0), box('label', 90), box('state', 95)))).toHaveLength(3)
    expect(overlaps(picture(box('state', 0), box('label', 100), box('around', 0, 300)))).toEqual([])
  })

  it('the law of legible pictures finds lines that are longer than their box', () => {
    const around = { rectangles: [box('ground', 0, 900), box('state', 0)] }
    expect(spilled({ ...around, texts: [line('a short one')] })).toEqual([])
    expect(spilled({ ...around, texts: [line('one that is too long')] })).toHaveLength(1)
  })

  it('the law of legible pictures reports a name that is not written, or only as a part of another', () => {
    const machine = chart({ asking: paying, paid: {} })
    const texts = [line('made'), line('asking'), line('shopper.paid [isPaid]')]
    expect(unwritten(machine, { rectangles: [], texts })).toEqual(['paid'])
    expect(unwritten(machine, { rectangles: [], texts: [...texts, line('paid')] })).toEqual([])
  })
})
