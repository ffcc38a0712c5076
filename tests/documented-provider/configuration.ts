/** The app's configuration for this provider, without its timings. */
export const HEADERS = {
  token: 'X-IYZI-TOKEN',
  memberId: 'x-member-id',
  memberUserId: 'x-member-user-id',
  iyziLc: { name: 'x-iyzi-lc', field: 'iyziLc' },
}

/** Request headers whose names are not public. */
export const OTHER_HEADERS = [HEADERS.memberId, HEADERS.memberUserId, HEADERS.iyziLc.name]

export const configurationOf = (origin: string) => ({
  gateways: { payment: origin, member: origin, consumer: origin },
  product: { slug: 'wallet', name: 'Wallet' },
  headers: HEADERS,
  detailToken: 'checkoutFormToken',
  logoUrl: null,
  allowedParents: [],
  embeddedApp: null,
  analytics: null,
  monitoring: null,
  testMode: true,
})
