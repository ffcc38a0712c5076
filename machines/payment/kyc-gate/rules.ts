import type { AppLinkType, DeviceType } from '../../entities/device'
import type { KycLevel } from '../../entities/member'
import type { GatedMeans } from './ports'

interface Facts {
  readonly level: KycLevel | undefined
  readonly isMerchantTrusted: boolean
  readonly means: GatedMeans
}

/** What has to happen before anything may be paid. */
export type GateDecision = 'learn' | 'open' | 'prove' | 'askLimit'

/**
 * Level 2 may always pay (KYC-03). A merchant without the trust stamp takes no balance, and so neither a mixed payment nor the
 * provider's card, of a member without a proven identity (KYC-01); all others may pay as far as their limit goes (KYC-07).
 */
export function gateDecision({ level, isMerchantTrusted, means }: Facts): GateDecision {
  if (level === undefined) return 'learn'
  if (level === 2) return 'open'
  return level === 0 && !isMerchantTrusted && means !== 'card' ? 'prove' : 'askLimit'
}

const LINKS: Readonly<Record<DeviceType, readonly AppLinkType[]>> = {
  ios: ['ios'],
  android: ['android'],
  // The phone that the link is sent to is another device than this one: whose it is only the shopper can say.
  web: ['ios', 'android'],
  'windows mobile': ['ios', 'android'],
}

/** The stores of which a link can be of use; one where the device in their hands says it. */
export function linkTypesOf(device: DeviceType): readonly AppLinkType[] {
  return LINKS[device]
}

/** The one to begin with. */
export function firstLinkOf(device: DeviceType): AppLinkType {
  return device === 'android' ? 'android' : 'ios'
}

/** Why the shopper is asked who they are: a limit, what they pay with, or that what was proven so far is not enough. */
export type AskedBecause = 'limit' | 'means' | 'step'
