import { type AnyStateMachine, createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { mermaidOf } from '../../scripts/diagrams/mermaid.mjs'
import { chartOf } from '../../scripts/diagrams/chart.mjs'
import { pictureNameOf } from '../../scripts/diagrams/documents.mjs'
import { playableOf } from '../../scripts/diagrams/playable.mjs'
import { placesAfterOneEvent, startedAlone } from '../support/playing-definition'
import { textOf } from '../support/reading/files'
import { machines } from '../support/reading/machines'

const modules = import.meta.glob<{ machine: AnyStateMachine }>('../../docs/diagrams/definitions/*.ts', { eager: true })

const found = machines.flatMap(({ found: [machine] }) => (machine ? [{ name: pictureNameOf(machine), machine }] : []))

function playableNamed(name: string): AnyStateMachine {
  const machine = modules[`../../docs/diagrams/definitions/${name}.ts`]?.machine
  if (!machine) throw new Error(`docs/diagrams/definitions/${name}.ts has no machine: npm run generate`)
  return machine
}

describe('a playable definition', () => {
  it('a playable definition is there for every machine (MDL-07~)', () => {
    expect(Object.keys(modules), 'npm run generate').toHaveLength(found.length)
    expect(found).toHaveLength(25)
  })

  it.each(found)(
    'a playable definition starts with its stand-ins and comes to a second state: $name (MDL-07~)',
    ({ name }) => {
      const machine = playableNamed(name)
      expect(startedAlone(machine)).toEqual({ status: 'active', errors: [] })
      expect(placesAfterOneEvent(machine).size).toBeGreaterThan(0)
    },
  )

  it.each(found)(
    'a playable definition is the chart of the machine, with every name in it: $name (MDL-07~)',
    ({ name, machine }) => {
      expect(chartOf(playableNamed(name))).toEqual(chartOf(machine))
      expect(textOf(`docs/diagrams/definitions/${name}.ts`)).toMatch(/^import \{ createMachine.* \} from 'xstate'\n/)
    },
  )

  it('a playable definition fails to start without its stand-ins, which cover all four kinds (MDL-07~)', () => {
    const json = textOf('docs/diagrams/definitions/otp.json')
    const tables = /\n {2}\{\n([^]*)\n {2}\},\n\)\n$/.exec(playableOf(json))?.[1] ?? ''
    for (const kind of ['guards', 'actors', 'actions', 'delays']) expect(tables).toContain(`    ${kind}: {`)
    expect(tables).toContain('"verifyCode": waiting')
    const config = JSON.parse(textOf('docs/diagrams/definitions/countdown.json')) as Parameters<typeof createMachine>[0]
    const { status, errors } = startedAlone(createMachine(config))
    expect([status, String(errors)]).toEqual(['error', expect.stringContaining('hasDeadline')])
  })
})

describe('a chart in Mermaid', () => {
  it.each(found)('a chart in Mermaid names every state and every arrow: $name (MDL-07~)', ({ machine }) => {
    const chart = chartOf(machine)
    const lines = mermaidOf(chart).split('\n')
    expect(lines[0]).toBe('stateDiagram-v2')
    const arrows = chart.arrows.reduce((sum, { labels }) => sum + labels.length, 0)
    expect(lines.filter((line) => / --> \w+ : ./.test(line))).toHaveLength(arrows)
    const states = lines.filter((line) => /^ *state ".+" as \w+/.test(line))
    expect(states.length).toBeGreaterThan(1)
    const names = states.map((line) => / as (\w+)/.exec(line)?.[1])
    expect(new Set(names).size).toBe(names.length)
  })
})
