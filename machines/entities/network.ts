/** How calls get through: as usual, late or only at the second try, or not at all. */
export type NetworkState = 'online' | 'slow' | 'offline'
