/** The host of a validated URL, with its port unless that is the default one. */
export const hostOf = (address: string): string => new URL(address).host
