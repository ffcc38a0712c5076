import fc from 'fast-check'
import { createActor, createMachine, type EventObject } from 'xstate'
import { describe, expect, it } from 'vitest'
import { METHODS } from '../../machines/payment/rules'
import { GatewayError } from '../../src/gateways/outcome'
import { factsOf } from '../../src/services/recorder/facts'
import { type Recorder, record } from '../../src/services/recorder/recorder'
import { MOST_STEPS } from '../../src/services/recorder/most-steps'
import { replayOf } from '../../src/services/recorder/replay'
import { places } from '../../src/screens/registry'
import { ANSWERS } from '../machines/fixtures/answers'
import { ENDS } from '../machines/fixtures/children'
import { stringsIn, sung } from '../support/canaries'
import { canaries, contexts, events, toggling } from '../machines/exploration/samples'

type Rows = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>

const OUTPUTS = { ...ANSWERS, ...ENDS } as unknown as Rows

const answers = Object.entries(OUTPUTS).flatMap(([src, kinds]) =>
  Object.values(kinds)
    .flat()
    .map((output) => ({ type: `xstate.done.actor.${src}`, output })),
)

const all: readonly EventObject[] = [...events, ...answers]

const about = { format: 1, version: '0.1.0', build: 'unbuilt', language: 'tr', supportCode: 'ABCD-1234' }

const textOf = (recorder: Recorder) => JSON.stringify({ ...about, ...recorder.take() })

