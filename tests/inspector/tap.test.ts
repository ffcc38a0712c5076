import fc from 'fast-check'
import { type AnyActorRef, type AnyStateMachine, type AnyStateNode, createActor, createMachine, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { takenArrow } from '../../scripts/inspector/frame/arrows'
import { createTap } from '../../scripts/inspector/frame/tap'
import { treeOf } from '../../scripts/inspector/frame/tree'
import type { TappedStep, PageMessage } from '../../scripts/inspector/shared/messages'
import { pictureNameOf } from '../../scripts/diagrams/documents.mjs'
import { escaped } from '../../scripts/diagrams/words.mjs'
import { machineStatesAfter } from '../../src/services/recorder/machine-states'
import { stringsIn, sung } from '../support/canaries'
import { MACHINES, canaries, contexts, events, toggling } from '../machines/exploration/samples'
import { textOf } from '../support/reading/files'

function tapped(machine: AnyStateMachine) {
  const all: PageMessage[] = []
  const tap = createTap(
    (message) => all.push(message),
    () => 7,
  )
  const actor = createActor(machine, { inspect: tap.inspect })
  const steps = () => all.flatMap((one): TappedStep[] => (one.kind === 'tap.step' ? [one.step] : []))
  return { actor, tap, all, steps }
}

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)]

const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat().concat(node.always ?? [])

const child = createMachine({ id: 'child', initial: 'idle', states: { idle: { on: { poke: 'poked' } }, poked: {} } })

const family = setup({ actors: { child }, guards: { isOpen: () => true, isShut: () => false } }).createMachine({
  id: 'checkout',
  initial: 'calm',
  context: { cardNumber: '5549607159333771', isOpen: true, flow: 'pay', amount: 12 },
  states: {
    calm: {
      on: { go: [{ guard: 'isShut', target: 'shut' }, { target: 'open' }], stay: { guard: 'isShut', target: 'shut' } },
    },
    open: { always: { guard: 'isOpen', target: 'busy' } },
    busy: { invoke: { id: 'helper', src: 'child' } },
    shut: {},
  },
})

describe('the inspector’s tap', () => {
  it('the tap reports each transition of a step, its guard, the active states and child machines (MDL-07~)', () => {
    const { actor, steps } = tapped(family)
    actor.start()
    actor.send({ type: 'go' })
    const [last] = steps().filter(({ event }) => event === 'go')
    expect(last?.arrows).toEqual([
      { source: 'checkout.calm', targets: ['checkout.open'], event: 'go', guard: 'else' },
      { source: 'checkout.open', targets: ['checkout.busy'], event: 'always', guard: 'isOpen' },
    ])
    expect(last).toMatchObject({ chart: 'checkout', machine: 'checkout', value: 'busy', children: ['helper'] })
    expect(last?.active).toEqual(['checkout', 'checkout.busy'])
    expect(steps().find(({ machine }) => machine === 'checkout.helper')).toMatchObject({
      chart: 'child',
      value: 'idle',
    })
  })

  it('the steps of the tap lead to the same states as the recorder’s (MDL-07~)', () => {
    const { actor, steps } = tapped(family)
    actor.start()
    actor.send({ type: 'go' })
    const { children } = actor.getSnapshot() as { readonly children: Readonly<Record<string, AnyActorRef>> }
    children['helper']?.send({ type: 'poke' })
    const places = steps().reduce<ReturnType<typeof machineStatesAfter>>(
      (known, step) => machineStatesAfter(known, step),
      new Map(),
    )
    expect(Object.fromEntries(places)).toEqual({ checkout: 'busy', 'checkout.helper': 'poked' })
  })

  it('the tap reports which events a machine accepts, their targets, and guards that refuse others (MDL-07~)', async () => {
    const { actor, tap, all } = tapped(family)
    actor.start()
    tap.trySamples({ checkout: [{ type: 'go' }, { type: 'stay' }, { type: 'elsewhere' }] })
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
    expect(all[all.length - 1]).toEqual({
      kind: 'tap.events',
      machines: {
        checkout: {
          open: [{ type: 'go', sample: 0, to: ['checkout.open'] }],
          refused: [{ type: 'stay', guards: ['isShut'] }],
        },
      },
    })
  })

  it('the tap lets no string of an event or a context through, except listed words (MDL-07~)', () => {
    expect(contexts.length).toBeGreaterThan(20)
    fc.assert(
      fc.property(fc.constantFrom(...events), fc.constantFrom(...contexts), canaries, (event, context, canary) => {
        const { actor, all } = tapped(toggling(sung(context, canary), event.type))
        actor.start()
        actor.send(sung(event, canary))
        expect(all.length).toBeGreaterThan(1)
        expect([...stringsIn(all)].filter((text) => text.includes(canary))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('the tap shows numbers, lists and texts as types, and counts the hidden fields (MDL-07~)', () => {
    const context = {
      isOpen: true,
      flow: 'pay',
      amount: 2480,
      cards: [1, 2],
      text: 'Ayşe',
      cardNumber: '5549',
      cvc: '',
    }
    expect(treeOf(context)).toEqual({
      is: 'tree',
      fields: [
        ['isOpen', { is: 'word', word: 'true' }],
        ['flow', { is: 'word', word: 'pay' }],
        ['amount', { is: 'number' }],
        ['cards', { is: 'list', items: 2 }],
        ['text', { is: 'text' }],
      ],
      hidden: 2,
    })
  })

  it('every state and every transition that the tap can name is drawn in its chart (MDL-07~)', () => {
    const counted = { states: 0, transitions: 0 }
    for (const machine of MACHINES) {
      const svg = textOf(`docs/diagrams/${pictureNameOf(machine)}.svg`)
      const nodes = nodesIn(machine.root)
      expect(nodes.filter(({ id }) => !svg.includes(` data-state="${escaped(id)}"`)).map(({ id }) => id)).toEqual([])
      const taken = nodes.flatMap(transitionsOf).map(takenArrow)
      const unknown = taken.filter(({ event, guard }) => {
        const way = ` data-event="${escaped(event)}"${guard === undefined ? '' : ` data-guard="${guard}"`}>`
        return !svg.includes(way)
      })
      expect(unknown).toEqual([])
      counted.states += nodes.length
      counted.transitions += taken.length
    }
    console.log(`${counted.states} states and ${counted.transitions} transitions are drawn under the names of the tap`)
    expect(counted.states).toBeGreaterThan(400)
  })
})
