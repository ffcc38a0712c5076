import type { State } from '../../records/state'
import type { CreditApplication } from '../../records/credit-application'
import type { Order } from '../../records/order'

export const CREDIT_LAPSED = '200324'
export const CREDIT_OVERTAKEN = '200327'

/** How long the bank's page stays open, and how long the bank may take to accept a new customer. */
export const SCREEN_SECONDS = 20 * 60
export const NEW_CUSTOMER_SECONDS = 65 * 60

export function applicationByKey({ creditApplications }: State, key: string): CreditApplication | undefined {
  return [...creditApplications.values()].find((application) => application.key === key)
}

export function applicationOf({ creditApplications }: State, token: string): CreditApplication | undefined {
  return [...creditApplications.values()].filter((application) => application.token === token).at(-1)
}

/** A shopper whose application was not refused cannot apply again. */
export function hasApplied({ attempts }: Order): boolean {
  return attempts.some(({ method, paymentStatus }) => method === 'credit' && paymentStatus !== 'FAILURE')
}
