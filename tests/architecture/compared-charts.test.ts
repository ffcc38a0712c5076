import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '../../scripts/diagrams/chart.mjs'
import { compare, lineOf, styleOfDifferences } from '../../scripts/diagrams/compare.mjs'
import { draw } from '../../scripts/diagrams/draw.mjs'
import { layOut } from '../../scripts/diagrams/lay-out.mjs'

const chart = (states: Record<string, object>) => chartOf(createMachine({ id: 'made', initial: 'asking', states }))

const BEFORE = chart({
  asking: { on: { 'shopper.paid': 'paid', 'shopper.left': 'gone' } },
  paid: { on: { 'shopper.read': { actions: 'note' } } },
  gone: { type: 'final' },
})

const NOW = chart({
  asking: { on: { 'shopper.paid': { target: 'paid', guard: 'isOpen' } } },
  paid: { on: { 'shopper.went': 'shop' } },
  shop: { type: 'final' },
})

describe('two charts of one machine', () => {
  const { both, differences } = compare(NOW, BEFORE)

  it('two charts of one machine differ by added and removed states and arrows (MDL-07~)', () => {
    expect(differences.map(lineOf)).toEqual([
      '+ state made.shop',
      '- state made.gone',
      '+ made.asking → made.paid on shopper.paid [isOpen]',
      '+ made.paid → made.shop on shopper.went',
      '- made.asking → made.paid on shopper.paid',
      '- made.asking → made.gone on shopper.left',
      '- made.paid stays on shopper.read / note',
    ])
  })

  it('two charts of one machine are drawn as one, with a colour for each kind of difference (MDL-07~)', async () => {
    const style = styleOfDifferences(differences)
    const svg = draw(both, await layOut(both), 'made', style)
    for (const id of ['made.shop', 'made.gone', 'made.asking→made.gone', 'made.paid→made.shop']) {
      expect(svg).toContain(` id="${id}"`)
      expect(style).toContain(`[id="${id}"]`)
    }
    const colourOf = (id: string) => /stroke:(#\w+)/.exec(style.slice(style.indexOf(`[id="${id}"]`)))?.[1]
    expect(colourOf('made.shop')).toBe(colourOf('made.paid→made.shop'))
    expect(colourOf('made.gone')).toBe(colourOf('made.asking→made.gone'))
    expect(new Set(['made.shop', 'made.gone', 'made.asking→made.paid'].map(colourOf)).size).toBe(3)
  })

  it('two charts of one machine are equal where nothing was added or removed', () => {
    expect(compare(NOW, NOW).differences).toEqual([])
  })
})
