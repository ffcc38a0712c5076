/** The shopper's device type, in the provider's values. */
export type DeviceType = 'android' | 'ios' | 'web' | 'windows mobile'

/** The app store that a link to the provider's app opens. */
export type AppLinkType = 'ios' | 'android'
