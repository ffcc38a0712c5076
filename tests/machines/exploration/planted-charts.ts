import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { startOf } from '../../../machines/checkout/answers'
import { checkoutMachine } from '../../../machines/checkout/machine'
import type { CardFacts, CardField } from '../../../machines/entities/card'
import { paymentAttemptMachine } from '../../../machines/payment/attempt/machine'
import { cardPaymentMachine } from '../../../machines/payment/card/machine'
import { otpMachine } from '../../../machines/sign-in/otp/machine'
import { MEMBER, ORDER } from '../fixtures/shopper'

type Config = Readonly<Record<string, unknown>>

function changedAt(config: Config, [name, ...rest]: readonly string[], change: (state: Config) => Config): Config {
  if (name === undefined) return change(config)
  const states = config['states'] as Readonly<Record<string, Config>>
  const state = states[name]
  if (!state) throw new Error(`there is no state ${name}`)
  return { ...config, states: { ...states, [name]: changedAt(state, rest, change) } }
}

function withChart(machine: AnyStateMachine, change: (chart: Config) => Config): AnyStateMachine {
  return createMachine(change(machine.config) as never).provide(machine.implementations as never)
}

/** The machine with one state of its chart replaced. */
const withState = (machine: AnyStateMachine, path: string, change: (state: Config) => Config): AnyStateMachine =>
  withChart(machine, (chart) => changedAt(chart, path.split('.'), change))

/** A card form that accepts input until the call is made, not only until the press. */
export const hearingForm = withChart(cardPaymentMachine, (chart) => ({
  ...chart,
  on: {
    ...(chart['on'] as Config),
    'shopper.filledCard': {
      actions: [
        {
          type: 'setCard',
          params: ({ event: { card, field } }: { event: { card: CardFacts; field: CardField } }) => ({ card, field }),
        },
        'raiseCardChanged',
      ],
    },
  },
})).provide({ guards: { canAskBonus: () => false } })

export const secondAuthorise = withState(paymentAttemptMachine, 'authorising', (state) => ({
  ...state,
  invoke: [state['invoke'], { id: 'authoriseAgain', src: 'authorise', input: (state['invoke'] as Config)['input'] }],
}))

export const resentWhileVerified = withState(otpMachine, 'waiting.code.verifying', (state) => ({
  ...state,
  invoke: [
    state['invoke'],
    { id: 'resendCode', src: 'resendCode', input: ({ context }: { context: object }) => context },
  ],
}))

export const leftWhileVerified = withState(otpMachine, 'waiting.code.verifying', (state) => ({
  ...state,
  on: { 'shopper.steppedBack': '#otp.left' },
}))

/** Reads the order from the answer, too: without it the machine would stop at its own check of facts, before any law. */
export const paidTakenForOpen: AnyStateMachine = checkoutMachine.provide({
  guards: { isStarted: (_, { kind }) => kind === 'started' || kind === 'paid' },
  actions: {
    setOrder: assign(({ context }, { answer }) =>
      answer.kind === 'paid' ? { order: answer.order ?? ORDER } : startOf(answer, context),
    ),
  },
})

export const resultTakenAway = withState(checkoutMachine, 'journey.result', (state) => ({
  ...state,
  always: { guard: 'isTimeUp', target: '#checkout.journey.expired' },
}))

export const leftByAddress = withState(checkoutMachine, 'journey.paying', (state) => ({
  ...state,
  on: { ...(state['on'] as Config), 'address.asked': '#checkout.journey.arriving' },
}))

export const endWithoutWay = withState(checkoutMachine, 'journey.expired.shown', () => ({}))

export const anyCodeRight = otpMachine.provide({
  guards: { isVerified: () => true },
  actions: { setMember: assign({ member: MEMBER }) },
})

/** A lost payment has no receipt, so nothing leads back to the shop. */
export const resultWithoutReceipt = withState(
  checkoutMachine.provide({ guards: { hasReceipt: () => true } }),
  'journey.result',
  () => ({}),
)
