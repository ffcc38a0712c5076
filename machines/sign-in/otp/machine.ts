import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { requireFact } from '../../support/require-fact'
import { type OtpContext, type OtpOutput, otpSetup } from './setup'
import { requireCode } from './rules'

const { end, endReached } = endsOf<OtpContext, OtpOutput>()

export const otpMachine = otpSetup.createMachine({
  id: 'otp',
  context: ({ input }) => ({
    ...input,
    typed: '',
    fault: undefined,
    problem: undefined,
    sendingProblem: undefined,
    isSentAgain: false,
    now: undefined,
    member: undefined,
  }),
  initial: 'waiting',
  states: {
    waiting: {
      type: 'parallel',
      states: {
        code: {
          initial: 'entering',
          states: {
            entering: {
              always: { guard: 'isCodeExpired', target: 'lapsed' },
              on: {
                'shopper.typedCode': {
                  actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) },
                },
                'shopper.insertedCode': [
                  {
                    guard: { type: 'isCodeComplete', params: ({ event }) => ({ text: event.text }) },
                    target: 'verifying',
                    actions: [
                      { type: 'setCode', params: ({ event }) => ({ text: event.text }) },
                      { type: 'emitCodeRead', params: ({ event }) => ({ text: event.text }) },
                      'clearMessages',
                    ],
                  },
                  { actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) } },
                ],
                'shopper.enteredCode': [
                  {
                    guard: { type: 'isCodeComplete', params: ({ context }) => ({ text: context.typed }) },
                    target: 'verifying',
                    actions: 'clearMessages',
                  },
                  { actions: 'setFault' },
                ],
                'shopper.askedForCode': {
                  guard: 'isResendOffered',
                  target: 'resending',
                  actions: ['clearMessages', 'clearCode', 'emitCodeForgotten'],
                },
                'shopper.askedNewNumber': '#otp.numberWrong',
                'shopper.steppedBack': '#otp.left',
              },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context: { pending, typed } }) => ({
                  memberUserId: pending.memberUserId,
                  referenceCode: pending.referenceCode,
                  code: requireCode(typed),
                  email: pending.email,
                  gsmNumber: pending.gsmNumber,
                }),
                onDone: [
                  {
                    guard: { type: 'isVerified', params: kindParams },
                    target: '#otp.verified',
                    actions: [{ type: 'setMember', params: answerParams }, 'clearCode'],
                  },
                  {
                    target: 'entering',
                    actions: ['clearCode', 'emitCodeForgotten', { type: 'setRefusal', params: answerParams }],
                  },
                ],
                onError: { target: 'entering', actions: ['clearCode', 'emitCodeForgotten', 'setGenericProblem'] },
              },
            },
            resending: {
              tags: 'sending',
              invoke: {
                id: 'resendCode',
                src: 'resendCode',
                input: ({ context: { pending, isQuick } }) => ({ pending, isQuick }),
                onDone: [
                  {
                    guard: { type: 'isSent', params: kindParams },
                    target: ['entering', '#otp.waiting.life', '#otp.waiting.pause'],
                    actions: { type: 'setResentCode', params: answerParams },
                  },
                  { target: 'entering', actions: { type: 'setResendRefusal', params: answerParams } },
                ],
                onError: { target: 'entering', actions: 'setResendFailure' },
              },
              on: {
                'shopper.typedCode': {
                  actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) },
                },
                'shopper.insertedCode': {
                  actions: [
                    { type: 'setCode', params: ({ event }) => ({ text: event.text }) },
                    { type: 'emitCodeRead', params: ({ event }) => ({ text: event.text }) },
                  ],
                },
              },
            },
            lapsed: {
              tags: 'lapsed',
              entry: ['clearCode', 'emitCodeForgotten'],
              on: {
                'shopper.askedForCode': { target: 'resending', actions: 'clearMessages' },
                'shopper.askedNewNumber': '#otp.numberWrong',
                'shopper.steppedBack': '#otp.left',
              },
            },
          },
        },
        life: {
          initial: 'ticking',
          states: {
            ticking: {
              invoke: { id: 'clock', src: 'clock', onError: 'untimed' },
              on: {
                'clock.ticked': [
                  {
                    guard: { type: 'hasCodeLapsed', params: ({ event }) => ({ now: event.now }) },
                    target: 'over',
                    actions: { type: 'setNow', params: ({ event }) => ({ now: event.now }) },
                  },
                  { actions: { type: 'setNow', params: ({ event }) => ({ now: event.now }) } },
                ],
              },
            },
            untimed: {},
            over: {},
          },
        },
        messages: {
          initial: 'listening',
          states: { listening: { invoke: { id: 'messages', src: 'messages', onError: 'failed' } }, failed: {} },
        },
        contact: {
          initial: 'comparing',
          states: {
            comparing: { always: [{ guard: 'isContactKnown', target: 'updated' }, { target: 'updating' }] },
            updating: {
              entry: 'setContactReplaced',
              invoke: {
                id: 'updateContact',
                src: 'updateContact',
                input: ({ context: { pending } }) => ({ email: pending.email, gsmNumber: pending.gsmNumber }),
                onDone: 'updated',
                onError: 'outdated',
              },
            },
            updated: {},
            outdated: {},
          },
        },
        pause: {
          initial: 'cooling',
          states: {
            cooling: {
              after: { resendCooldown: 'offered' },
              on: {
                'clock.ticked': {
                  guard: { type: 'isPauseOver', params: ({ event }) => ({ now: event.now }) },
                  target: 'offered',
                },
              },
            },
            offered: {},
          },
        },
      },
    },
    verified: {
      type: 'final',
      output: end(({ context: { member, isContactReplaced } }) => ({
        kind: 'verified',
        member: requireFact(member, 'member'),
        isContactReplaced,
      })),
    },
    numberWrong: {
      type: 'final',
      output: end(({ context: { pending, isContactReplaced } }) => ({
        kind: 'numberWrong',
        pending,
        isContactReplaced,
      })),
    },
    left: {
      type: 'final',
      output: end(({ context: { pending, isContactReplaced } }) => ({
        kind: 'steppedBack',
        pending,
        isContactReplaced,
      })),
    },
  },
  output: endReached,
})
