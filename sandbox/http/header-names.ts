/** The header names that the runtime configuration gives the checkout, and that the gateways require. */
export const HEADERS = {
  token: 'x-wallet-token',
  memberId: 'x-member-id',
  memberUserId: 'x-member-user-id',
  loginContext: 'x-wallet-lc',
  idempotency: 'idempotency-key',
} as const
