import { assign, setup } from 'xstate'
import type { Member } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { NetworkState } from '../../entities/network'
import type { PaymentTerms } from '../../entities/payment-terms'
import type { FormEnd, FormInput, FormUpdate } from '../form/ports'
import { balanceFaultOf, isInsufficient } from './rules'
import type { BalanceDraft, BalancePaymentOutput } from './ports'

export type BalancePaymentEvent =
  | { type: 'shopper.paid' }
  /** The modal about the insufficient balance was closed. */
  | { type: 'shopper.closed' }
  | FormUpdate

export interface BalancePaymentInput extends FormInput, BalanceDraft {
  readonly member: Member
  readonly price: Money
  readonly terms: PaymentTerms
  readonly balance: Money | undefined
}

interface BalancePaymentContext extends BalancePaymentInput {
  /** Pay was pressed, so missing fields may show errors. */
  readonly isShown: boolean
  readonly end: FormEnd
}

export const balancePaymentMachine = setup({
  types: {
    context: {} as BalancePaymentContext,
    events: {} as BalancePaymentEvent,
    input: {} as BalancePaymentInput,
    output: {} as BalancePaymentOutput,
  },
  guards: {
    isReadyToPay: ({ context }) => balanceFaultOf(context) === undefined && context.network !== 'offline',
    isModalDue: ({ context }) => isInsufficient(context) && !context.isBalanceModalViewed,
  },
  actions: {
    setBalance: assign((_, params: { balance: Money | undefined }) => params),
    setNetwork: assign((_, params: { network: NetworkState }) => params),
    setAgreement: assign((_, params: { isAgreed: boolean }) => params),
    setModalViewed: assign({ isBalanceModalViewed: true }),
    setFaults: assign({ isShown: true, problem: undefined }),
    clearProblem: assign({ isShown: false, problem: undefined }),
    setEnd: assign((_, params: { end: FormEnd }) => params),
  },
}).createMachine({
  id: 'balancePayment',
  context: ({ input }) => ({ ...input, isShown: false, end: 'left' }),
  initial: 'choosing',
  on: {
    'wallet.updated': { actions: { type: 'setBalance', params: ({ event: { balance } }) => ({ balance }) } },
    'network.changed': { actions: { type: 'setNetwork', params: ({ event }) => ({ network: event.is }) } },
    'agreement.updated': { actions: { type: 'setAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) } },
    'form.left': '.left',
  },
  states: {
    choosing: {
      always: { guard: 'isModalDue', target: 'explaining' },
      on: {
        'shopper.paid': [
          { guard: 'isReadyToPay', target: 'submitted', actions: 'clearProblem' },
          { actions: 'setFaults' },
        ],
      },
    },
    explaining: { on: { 'shopper.closed': { target: 'choosing', actions: 'setModalViewed' } } },
    submitted: { type: 'final', entry: { type: 'setEnd', params: { end: 'submitted' } } },
    left: { type: 'final' },
  },
  output: ({ context }) => {
    const { end, member, price, terms, isBalanceModalViewed } = context
    const drafts = { balance: { isBalanceModalViewed } }
    if (end === 'left') return { kind: end, drafts }
    const gate = { memberId: member.memberId, source: 'balance', amount: price, terms } as const
    const question = { member, price }
    const submission = {
      method: 'balance',
      price,
      sum: price,
      bankPart: price,
      gate,
      question,
      choice: undefined,
    } as const
    return { kind: end, submission, drafts }
  },
})
