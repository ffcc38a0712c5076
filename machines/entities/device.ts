/** What the shopper holds in their hands, in the provider's words. */
export type DeviceType = 'android' | 'ios' | 'web' | 'windows mobile'

/** The store that a link to the provider's app leads to. */
export type AppLinkType = 'ios' | 'android'
