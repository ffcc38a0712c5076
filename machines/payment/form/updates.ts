import { networkParams } from '../../support/network'

/** Passes an action whether the agreement's checkbox is ticked. */
export function agreedParams({ event }: { readonly event: { readonly isAgreed: boolean } }) {
  return { isAgreed: event.isAgreed }
}

/** Updates from the payment machine that every form receives. */
export const FORM_UPDATES = {
  'network.changed': { actions: { type: 'setNetwork', params: networkParams } },
  'agreement.updated': { actions: { type: 'setAgreement', params: agreedParams } },
} as const
