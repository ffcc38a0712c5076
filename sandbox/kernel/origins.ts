export const ORIGIN_NAMES = ['app', 'gateways', 'shop', 'bank', 'parent', 'inspector'] as const

export type OriginName = (typeof ORIGIN_NAMES)[number]

export type Origins = Readonly<Record<OriginName, string>>
