import type { CallKind } from '../../../machines/entities/problem'
import type { Outcome } from '../../../src/gateways/outcome'
import type { App } from './app'
import { PATHS } from './paths'
import type { Shopper } from './shoppers'

export type Send = (app: App) => Promise<Outcome<unknown>>

export interface KnownCall {
  readonly name: string
  readonly kind: CallKind
  readonly path: string
  /** Brings a shopper to where the call can be made. */
  readonly ready: (shopper: Shopper) => Promise<Send>
}

export const CALLS: readonly KnownCall[] = [
  {
    name: 'detail',
    kind: 'read',
    path: PATHS.detail,
    ready: async () => (app) => app.payments.detail(),
  },
  {
    name: 'outcome',
    kind: 'read',
    path: PATHS.detail,
    ready: async () => (app) => app.payments.outcome(),
  },
  {
    name: 'startLogin',
    kind: 'login',
    path: PATHS.loginStart,
    ready:
      async ({ member: { email, gsmNumber } }) =>
      (app) =>
        app.members.startLogin({ email, phone: gsmNumber }),
  },
  {
    name: 'startQuickLogin',
    kind: 'login',
    path: PATHS.quickLoginStart,
    ready:
      async ({ member: { email, gsmNumber } }) =>
      (app) =>
        app.members.startQuickLogin({ email, phone: gsmNumber }),
  },
  {
    name: 'completeLogin',
    kind: 'login',
    path: PATHS.loginComplete,
    ready: async ({ askForCode }) => {
      const code = await askForCode()
      return (app) => app.members.completeLogin(code)
    },
  },
  {
    name: 'openWallet',
    kind: 'read',
    path: PATHS.cards,
    ready: async ({ member, logIn }) => {
      await logIn()
      return (app) => app.members.openWallet(member.memberId)
    },
  },
  {
    name: 'payByCard',
    kind: 'money',
    path: PATHS.cardAuth,
    ready: async ({ payment }) => {
      const paying = await payment()
      return (app) => app.payments.payByCard.auth(paying)
    },
  },
]
