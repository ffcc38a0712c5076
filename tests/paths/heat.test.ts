import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { type Chart, type State, chartOf } from '../../scripts/diagrams/chart.mjs'
import { heatPicture } from '../../scripts/paths/draw-heat.mjs'
import { heatPageOf, rowsOf } from '../../scripts/paths/heat-page.mjs'
import { heated, stepOf, styleOfHeat } from '../../scripts/paths/heat.mjs'
import type { PathsFile } from '../../scripts/paths/path-schema'
import { arrowsOf } from '../journeys/generated/arrows'
import { MACHINES } from '../journeys/generated/coverage'

const chart = chartOf(
  createMachine({
    id: 'made',
    initial: 'asking',
    states: {
      asking: { on: { 'shopper.paid': 'paying', 'shopper.left': 'gone', 'shopper.typed': { actions: 'note' } } },
      paying: { initial: 'sent', always: 'gone', states: { sent: {}, slow: {} } },
      gone: { on: { 'shopper.closed': 'over' } },
      over: { type: 'final' },
    },
  }),
)

const path = (...covered: readonly [states: readonly string[], arrows: readonly string[]]) => {
  const [states, arrows] = covered.map((names) => names.map((name) => `made: ${name}`))
  return { covers: { machines: ['made'], states, arrows } }
}

const file = {
  machines: {
    made: {
      states: ['asking', 'paying.sent', 'paying.slow', 'gone', 'over'].map((name) => `made: ${name}`),
      arrows: ['asking, shopper.paid', 'asking, shopper.left', 'asking, shopper.typed', 'gone, shopper.closed'].map(
        (name) => `made: ${name}`,
      ),
    },
  },
  paths: [
    path(['asking', 'paying.sent'], ['asking, shopper.paid']),
    path(['asking', 'paying.slow'], ['asking, shopper.paid', 'asking, shopper.typed']),
    path(['asking'], []),
  ],
} as unknown as PathsFile

const statesIn = (state: State): readonly State[] => [state, ...state.states.flatMap(statesIn)]

const labelsIn = ({ root, arrows }: Chart) =>
  [...arrows.flatMap(({ labels }) => labels), ...statesIn(root).flatMap(({ inner }) => inner)].filter(
    ({ trigger }) => !trigger.startsWith('+ '),
  )

describe('the heat of a chart', () => {
  const heat = heated(chart, 'made', file)

  it('the heat of a chart counts the paths through each state, inner ones included, and each arrow (MDL-10~)', () => {
    expect(Object.fromEntries(heat.states)).toEqual({
      made: 3,
      'made.asking': 3,
      'made.paying': 2,
      'made.gone': 0,
      'made.paying.sent': 1,
      'made.paying.slow': 1,
      // A machine that has ended is not in the picture.
      'made.over': undefined,
    })
    expect(Object.fromEntries(heat.arrows)).toEqual({
      'made.asking→made.paying': 2,
      'made.asking→made.gone': 0,
      // Transitions without an event are not counted.
      'made.paying→made.gone': undefined,
      'made.gone→made.over': 0,
    })
    expect(labelsIn(heat.chart).map(({ trigger }) => trigger)).toEqual([
      'shopper.paid ×2',
      'shopper.left ×0',
      'always',
      'shopper.closed ×0',
      'shopper.typed ×1',
    ])
  })

  it('the heat of a chart marks what no path reaches in red and dashed, as a step of its own (MDL-10~)', () => {
    expect([0, 1, 2, 3, 9, 10, 29, 30, 500].map(stepOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
    const style = styleOfHeat(heat)
    const ruleOf = (id: string) => style.slice(style.indexOf(`[id="${id}"]`)).replace(/\}[^]*$/, '')
    expect(ruleOf('made.gone')).toMatch(/stroke:#C4302B.*dasharray/)
    expect(ruleOf('made.asking→made.gone')).toMatch(/stroke:#C4302B.*dasharray/)
    expect(ruleOf('made.asking→made.paying')).not.toMatch(/#C4302B|dasharray/)
    expect(style).not.toContain('made.paying→made.gone')
  })

  it('the heat of a chart is drawn with its numbers and a legend under it (MDL-10~)', async () => {
    const { svg, finals } = await heatPicture(chart, 'made', file, '')
    for (const text of ['asking ×3', 'gone ×0', 'no path', '1 to 2', '30 or more']) expect(svg).toContain(`${text}</t`)
    expect(finals).toEqual(['over'])
    const [, height = ''] = /height="(\d+(?:\.\d+)?)"/.exec(svg) ?? []
    const [, top = ''] = /class="heat0" x="\d+" y="(\d+(?:\.\d+)?)"/.exec(svg) ?? []
    expect(Number(top)).toBeGreaterThan(0)
    expect(Number(top)).toBeLessThan(Number(height))
  })

  it('the heat of a chart has a table of states and arrows, those without a path first (MDL-10~)', () => {
    expect(
      rowsOf(file, { machine: 'made', finals: ['over'] }).map(({ kind, name, paths }) => `${kind} ${name} ${paths}`),
    ).toEqual([
      'state gone 0',
      'arrow asking, shopper.left 0',
      'arrow gone, shopper.closed 0',
      'state paying.sent 1',
      'state paying.slow 1',
      'arrow asking, shopper.typed 1',
      'arrow asking, shopper.paid 2',
      'state asking 3',
    ])
    const page = heatPageOf(file, '3 paths', [{ machine: 'made', picture: 'made.svg', finals: [] }])
    expect(page).toContain('<tr class="heat0"><td>state</td><td>gone</td><td class="n">0</td></tr>')
    expect(page).toContain('<img src="made.svg"')
  })

  it.each(MACHINES)('the chart of %s names its arrows as the paths do (MDL-10~)', (_, machine) => {
    const named = labelsIn(chartOf(machine)).flatMap(({ name }) => name ?? [])
    expect(new Set(named)).toEqual(new Set(arrowsOf(machine)))
  })
})
