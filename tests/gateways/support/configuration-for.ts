import { type Configuration, parseConfiguration } from '../../../src/app/composition/configuration'

/** A configuration whose gateways are at a test's own address, with the shortest possible timings. */
export function configurationFor(origin: string, changed: object = {}): Configuration {
  const configuration = {
    gateways: { payment: origin, member: origin, consumer: origin },
    product: { slug: 'wallet', name: 'Cüzdan' },
    headers: {
      token: 'x-wallet-token',
      memberId: 'x-member-id',
      memberUserId: 'x-member-user-id',
      iyziLc: { name: 'x-wallet-lc', field: 'iyziLc' },
    },
    detailToken: 'checkoutFormToken',
    logoUrl: null,
    allowedParents: [],
    embeddedApp: null,
    analytics: null,
    monitoring: null,
    testMode: true,
    timings: { readRetryFrom: 1, readRetryTo: 2 },
    ...changed,
  }
  return parseConfiguration(JSON.stringify(configuration), origin)
}
