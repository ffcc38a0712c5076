import { assign, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { networkParams } from '../../support/network'
import { requireFact } from '../../support/require-fact'
import type { NetworkState } from '../../entities/network'
import { CONNECTION_PROBLEM } from '../../entities/problem'
import type { IntoBalanceReceipt } from '../../entities/receipt'
import {
  type IntoBalanceInput,
  type IntoBalanceOutput,
  type IntoBalanceNetworkEvent,
  networkFacts,
  unknownEnd,
} from '../rules'
import { type SettlementAnswer, setSettlement } from './ports'
import { type Destination, type SettlementChoice, choiceOf, modeOf } from './rules'
import type { ActorNameById } from '../../support/port'

export type SettlementEvent =
  | { type: 'shopper.choseDestination'; into: Destination }
  | { type: 'shopper.toggledAlways'; isAlways: boolean }
  | { type: 'shopper.confirmed' }
  | IntoBalanceNetworkEvent

interface SettlementContext extends Omit<IntoBalanceInput, 'tried'>, SettlementChoice {
  readonly receipt: IntoBalanceReceipt | undefined
}

const { end, endReached } = endsOf<SettlementContext, IntoBalanceOutput>()

export const settlementMachine = setup({
  types: {
    context: {} as SettlementContext,
    events: {} as SettlementEvent,
    input: {} as IntoBalanceInput,
    output: {} as IntoBalanceOutput,
    tags: {} as 'paymentInFlight',
    children: {} as ActorNameById<'setSettlement'>,
  },
  actors: { setSettlement },
  guards: {
    isOnline: ({ context }) => context.network !== 'offline',
    isForBalance: ({ context }) => context.into === 'balance',
    isSet: (_, { kind }: { kind: SettlementAnswer['kind'] }) => kind === 'set' || kind === 'alreadySet',
    isRefused: (_, params: { kind: SettlementAnswer['kind'] }) => params.kind === 'refused',
  },
  actions: {
    setDestination: assign((_, params: { into: Destination }) => params),
    setAlwaysOption: assign((_, params: { isAlways: boolean }) => params),
    setReceipt: assign((_, { answer }: { answer: SettlementAnswer }) =>
      'receipt' in answer ? { receipt: answer.receipt } : {},
    ),
    setProblem: assign((_, { answer }: { answer: SettlementAnswer }) =>
      'problem' in answer ? { problem: answer.problem } : {},
    ),
    setNetwork: assign(({ context: { problem } }, params: { network: NetworkState }) =>
      networkFacts(params.network, problem),
    ),
    setOffline: assign({ problem: CONNECTION_PROBLEM }),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'settlement',
  context: ({ input: { tried, ...input } }) => ({ ...input, ...choiceOf(tried), receipt: undefined }),
  initial: 'choosing',
  on: { 'network.changed': { actions: { type: 'setNetwork', params: networkParams } } },
  states: {
    choosing: {
      on: {
        'shopper.choseDestination': {
          actions: { type: 'setDestination', params: ({ event }) => ({ into: event.into }) },
        },
        'shopper.toggledAlways': {
          guard: 'isForBalance',
          actions: { type: 'setAlwaysOption', params: ({ event }) => ({ isAlways: event.isAlways }) },
        },
        'shopper.confirmed': [
          { guard: 'isOnline', target: 'setting', actions: 'clearProblem' },
          { actions: 'setOffline' },
        ],
      },
    },
    setting: {
      tags: 'paymentInFlight',
      invoke: {
        id: 'setSettlement',
        src: 'setSettlement',
        input: ({ context }) => ({ price: context.price, mode: modeOf(context) }),
        onDone: [
          {
            guard: { type: 'isSet', params: kindParams },
            target: 'decided',
            actions: { type: 'setReceipt', params: answerParams },
          },
          {
            guard: { type: 'isRefused', params: kindParams },
            target: 'choosing',
            actions: { type: 'setProblem', params: answerParams },
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    decided: {
      type: 'final',
      output: end(({ context }) => ({ kind: 'paid', receipt: requireFact(context.receipt, 'receipt') })),
    },
    unknown: {
      type: 'final',
      output: end(({ context }) => unknownEnd('settlement', { price: context.price, choice: modeOf(context) })),
    },
  },
  output: endReached,
})
