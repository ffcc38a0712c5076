import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { NO_IDENTITY_FAULTS, identityFormOf } from './identity'
import { kycGateParts } from './parts'
import { provingState } from './proving-state'
import { firstLinkOf } from './rules'

/**
 * Stands before every payment of a member. Two words alone lead to `open`: level 2, and the provider's that this payment is within
 * the limit. What could not be found out stops the payment, since nobody is let through for lack of an answer; and whoever was asked to
 * prove who they are is let through by the same two words. The modal stays from the first question to the end, so that it does not
 * blink while what was proven is weighed; as long as it is there, it can be closed.
 */
export const kycGateMachine = kycGateParts.createMachine({
  id: 'kycGate',
  context: ({ input }) => ({
    ...input,
    cards: undefined,
    askedAt: undefined,
    askedBecause: 'limit',
    hasProven: false,
    form: identityFormOf(input.terms.buyer),
    faults: NO_IDENTITY_FAULTS,
    linkType: firstLinkOf(input.terms.device),
    wasLinkSent: false,
    problem: undefined,
    end: 'stopped',
  }),
  initial: 'guarding',
  states: {
    guarding: {
      type: 'parallel',
      states: {
        check: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [
                { guard: 'needsLevel', target: 'learning' },
                { guard: 'isFullyVerified', target: '#kycGate.open' },
                { guard: 'needsProof', target: 'proving' },
                { target: 'askingLimit' },
              ],
            },
            learning: {
              tags: 'busy',
              invoke: {
                id: 'askLevel',
                src: 'askLevel',
                input: { areCardsAsked: false },
                onDone: [
                  {
                    guard: { type: 'isLevelKnown', params: ofKind },
                    target: 'deciding',
                    actions: { type: 'keepLevel', params: theAnswer },
                  },
                  { target: '#kycGate.stopped', actions: { type: 'recordRefusal', params: theAnswer } },
                ],
                onError: { target: '#kycGate.stopped', actions: 'recordBreakage' },
              },
            },
            askingLimit: {
              tags: 'busy',
              invoke: {
                id: 'askLimit',
                src: 'askLimit',
                input: ({ context: { memberId, amount } }) => ({ memberId, amount }),
                onDone: [
                  { guard: { type: 'isWithin', params: ofKind }, target: '#kycGate.open' },
                  { guard: { type: 'isViolated', params: ofKind }, target: 'refreshing' },
                  { target: '#kycGate.stopped', actions: { type: 'recordRefusal', params: theAnswer } },
                ],
                onError: { target: '#kycGate.stopped', actions: 'recordBreakage' },
              },
            },
            // The level we know may be older than the member's: who has proven everything elsewhere meanwhile is asked nothing.
            refreshing: {
              tags: 'busy',
              invoke: {
                id: 'askLevel',
                src: 'askLevel',
                input: { areCardsAsked: true },
                onDone: [
                  {
                    guard: { type: 'isLevelKnown', params: ofKind },
                    target: 'weighing',
                    actions: { type: 'keepLevel', params: theAnswer },
                  },
                  { target: '#kycGate.stopped', actions: { type: 'recordRefusal', params: theAnswer } },
                ],
                onError: { target: '#kycGate.stopped', actions: 'recordBreakage' },
              },
            },
            weighing: { always: [{ guard: 'isFullyVerified', target: '#kycGate.open' }, { target: 'proving' }] },
            proving: provingState,
          },
        },
        modal: {
          initial: 'hidden',
          states: {
            hidden: {
              always: [
                { guard: 'isFormAsked', target: 'form' },
                { guard: 'isAppAsked', target: 'app' },
              ],
            },
            form: {
              tags: 'modal',
              always: { guard: 'isAppAsked', target: 'app' },
              on: { 'shopper.closed': '#kycGate.declined' },
            },
            app: { tags: 'modal', on: { 'shopper.closed': '#kycGate.declined' } },
          },
        },
      },
    },
    open: { type: 'final', entry: { type: 'recordEnd', params: { end: 'open' } } },
    declined: { type: 'final', entry: { type: 'recordEnd', params: { end: 'declined' } } },
    stopped: { type: 'final', entry: { type: 'recordEnd', params: { end: 'stopped' } } },
  },
  output: ({ context: { end, level, cards, problem } }) =>
    end === 'stopped' ? { kind: end, problem: problem ?? GENERIC_PROBLEM, level, cards } : { kind: end, level, cards },
})
