import type { LifetimeUnit } from '../../machines/entities/deadline'
import type { Language } from '../../machines/entities/language'

/** The part of the runtime configuration that names the provider's side of things. */
export interface ProviderConfiguration {
  readonly gateways: { readonly payment: string; readonly member: string; readonly consumer: string }
  readonly product: { readonly slug: string; readonly name: string }
  readonly headers: {
    readonly token: string
    readonly memberId: string
    readonly memberUserId: string
    /** The header's name, and the field of the login answer whose value it carries. */
    readonly iyziLc: { readonly name: string; readonly field: string }
    /** Sent with money calls only where the gateway is known to accept it. */
    readonly idempotency?: string | undefined
  }
  /** Which of its two payload forms the detail call takes. */
  readonly detailToken: 'checkoutFormToken' | 'token'
  /** In what the provider tells its ends; of a field that is not named, the size of its value tells the unit (CNT-01). */
  readonly lifetimeUnits?:
    | {
        readonly checkoutFormTokenExpireTime?: LifetimeUnit | undefined
        readonly memberTokenExpireDate?: LifetimeUnit | undefined
      }
    | undefined
}

export type Gateway = keyof ProviderConfiguration['gateways']

/** `/payment/*` is the payment gateway, `/api/v1/consumer-funds/*` the consumer gateway, every other `/api/*` the member gateway (GWY-01). */
export function gatewayOf(path: string): Gateway {
  if (path.startsWith('/payment/')) return 'payment'
  if (path.startsWith('/api/v1/consumer-funds/')) return 'consumer'
  if (path.startsWith('/api/')) return 'member'
  throw new Error(`no gateway serves ${path}`)
}

/** The channel of the wallet flow, in every call that names one (IDEN-09). */
export function channelOf(slug: string): string {
  return `PAY_WITH_${slug.replace(/-/g, '_').toUpperCase()}`
}

/** `wallet` → `Wallet`, `my-wallet` → `MyWallet`: the form in which field names carry the product. */
export function pascalOf(slug: string): string {
  return slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Where a path is served, its locale and the product's slug written in. */
export function addressOf(path: string, language: Language, provider: ProviderConfiguration): string {
  return addressAt(gatewayOf(path), path, language, provider)
}

export function addressAt(gateway: Gateway, path: string, language: Language, provider: ProviderConfiguration): string {
  const base = provider.gateways[gateway].replace(/\/$/, '')
  return `${base}${path.replace('{product}', provider.product.slug)}?locale=${language}`
}
