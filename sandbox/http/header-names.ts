/** The names the runtime configuration gives to the headers of a call; the gateways ask for the very same. */
export const HEADERS = {
  token: 'x-wallet-token',
  memberId: 'x-member-id',
  memberUserId: 'x-member-user-id',
  loginContext: 'x-wallet-lc',
  idempotency: 'idempotency-key',
} as const
