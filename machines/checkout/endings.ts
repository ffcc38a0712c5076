import type { SnapshotFrom } from 'xstate'
import type { Money } from '../entities/money'
import type { Problem } from '../entities/problem'
import type { checkoutMachine } from './machine'
import { journeyStateOf } from './screens'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

export interface ResultView {
  readonly paid: Money | undefined
  readonly paymentId: string | undefined
  readonly merchantName: string | undefined
  readonly merchantHost: string | undefined
  /** The way back on its own: counting down, posting, or not working. */
  readonly way: 'pausing' | 'returning' | 'stranded'
  readonly callbackUrl: string | undefined
  /** The merchant's own page, for when the callback can't be reached. */
  readonly shopUrl: string | undefined
}

const WAYS: Record<string, ResultView['way']> = {
  'result.pausing': 'pausing',
  'result.returning': 'returning',
  'result.leaving': 'returning',
}

export function resultView(snapshot: Snapshot): ResultView {
  const { order, receipt } = snapshot.context
  return {
    paid: receipt?.paid,
    paymentId: receipt?.paymentId,
    merchantName: order?.merchantName,
    merchantHost: order?.merchantHost,
    way: WAYS[journeyStateOf(snapshot)] ?? 'stranded',
    callbackUrl: receipt?.callbackUrl,
    shopUrl: order?.goBackUrl,
  }
}

export interface OutcomeView {
  readonly isAsking: boolean
  readonly amount: Money | undefined
  readonly merchantHost: string | undefined
  readonly shopUrl: string | undefined
}

export function outcomeView(snapshot: Snapshot): OutcomeView {
  const { order } = snapshot.context
  return {
    isAsking: journeyStateOf(snapshot) === 'reconciling',
    amount: order?.price,
    merchantHost: order?.merchantHost,
    shopUrl: order?.goBackUrl,
  }
}

export function problemView(snapshot: Snapshot): Problem {
  return snapshot.context.problem ?? { text: undefined, key: 'errors.generic' }
}
