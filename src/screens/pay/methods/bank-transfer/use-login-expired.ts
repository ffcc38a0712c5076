import { useView } from '../../../../checkout/use-view'

export const LOGGED_IN_AGAIN = { type: 'shopper.retried' } as const

/** Whether the login has ended while a bank transfer has its code. */
export const useLoginExpired = () => useView((snapshot) => snapshot.can(LOGGED_IN_AGAIN))
