import { CALENDAR } from './calendar'
import { HEADERS } from './gateways/header-names'
import type { LedgerMode } from './ledger/ledger'
import type { Origins } from './origins'
import { PRODUCT_NAME, SLUG } from './product'

/** Divides what a shopper waits for, and, apart from it, how long a call may take. */
export interface PaceDivisors {
  readonly waits: number
  readonly deadlines: number
}

const WAITS = { readRetryFrom: 400, readRetryTo: 800, redirectPause: 2500, returnPatience: 6000 }
const DEADLINES = { readDeadline: 8000, loginDeadline: 15000, moneyDeadline: 45000, preferenceDeadline: 8000 }

function divided<Key extends string>(table: Readonly<Record<Key, number>>, divisor: number): Record<Key, number> {
  const shorter = Object.entries<number>(table).map(([key, ms]) => [key, Math.max(1, Math.round(ms / divisor))])
  return Object.fromEntries(shorter) as Record<Key, number>
}

export type Configuration = ReturnType<typeof configurationFor>

/**
 * The runtime configuration of the checkout that this sandbox serves. It follows from where the sandbox runs and from how
 * its ledger is kept, never from an address: a query parameter must not be able to change it.
 */
export function configurationFor(origins: Origins, pace: PaceDivisors, ledgerMode: LedgerMode) {
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
    allowedParents: [origins.parent],
    embeddedApp: null,
    testMode: true,
    analytics: null,
    monitoring: null,
    fullBonusOnlyBanks: [
      { code: 12, name: 'Halk Bankası' },
      { code: 205, name: 'Kuveyt Türk' },
    ],
    pace: { ...divided(DEADLINES, pace.deadlines), ...divided(WAITS, pace.waits) },
    calendar: CALENDAR,
  }
}
