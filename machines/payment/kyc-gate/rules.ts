import type { AppLinkType, DeviceType } from '../../entities/device'
import type { KycLevel } from '../../entities/member'
import type { GatedSource } from './ports'

interface Facts {
  readonly level: KycLevel | undefined
  readonly mayHaveRisen: boolean
  readonly isMerchantTrusted: boolean
  readonly source: GatedSource
}

/** The next step of the gate before anything may be paid. */
export type GateDecision = 'learn' | 'open' | 'prove' | 'askLimit'

/**
 * Level 2 may always pay (KYC-03). Without the merchant's trust stamp, level 0 must verify the identity before paying with the
 * balance, a mixed payment or the provider's card (KYC-01); a level that may have risen is read before that. Everyone else may
 * pay up to their limit (KYC-07).
 */
export function gateDecision({ level, mayHaveRisen, isMerchantTrusted, source }: Facts): GateDecision {
  if (level === undefined) return 'learn'
  if (level === 2) return 'open'
  if (level === 1 || isMerchantTrusted || source === 'card') return 'askLimit'
  return mayHaveRisen ? 'learn' : 'prove'
}

const LINKS: Readonly<Record<DeviceType, readonly AppLinkType[]>> = {
  ios: ['ios'],
  android: ['android'],
  // The link goes to a phone, which is a different device than this one; only the shopper knows its platform.
  web: ['ios', 'android'],
  'windows mobile': ['ios', 'android'],
}

/** The platforms that a link can be for; only one if this device is a phone. */
export function linkTypesOf(device: DeviceType): readonly AppLinkType[] {
  return LINKS[device]
}

export function firstLinkOf(device: DeviceType): AppLinkType {
  return device === 'android' ? 'android' : 'ios'
}

/** Why the identity is asked for: a limit, the card source, or because the step verified so far was not enough. */
export type GateReason = 'limit' | 'source' | 'step'
