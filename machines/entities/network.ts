/** How requests get through: normally, slowly or only on the second attempt, or not at all. */
export type NetworkState = 'online' | 'slow' | 'offline'
