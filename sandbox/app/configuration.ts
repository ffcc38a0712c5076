import { FULL_POINTS_ONLY, bankOf } from '../cards/banks'
import { CALENDAR } from '../kernel/calendar'
import { HEADERS } from '../http/header-names'
import type { Origins } from '../kernel/origins'
import type { Timings } from '../kernel/timings'
import { PRODUCT_NAME, SLUG } from '../kernel/product'
import { POLICY_REPORTS } from './policy-reports'
import type { LedgerMode } from '../records/ledger'

export type Configuration = ReturnType<typeof configurationFor>

/**
 * The runtime configuration of the checkout that this sandbox serves. It follows from the sandbox's origins and its ledger mode, never from
 * a URL: a query parameter must not be able to change it. Only the waits belong to the order, if a control call has set some.
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
    // The demo shop draws its own campaign pictures; the other origin is that of shops' pictures in tests.
    imageOrigins: [new URL(origins.shop).origin, 'https://cdn.shop.example'],
    policyReports: POLICY_REPORTS,
    securityContact: `${origins.gateways}/desk`,
    allowedParents: [new URL(origins.parent).origin],
    embeddedApp: null,
    testMode: true,
    analytics: null,
    monitoring: null,
    fullBonusOnlyBanks: FULL_POINTS_ONLY.map((code) => ({ code, name: bankOf(code)?.name ?? '' })),
    timings,
    calendar: CALENDAR,
  }
}
