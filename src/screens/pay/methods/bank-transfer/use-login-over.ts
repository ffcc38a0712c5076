import { useView } from '../../../../checkout/use-view'

export const LOGGED_IN_AGAIN = { type: 'shopper.retried' } as const

/** The login has ended beside a transfer that has its code. */
export const useLoginOver = () => useView((snapshot) => snapshot.can(LOGGED_IN_AGAIN))
