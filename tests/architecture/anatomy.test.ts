import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, fromCallback, fromPromise, setup } from 'xstate'
import { endFaults } from './laws/ends'
import { wordFaults } from './laws/house-words'
import { folderFaults } from './laws/machine-folders'
import { namelessFaults, unknownFaults } from './laws/naming'
import { definitionFaults, strandedFaults } from './laws/ways-on'
import { endsOf } from '../../machines/support/ends'
import { filesIn } from '../support/reading/files'
import { machines } from '../support/reading/machines'

const all = machines.flatMap(({ found }) => found)

describe('every machine', () => {
  it('every machine is in a file of its own', () => {
    expect(machines.filter(({ found }) => found.length !== 1).map(({ path }) => path)).toEqual([])
    expect(all.length).toBeGreaterThanOrEqual(3)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('every machine is in a folder whose files have the names of their kind (MDL-03~)', () => {
    expect(folderFaults(filesIn('machines'))).toEqual([])
  })

  it('every machine names all guards, actions, actors and delays of its chart, and has a JSON definition with all states (MDL-03)', () => {
    expect(all.flatMap(namelessFaults)).toEqual([])
    expect(all.flatMap(unknownFaults)).toEqual([])
    expect(all.flatMap(definitionFaults)).toEqual([])
  })

  it('every machine follows the naming rules (MDL-03~)', () => {
    expect(all.flatMap(wordFaults)).toEqual([])
  })

  it('every machine with several ends puts out what its final state does (MDL-03~)', () => {
    expect(all.flatMap(endFaults)).toEqual([])
  })

  it('every machine has a transition for every answer and every failure of its requests (MDL-08~)', () => {
    expect(all.flatMap((machine) => strandedFaults(machine, all))).toEqual([])
  })
})

const house = setup({
  actors: { askBank: fromPromise(() => Promise.resolve(1)), clock: fromCallback(() => undefined) },
  guards: { isPaid: () => true },
  actions: { setCode: () => undefined },
  delays: { redirectPause: 5 },
})

// The sample machines are wrong on purpose, so they are built without types.
const made = (chart: object): AnyStateMachine => house.createMachine({ id: 'made', ...chart } as never) as never

const asking = (invoke: object) => made({ initial: 'asking', states: { asking: { invoke }, paid: {} } })

const ended = (output: unknown, paid: object = {}, left: object = {}) =>
  made({
    initial: 'paid',
    states: { paid: { type: 'final', ...paid }, left: { type: 'final', ...left } },
    ...(output === undefined ? {} : { output }),
  })

describe('the laws of a chart', () => {
  it('the laws of a chart refuse a file of another name in a machine folder', () => {
    const folder = ['machine.ts', 'setup.ts', 'ports.ts', 'draft.ts', 'rules.ts', 'view.ts', 'descriptions.ts']
    const files = (path: string, names: readonly string[]) => names.map((name) => `${path}/${name}`)
    expect(folderFaults(files('machines/sign-in/otp', folder))).toEqual([])
    expect(folderFaults(files('machines/sign-in/otp', [...folder, 'helpers.ts']))).toHaveLength(1)
    expect(folderFaults(files('machines/payment/card', [...folder, 'deductions.ts', 'helpers.ts']))).toHaveLength(1)
    expect(folderFaults(files('machines/entities', ['money.ts']))).toEqual([])
  })

  it.each([
    ['an action', { entry: () => undefined }],
    ['one of several actions', { on: { 'shopper.paid': { actions: ['setCode', () => undefined] } } }],
    ['a guard', { on: { 'shopper.paid': [{ guard: () => true, actions: 'setCode' }] } }],
    ['an actor', { invoke: { id: 'bank', src: fromPromise(() => Promise.resolve(1)) } }],
    ['the id of an actor', { invoke: { src: 'askBank' } }],
    ['a delay', { initial: 'waiting', states: { waiting: { after: { 500: {} } } } }],
    ['an action after an answer', { invoke: { id: 'a', src: 'askBank', onDone: { actions: () => undefined } } }],
  ])('the laws of a chart report the missing name of %s', (_, chart) => {
    expect(namelessFaults(made(chart))).toHaveLength(1)
  })

  it.each([
    ['an action', { entry: 'setNothing' }],
    ['a guard', { on: { 'shopper.paid': { guard: { type: 'isNothing' } } } }],
    ['an actor', { invoke: { id: 'a', src: 'askNobody' } }],
    ['a delay', { initial: 'waiting', states: { waiting: { after: { someTime: {} } } } }],
  ])('the laws of a chart report the missing implementation of %s', (_, chart) => {
    expect(unknownFaults(made(chart))).toHaveLength(1)
  })

  it.each([
    ['an event that is a command', { on: { 'shopper.pay': {} } }],
    ['an event without a subject', { on: { paid: {} } }],
    ['an event of a stranger', { on: { 'button.clicked': {} } }],
    ['every event at once', { on: { '*': {} } }],
    ['a shouted event', { on: { SET_STEP: {} } }],
    ['a state that is a question', { initial: 'isLoading', states: { isLoading: {} } }],
    ['a state with a number', { initial: 'step2', states: { step2: {} } }],
    ['a state that is a command', { initial: 'GetStatus', states: { GetStatus: {} } }],
    ['an end that says nothing', { initial: 'done', states: { done: { type: 'final' } } }],
  ])('the laws of a chart refuse %s', (_, chart) => {
    expect(wordFaults(made(chart))).toHaveLength(1)
  })

  it('the laws of a chart refuse guards with a denial or a command, and actions that handle, keep or tell', () => {
    const guards = { notValid: () => true, checkKyc: () => true }
    const machine = setup({
      guards,
      actions: { handleSubmit: () => undefined, saveCode: () => undefined, tellBank: () => undefined },
    }).createMachine({ id: 'made' })
    expect(wordFaults(machine)).toHaveLength(5)
  })

  it.each([
    ['no way on after an answer', { id: 'a', src: 'askBank', onError: 'paid' }],
    [
      'a way on only for some answers',
      { id: 'a', src: 'askBank', onError: 'paid', onDone: { guard: 'isPaid', target: 'paid' } },
    ],
    ['an answer that leads nowhere', { id: 'a', src: 'askBank', onError: 'paid', onDone: { actions: 'setCode' } }],
    ['no way on after breakage', { id: 'a', src: 'askBank', onDone: 'paid' }],
    ['no way on when a clock breaks', { id: 'a', src: 'clock' }],
  ])('the laws of a chart find %s', (_, invoke) => {
    expect(strandedFaults(asking(invoke))).toHaveLength(1)
  })

  it('the laws of a chart refuse an end that its final state does not decide', () => {
    const { endReached } = endsOf<object, object>()
    const own = { output: () => ({ kind: 'paid' }) }
    const guessed = ({ context }: { context: { kind?: string } }) => ({ kind: context.kind })
    expect([ended(undefined), ended(endReached, own, own)].flatMap(endFaults)).toEqual([])
    expect(endFaults(ended(endReached, own))).toEqual(['made.left ends without an output'])
    expect(endFaults(ended(guessed, own, own))).toHaveLength(1)
    expect(endFaults(ended(undefined, own))).toHaveLength(1)
    expect(endFaults(ended(guessed))).toHaveLength(1)
    expect(endFaults(ended({ kind: 'paid' }))).toHaveLength(1)
  })

  it('the laws of a chart need an onDone for a lazy child only if it can end', () => {
    const endless = setup({}).createMachine({ id: 'askBank', initial: 'waiting', states: { waiting: {} } })
    const ending = setup({}).createMachine({ id: 'askBank', initial: 'paid', states: { paid: { type: 'final' } } })
    const parent = asking({ id: 'a', src: 'askBank', onError: 'paid' })
    expect(strandedFaults(parent, [endless])).toEqual([])
    expect(strandedFaults(parent, [ending])).toHaveLength(1)
  })

  it('the laws of a chart need no onDone for a clock', () => {
    expect(strandedFaults(asking({ id: 'a', src: 'clock', onError: 'paid' }))).toEqual([])
  })

  it('the laws of a chart accept a chart that follows them all', () => {
    const machine = made({
      initial: 'asking',
      states: {
        asking: {
          entry: { type: 'setCode' },
          invoke: { id: 'a', src: 'askBank', onDone: [{ guard: 'isPaid', target: 'paid' }, 'paid'], onError: 'paid' },
          on: { 'shopper.tookDetails': { actions: 'setCode' }, 'order.arrived': 'paid' },
          after: { redirectPause: 'paid' },
        },
        paid: { type: 'final' },
      },
    })
    const laws = [namelessFaults, unknownFaults, wordFaults, strandedFaults, definitionFaults, endFaults]
    expect(laws.flatMap((law) => law(machine))).toEqual([])
  })
})