describe('the recorder', () => {
  it('the recorder outputs no string of an event or a context that is not a listed word (BEST-09~)', () => {
    expect(contexts.length).toBeGreaterThan(20)
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...contexts), canaries, (event, context, canary) => {
        const actor = createActor(toggling(sung(context, canary), event.type)).start()
        const recorder = record(actor, () => 7)
        actor.send(sung(event, canary) as EventObject)
        const taken = recorder.take()
        expect(taken.steps).toEqual([{ at: 7, machine: 'checkout', event: event.type, value: 'shut' }])
        expect([...stringsIn(taken)].filter((text) => text.includes(canary))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('the recorder names an event only where the machine names it (BEST-09~)', () => {
    const actor = createActor(toggling({}, 'shopper.paid')).start()
    const recorder = record(actor, () => 7)
    actor.send({ type: 'ayse@shop.example' })
    expect(recorder.take().steps).toEqual([{ at: 7, machine: 'checkout', event: 'other', value: 'open' }])
  })

  it.each(answers.filter(({ output }) => typeof output === 'object' && output !== null && 'kind' in output))(
    'the recorder keeps the kind of $type ($output.kind) (BEST-09~)',
    (event) => {
      expect(factsOf(event)).toEqual({ kind: (event.output as { kind: string }).kind })
    },
  )

  it.each([...places, 'elsewhere'])('the recorder keeps the screen %s (BEST-09~)', (screen) => {
    expect(factsOf({ type: 'address.asked', screen } as EventObject)).toEqual({ screen })
  })

  it.each(METHODS)('the recorder keeps the method %s (BEST-09~)', (method) => {
    const facts = factsOf({ type: 'shopper.choseMethod', method } as EventObject)
    expect(facts).toEqual({ method })
  })

  it('the recorder keeps the network state, whose session ended and a call’s fault, but no text (BEST-09~)', () => {
    const error = new GatewayError('deadline', '/api/v1/members-login/login-complete')
    expect(
      [
        { type: 'network.changed', is: 'slow' },
        { type: 'session.ended', whose: 'member' },
        { type: 'xstate.error.actor.verifyCode', error },
        { type: 'shopper.typed', field: 'email', text: 'ayse@shop.example' },
      ].map(factsOf),
    ).toEqual([{ network: 'slow' }, { whose: 'member' }, { fault: 'deadline' }, undefined])
  })

  it('the recorder keeps only the last steps, and the states before them (BEST-09~)', () => {
    const actor = createActor(toggling({}, 'shopper.paid')).start()
    const recorder = record(actor, () => 7)
    for (let step = 0; step < MOST_STEPS + 1; step++) actor.send({ type: 'shopper.paid' })
    const { recording, states } = replayOf(textOf(recorder))
    expect(recording.steps).toHaveLength(MOST_STEPS)
    expect(recording.began).toEqual([{ machine: 'checkout', value: 'shut' }])
    expect(states.map((places) => places.get('checkout')).slice(0, 3)).toEqual(['shut', 'open', 'shut'])
    expect(states).toHaveLength(MOST_STEPS + 1)
  })

  it('the recorder keeps the last state of the checkout once it has ended (BEST-09~)', () => {
    const machine = createMachine({
      id: 'checkout',
      initial: 'open',
      states: { open: { on: { 'shopper.paid': 'shut' } }, shut: { type: 'final' } },
    })
    const actor = createActor(machine).start()
    const recorder = record(actor, () => 7)
    actor.send({ type: 'shopper.paid' })
    const { recording, states } = replayOf(textOf(recorder))
    expect(recording.steps.map(({ ended }) => ended)).toEqual(['done'])
    expect(states.map((places) => places.get('checkout'))).toEqual(['open', 'shut'])
  })

  it('the recorder names the beginning and the stop of a child, which no machine lists (BEST-09~)', () => {
    const child = createMachine({ id: 'form', initial: 'open', states: { open: {} } })
    const machine = createMachine({
      id: 'checkout',
      initial: 'shut',
      states: {
        shut: { on: { 'shopper.opened': 'open' } },
        open: { invoke: { id: 'form', src: child }, on: { 'shopper.closed': 'shut' } },
      },
    })
    const actor = createActor(machine).start()
    const recorder = record(actor, () => 7)
    actor.send({ type: 'shopper.opened' })
    actor.send({ type: 'shopper.closed' })
    const { steps } = replayOf(textOf(recorder)).recording
    expect(steps.filter((step) => step.machine === 'checkout.form')).toMatchObject([
      { event: 'xstate.init' },
      { event: 'xstate.stop', ended: 'stopped' },
    ])
  })

  it('the recorder counts repeats of a step, and leaves out clock ticks within a state (BEST-09~)', () => {
    const machine = createMachine({
      id: 'checkout',
      initial: 'open',
      states: { open: { on: { 'shopper.typed': 'open', 'clock.ticked': 'open', 'shopper.paid': 'shut' } }, shut: {} },
    })
    const actor = createActor(machine).start()
    const recorder = record(actor, () => 7)
    const types = ['shopper.typed', 'shopper.typed', 'shopper.typed', 'clock.ticked', 'clock.ticked', 'shopper.paid']
    for (const type of types) actor.send({ type })
    expect(recorder.take().steps.map(({ event, times }) => [event, times])).toEqual([
      ['shopper.typed', 3],
      ['shopper.paid', undefined],
    ])
  })
})

describe('replayOf', () => {
  const step = { at: 1, machine: 'checkout', event: 'shopper.paid', value: 'open' }
  it.each<[string, object]>([
    ['another format', { format: 2 }],
    ['a field of another name', { email: 'ayse@shop.example' }],
    ['a state with blanks', { began: [{ machine: 'checkout', value: 'Ayşe Yılmaz' }] }],
    ['a fact that is no word', { steps: [{ ...step, facts: { kind: 'ayse@shop.example' } }] }],
    ['more steps than the ring has', { steps: Array.from({ length: MOST_STEPS + 1 }, () => step) }],
  ])('a recording is refused for %s (BEST-09~)', (_, other) => {
    expect(() => replayOf(JSON.stringify({ ...about, began: [], steps: [step] }))).not.toThrow()
    expect(() => replayOf(JSON.stringify({ ...about, began: [], steps: [step], ...other }))).toThrow()
  })
})
