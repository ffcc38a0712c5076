import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { requireFact } from '../../support/require-fact'
import { identityFormOf, NO_IDENTITY_FAULTS, normalizeIdentity } from './draft'
import type { KycFindings, KycGateOutput } from './ports'
import { type KycGateContext, kycGateSetup } from './setup'
import type { AppLinkType } from '../../entities/device'
import { firstLinkOf } from './rules'

const DECIDING = '#kycGate.guarding.check.deciding'

const STOPPED = '#kycGate.stopped'

interface LevelEnds<Known extends string, Failed extends string> {
  readonly areCardsAsked: boolean
  /** Targets for a response with a level, and for any other. */
  readonly known: Known
  readonly failed: Failed
}

interface LinkEnds<Sent extends string, Failed extends string> {
  readonly sent: Sent
  readonly failed: Failed
}

const askingLevel = <const Known extends string, const Failed extends string>(ends: LevelEnds<Known, Failed>) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'askLevel',
      src: 'askLevel',
      input: { areCardsAsked: ends.areCardsAsked },
      onDone: [
        {
          guard: { type: 'isLevelKnown', params: kindParams },
          target: ends.known,
          actions: { type: 'setLevel', params: answerParams },
        },
        { target: ends.failed, actions: { type: 'setRefusal', params: answerParams } },
      ],
      onError: { target: ends.failed, actions: 'setGenericProblem' },
    },
  }) as const

const LINK_ASKED = [
  {
    type: 'setLinkType',
    params: ({ event }: { readonly event: { readonly linkType: AppLinkType } }) => ({ linkType: event.linkType }),
  },
  'clearProblem',
] as const

const sendingLink = <const Sent extends string, const Failed extends string>(ends: LinkEnds<Sent, Failed>) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'sendAppLink',
      src: 'sendAppLink',
      input: ({ context: { terms, linkType } }: { readonly context: KycGateContext }) => ({
        deviceType: terms.device,
        linkType,
      }),
      onDone: [
        { guard: { type: 'isLinkSent', params: kindParams }, target: ends.sent },
        { target: ends.failed, actions: { type: 'setRefusal', params: answerParams } },
      ],
      onError: { target: ends.failed, actions: 'setGenericProblem' },
    },
  }) as const

const provingState = kycGateSetup.createStateConfig({
  entry: ['setAskedLevel', 'clearProblem'],
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'isFormOffered', target: 'form' }, { target: 'app' }] },
    form: {
      initial: 'filling',
      on: {
        'shopper.typed': { actions: { type: 'setText', params: ({ event }) => event } },
        'shopper.leftField': { actions: [{ type: 'setTidyField', params: ({ event }) => event }, 'emitFilled'] },
      },
      states: {
        filling: {
          on: {
            'shopper.gaveIdentity': [
              { guard: 'isFormComplete', target: 'submitting', actions: 'clearProblem' },
              { actions: 'setFaults' },
            ],
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'proveIdentity',
            src: 'proveIdentity',
            input: ({ context }) => normalizeIdentity(context.form, context.terms.today),
            onDone: [
              {
                guard: { type: 'isProven', params: kindParams },
                target: DECIDING,
                actions: [{ type: 'setLevel', params: answerParams }, 'setProven'],
              },
              { target: 'filling', actions: { type: 'setRefusal', params: answerParams } },
            ],
            onError: { target: 'filling', actions: 'setGenericProblem' },
          },
        },
      },
    },
    app: {
      initial: 'offering',
      states: {
        offering: { on: { 'shopper.askedForLink': { target: 'sendingLink', actions: LINK_ASKED } } },
        sendingLink: sendingLink({ sent: 'linkSent', failed: 'offering' }),
        linkSent: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'shopper.verified': { target: 'rechecking', actions: 'clearProblem' },
                'shopper.askedForLink': { target: 'resending', actions: LINK_ASKED },
              },
            },
            resending: sendingLink({ sent: 'resting', failed: 'resting' }),
            rechecking: askingLevel({ areCardsAsked: false, known: 'comparing', failed: 'resting' }),
            comparing: {
              always: [
                { guard: 'hasLevelRisen', target: DECIDING, actions: 'setProven' },
                { target: 'resting', actions: 'setUnfinishedProblem' },
              ],
            },
          },
        },
      },
    },
  },
})

const { end, endReached } = endsOf<KycGateContext, KycGateOutput>()

/** Of a gate that stays closed: what was learned, and the text that the next attempt's form begins with. */
const findingsOf = ({ level, mayHaveRisen, cards, terms, form }: KycGateContext): KycFindings => ({
  level,
  mayHaveRisen,
  cards,
  identity: terms.isIdentityFormShown ? form : undefined,
})

export const kycGateMachine = kycGateSetup.createMachine({
  id: 'kycGate',
  context: ({ input: { identity, ...input } }) => ({
    ...input,
    cards: undefined,
    askedAt: undefined,
    askedBecause: 'limit',
    hasProven: false,
    form: identity ?? identityFormOf(input.terms.buyer),
    faults: NO_IDENTITY_FAULTS,
    refused: [],
    linkType: firstLinkOf(input.terms.device),
    problem: undefined,
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
            learning: askingLevel({ areCardsAsked: false, known: 'deciding', failed: STOPPED }),
            askingLimit: {
              tags: 'busy',
              invoke: {
                id: 'askLimit',
                src: 'askLimit',
                input: ({ context: { memberId, amount } }) => ({ memberId, amount }),
                onDone: [
                  { guard: { type: 'isWithinLimit', params: kindParams }, target: '#kycGate.open' },
                  { guard: { type: 'isLimitViolated', params: kindParams }, target: 'refreshing' },
                  { target: STOPPED, actions: { type: 'setRefusal', params: answerParams } },
                ],
                onError: { target: STOPPED, actions: 'setGenericProblem' },
              },
            },
            refreshing: askingLevel({ areCardsAsked: true, known: 'reassessing', failed: STOPPED }),
            reassessing: { always: [{ guard: 'isFullyVerified', target: '#kycGate.open' }, { target: 'proving' }] },
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
    open: {
      type: 'final',
      output: end(({ context: { level, mayHaveRisen, cards } }) => ({ kind: 'open', level, mayHaveRisen, cards })),
    },
    declined: {
      type: 'final',
      output: end(({ context }) => ({ kind: 'declined', ...findingsOf(context), mayHaveRisen: true })),
    },
    stopped: {
      type: 'final',
      output: end(({ context }) => ({
        kind: 'stopped',
        problem: requireFact(context.problem, 'problem'),
        ...findingsOf(context),
      })),
    },
  },
  output: endReached,
})
