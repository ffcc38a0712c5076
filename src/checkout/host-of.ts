/** The host of an address that was found safe; with its port, where that is not the usual one. */
export const hostOf = (address: string): string => new URL(address).host
