import { CALENDAR } from '../kernel/calendar'
import { HEADERS } from '../http/header-names'
import type { Origins } from '../kernel/origins'
import type { Timings } from '../kernel/timings'
import { PRODUCT_NAME, SLUG } from '../kernel/product'
import { POLICY_REPORTS } from './policy-reports'
import type { LedgerMode } from '../records/ledger'

export type Configuration = ReturnType<typeof configurationFor>

/**
 * The runtime configuration of the checkout that this sandbox serves. It follows from where the sandbox runs and from how
 * its ledger is kept, never from an address: a query parameter must not be able to change it. Waits alone are those of the order, where a
 * control call has given it some.
 */
export function configurationFor(origins: Origins, timings: Timings, ledgerMode: LedgerMode) {
  return {
    gateways: {
      payment: `${origins.gateways}/payment-gateway`,
      member: `${origins.gateways}/member-gateway`,
      consumer: `${origins.gateways}/consumer-gateway`,
    },
    product: { slug: SLUG, name: PRODUCT_NAME },
    headers: {
      token: HEADERS.token,
      memberId: HEADERS.memberId,
      memberUserId: HEADERS.memberUserId,
      iyziLc: { name: HEADERS.loginContext, field: 'iyziLc' },
      ...(ledgerMode === 'strict' ? { idempotency: HEADERS.idempotency } : {}),
    },
    detailToken: 'checkoutFormToken',
    logoUrl: null,
    // The demo shop draws its campaigns itself; the other one is where pictures of shops are in tests.
    imageOrigins: [new URL(origins.shop).origin, 'https://cdn.shop.example'],
    policyReports: POLICY_REPORTS,
    securityContact: `${origins.gateways}/desk`,
    allowedParents: [new URL(origins.parent).origin],
    embeddedApp: null,
    testMode: true,
    analytics: null,
    monitoring: null,
    fullBonusOnlyBanks: [
      { code: 12, name: 'Halk Bankası' },
      { code: 205, name: 'Kuveyt Türk' },
    ],
    timings,
    calendar: CALENDAR,
  }
}
