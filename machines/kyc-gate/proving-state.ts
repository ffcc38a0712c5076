import { ofKind, theAnswer } from '../answer'
import { tidyIdentity } from './identity'
import { kycGateParts } from './parts'

const DECIDING = '#kycGate.guarding.check.deciding'

/**
 * The shopper is asked who they are: by the form where the order has it, which proves one step, otherwise in the provider's app.
 * Whatever is answered here opens nothing by itself: it is weighed again like the level that the shopper came with.
 */
export const provingState = kycGateParts.createStateConfig({
  entry: ['recordAsked', 'forgetLink', 'forgetProblem'],
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'isFormOffered', target: 'form' }, { target: 'app' }] },
    form: {
      initial: 'filling',
      on: {
        'shopper.typed': { actions: { type: 'keepText', params: ({ event }) => event } },
        'shopper.leftField': { actions: [{ type: 'keepTidyField', params: ({ event }) => event }, 'tellFilled'] },
      },
      states: {
        filling: {
          on: {
            'shopper.gaveIdentity': [
              { guard: 'isFormComplete', target: 'submitting', actions: 'forgetProblem' },
              { actions: 'recordFaults' },
            ],
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'proveIdentity',
            src: 'proveIdentity',
            input: ({ context }) => tidyIdentity(context.form, context.terms.today),
            onDone: [
              {
                guard: { type: 'isProven', params: ofKind },
                target: DECIDING,
                actions: [{ type: 'keepLevel', params: theAnswer }, 'recordProof'],
              },
              { target: 'filling', actions: { type: 'recordRefusal', params: theAnswer } },
            ],
            onError: { target: 'filling', actions: 'recordBreakage' },
          },
        },
      },
    },
    app: {
      initial: 'resting',
      states: {
        resting: { always: [{ guard: 'wasLinkSent', target: 'linkSent' }, { target: 'offering' }] },
        offering: {
          on: {
            'shopper.askedForLink': {
              target: 'sendingLink',
              actions: [
                { type: 'keepLinkType', params: ({ event }) => ({ linkType: event.linkType }) },
                'forgetProblem',
              ],
            },
          },
        },
        sendingLink: {
          tags: 'busy',
          invoke: {
            id: 'sendAppLink',
            src: 'sendAppLink',
            input: ({ context: { terms, linkType } }) => ({ deviceType: terms.device, linkType }),
            onDone: [
              { guard: { type: 'isLinkSent', params: ofKind }, target: 'linkSent', actions: 'recordLink' },
              { target: 'resting', actions: { type: 'recordRefusal', params: theAnswer } },
            ],
            onError: { target: 'resting', actions: 'recordBreakage' },
          },
        },
        linkSent: {
          on: {
            'shopper.verified': { target: 'rechecking', actions: 'forgetProblem' },
            'shopper.askedForLink': {
              target: 'sendingLink',
              actions: [
                { type: 'keepLinkType', params: ({ event }) => ({ linkType: event.linkType }) },
                'forgetProblem',
              ],
            },
          },
        },
        rechecking: {
          tags: 'busy',
          invoke: {
            id: 'askLevel',
            src: 'askLevel',
            input: { areCardsAsked: false },
            onDone: [
              {
                guard: { type: 'isLevelKnown', params: ofKind },
                target: 'comparing',
                actions: { type: 'keepLevel', params: theAnswer },
              },
              { target: 'linkSent', actions: { type: 'recordRefusal', params: theAnswer } },
            ],
            onError: { target: 'linkSent', actions: 'recordBreakage' },
          },
        },
        comparing: {
          always: [
            { guard: 'hasRisen', target: DECIDING, actions: 'recordProof' },
            { target: 'linkSent', actions: 'recordUnfinished' },
          ],
        },
      },
    },
  },
})
