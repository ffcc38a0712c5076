import { assign, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { networkParams } from '../../support/network'
import { requireFact } from '../../support/require-fact'
import type { Money } from '../../entities/money'
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
import { type FundsAnswer, askBalance } from '../../payment/ports'
import { type ClaimAnswer, claimRefund } from './ports'
import type { ActorNameById } from '../../support/port'

export type RefundEvent = { type: 'shopper.claimed' } | { type: 'shopper.retried' } | IntoBalanceNetworkEvent

interface RefundContext extends Omit<IntoBalanceInput, 'tried'> {
  readonly balance: Money | undefined
  readonly receipt: IntoBalanceReceipt | undefined
}

const { end, endReached } = endsOf<RefundContext, IntoBalanceOutput>()

export const refundMachine = setup({
  types: {
    context: {} as RefundContext,
    events: {} as RefundEvent,
    input: {} as IntoBalanceInput,
    output: {} as IntoBalanceOutput,
    tags: {} as 'paymentInFlight',
    children: {} as ActorNameById<'claimRefund' | 'askBalance'>,
  },
  actors: { claimRefund, askBalance },
  guards: {
    isOnline: ({ context }) => context.network !== 'offline',
    isClaimed: (_, { kind }: { kind: ClaimAnswer['kind'] }) => kind === 'claimed' || kind === 'alreadyClaimed',
    isUntransferable: (_, params: { kind: ClaimAnswer['kind'] }) => params.kind === 'untransferable',
    isRefused: (_, params: { kind: ClaimAnswer['kind'] }) => params.kind === 'refused',
  },
  actions: {
    setBalance: assign((_, { answer }: { answer: FundsAnswer }) =>
      answer.kind === 'known' ? { balance: answer.balance } : {},
    ),
    setReceipt: assign((_, { answer }: { answer: ClaimAnswer }) =>
      'receipt' in answer ? { receipt: answer.receipt } : {},
    ),
    setProblem: assign((_, { answer }: { answer: ClaimAnswer }) =>
      'problem' in answer ? { problem: answer.problem } : {},
    ),
    setNetwork: assign(({ context: { problem } }, params: { network: NetworkState }) =>
      networkFacts(params.network, problem),
    ),
    setOffline: assign({ problem: CONNECTION_PROBLEM }),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'refund',
  context: ({ input: { price, problem, network } }) => ({
    price,
    problem,
    network,
    balance: undefined,
    receipt: undefined,
  }),
  initial: 'open',
  on: { 'network.changed': { actions: { type: 'setNetwork', params: networkParams } } },
  states: {
    open: {
      type: 'parallel',
      states: {
        claim: {
          initial: 'offered',
          states: {
            offered: {
              on: {
                'shopper.claimed': [
                  { guard: 'isOnline', target: 'claiming', actions: 'clearProblem' },
                  { actions: 'setOffline' },
                ],
              },
            },
            claiming: {
              tags: 'paymentInFlight',
              invoke: {
                id: 'claimRefund',
                src: 'claimRefund',
                input: ({ context: { price } }) => ({ price }),
                onDone: [
                  {
                    guard: { type: 'isClaimed', params: kindParams },
                    target: '#refund.claimed',
                    actions: { type: 'setReceipt', params: answerParams },
                  },
                  {
                    guard: { type: 'isUntransferable', params: kindParams },
                    target: 'untransferable',
                    actions: { type: 'setProblem', params: answerParams },
                  },
                  {
                    guard: { type: 'isRefused', params: kindParams },
                    target: 'offered',
                    actions: { type: 'setProblem', params: answerParams },
                  },
                  { target: '#refund.unknown' },
                ],
                onError: '#refund.unknown',
              },
            },
            untransferable: { on: { 'shopper.retried': { target: 'offered', actions: 'clearProblem' } } },
          },
        },
        funds: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'askBalance',
                src: 'askBalance',
                input: ({ context }) => ({ currency: context.price.currency }),
                onDone: { target: 'asked', actions: { type: 'setBalance', params: answerParams } },
                onError: 'asked',
              },
            },
            asked: {},
          },
        },
      },
    },
    claimed: {
      type: 'final',
      output: end(({ context }) => ({ kind: 'paid', receipt: requireFact(context.receipt, 'receipt') })),
    },
    unknown: {
      type: 'final',
      output: end(({ context: { price } }) => unknownEnd('refund', { price, choice: undefined })),
    },
  },
  output: endReached,
})
