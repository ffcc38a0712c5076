export const ORIGIN_NAMES = ['app', 'gateways', 'shop', 'bank', 'parent', 'inspector'] as const

export type OriginName = (typeof ORIGIN_NAMES)[number]

/** The origins of the six programs, without a trailing slash. */
export type Origins = Readonly<Record<OriginName, string>>
