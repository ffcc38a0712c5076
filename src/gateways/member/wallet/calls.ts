import type { InferInput } from 'valibot'
import { call } from '../../described-call'
import { managedCardsSchema, walletSchema } from './answers'
import type * as requests from './requests'

/** The saved cards, the token that payments of this member carry, and when it ends. */
export const openWallet = call({
  path: '/api/v1/members-auth/cardsAndMemberToken',
  method: 'POST',
  kind: 'read',
  by: 'member',
  body: ({ token }, memberId: string): InferInput<typeof requests.openWallet> => ({
    checkoutFormToken: token,
    memberId,
  }),
  answer: ({ provider }) => walletSchema(provider),
})

/** The cards as the member manages them, fetched anew when a limit was met (KYC-02): where they can't be had, the known ones stay. */
export const managedCards = call({
  path: '/api/v1/member-{product}-cards/management/cards',
  method: 'GET',
  kind: 'read',
  by: 'member',
  answer: ({ provider }) => managedCardsSchema(provider.product),
  isQuiet: true,
})
