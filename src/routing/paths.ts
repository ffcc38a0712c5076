import { flowAt } from '../../machines/entities/flow'
import type { Place } from '../../machines/checkout/rules'

export type Path =
  | '/'
  | '/sdk'
  | '/register'
  | '/emailVerify'
  | '/otp'
  | '/change-phone-number'
  | '/pay'
  | '/shopping-credit-redirect'
  | '/result-page'
  | '/refund-to-balance'
  | '/settlement-to-balance'

/** What each place is called. Those without an address of their own stand in the place of the one they are about. */
export const paths: Record<Place, Path> = {
  identify: '/',
  sdk: '/sdk',
  'quick-login': '/',
  register: '/register',
  'email-verify': '/emailVerify',
  'foreign-number': '/',
  otp: '/otp',
  'change-phone-number': '/change-phone-number',
  pay: '/pay',
  refund: '/refund-to-balance',
  settlement: '/settlement-to-balance',
  'credit-redirect': '/shopping-credit-redirect',
  result: '/result-page',
  'outcome-unknown': '/result-page',
  'invalid-token': '/',
  'start-failed': '/',
  'opening-failed': '/pay',
  'form-expired': '/',
  'member-expired': '/',
}

const places = Object.keys(paths) as Place[]

/**
 * The place that an address asks for: the first one above that is called so. Addresses nobody knows ask for the check by e-mail and
 * phone (BOOT-11); those of the two other flows are known by how they begin (BOOT-02).
 */
export function screenAsked(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const flow = flowAt(plain)
  if (flow !== 'pay') return flow
  return places.find((place) => paths[place] === plain) ?? 'sdk'
}
