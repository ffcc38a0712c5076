import type { LifetimeUnit } from '../../machines/entities/expiry'
import type { Language } from '../../machines/entities/language'

/** The provider's part of the runtime configuration. */
export interface ProviderConfiguration {
  readonly gateways: { readonly payment: string; readonly member: string; readonly consumer: string }
  readonly product: { readonly slug: string; readonly name: string }
  readonly headers: {
    readonly token: string
    readonly memberId: string
    readonly memberUserId: string
    /** The header's name, and the field of the login response that contains its value. */
    readonly iyziLc: { readonly name: string; readonly field: string }
    /** Sent with money calls, if the gateway is known to accept it. */
    readonly idempotency?: string | undefined
  }
  /** The name of the token's field in the detail call. */
  readonly detailToken: 'checkoutFormToken' | 'token'
  /** Units of the provider's expiry values. For a field without a unit, the size of the value decides (CNT-01). */
  readonly lifetimeUnits?:
    | {
        readonly checkoutFormTokenExpireTime?: LifetimeUnit | undefined
        readonly memberTokenExpireDate?: LifetimeUnit | undefined
      }
    | undefined
}

export type Gateway = keyof ProviderConfiguration['gateways']

/**
 * `/payment/*` belongs to the payment gateway, `/api/v1/consumer-funds/*` to the consumer gateway, every other `/api/*` to the
 * member gateway (GWY-01). Throws for any other path.
 */
export function gatewayOf(path: string): Gateway {
  if (path.startsWith('/payment/')) return 'payment'
  if (path.startsWith('/api/v1/consumer-funds/')) return 'consumer'
  if (path.startsWith('/api/')) return 'member'
  throw new Error(`no gateway serves ${path}`)
}

/** The channel name of the wallet flow, for calls that require one (IDEN-09). */
export function channelOf(slug: string): string {
  return `PAY_WITH_${slug.replace(/-/g, '_').toUpperCase()}`
}

/** `wallet` → `Wallet`, `my-wallet` → `MyWallet`, for field names that contain the product. */
export function pascalOf(slug: string): string {
  return slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** The URL of a path, with the locale and the product's slug filled in. */
export function callUrl(path: string, language: Language, provider: ProviderConfiguration): string {
  return gatewayUrl(gatewayOf(path), path, language, provider)
}

export function gatewayUrl(
  gateway: Gateway,
  path: string,
  language: Language,
  provider: ProviderConfiguration,
): string {
  const base = provider.gateways[gateway].replace(/\/$/, '')
  return `${base}${path.replace('{product}', provider.product.slug)}?locale=${language}`
}
