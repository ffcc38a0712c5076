import { assign, setup } from 'xstate'
import type { Member } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { NetworkState } from '../../entities/network'
import type { PaymentTerms } from '../../entities/payment-terms'
import type { FormInput, FormUpdate } from '../form/ports'
import { endsOf } from '../../support/ends'
import { formEndsOf } from '../form/ends'
import { FORM_UPDATES } from '../form/updates'
import { balanceFaultOf, isInsufficient } from './rules'
import type { BalanceDraft, BalancePaymentOutput, BalanceSubmission } from './ports'

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
  readonly areFaultsShown: boolean
}

const draftsOf = ({ isBalanceModalViewed }: BalanceDraft) => ({ balance: { isBalanceModalViewed } })

const submissionOf = ({ member, price, terms }: BalancePaymentContext): BalanceSubmission => ({
  method: 'balance',
  price,
  sum: price,
  bankPart: price,
  gate: { memberId: member.memberId, source: 'balance', amount: price, terms },
  question: { member, price },
  choice: undefined,
})

const { end, endReached } = endsOf<BalancePaymentContext, BalancePaymentOutput>()

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
    setFaults: assign({ areFaultsShown: true, problem: undefined }),
    clearProblem: assign({ areFaultsShown: false, problem: undefined }),
  },
}).createMachine({
  id: 'balancePayment',
  context: ({ input }) => ({ ...input, areFaultsShown: false }),
  initial: 'choosing',
  on: {
    'wallet.updated': { actions: { type: 'setBalance', params: ({ event: { balance } }) => ({ balance }) } },
    ...FORM_UPDATES,
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
    ...formEndsOf(end, submissionOf, draftsOf),
  },
  output: endReached,
})
