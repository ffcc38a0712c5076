/** Thrown if the browser has no database for the state, or no space in it. */
export class StorageRefused extends Error {
  constructor(cause: unknown) {
    super('the state could not be stored', { cause })
  }
}
