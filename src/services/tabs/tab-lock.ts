/** A lock that one tab of a browser holds at a time. */
export interface TabLock {
  /** Takes the lock if it is free. Resolves to whether this tab holds it. */
  take(): Promise<boolean>
  /** Takes the lock from any holder. */
  seize(): Promise<boolean>
  /** Whether any tab holds the lock, this one included. */
  isHeld(): Promise<boolean>
  /** Resolves once others can take the lock. A pending take or seize resolves to false. */
  release(): Promise<void>
}

/** A lock of the Web Locks API. `onLost` is called when another tab has seized it. */
export function webLock(locks: LockManager, name: string, onLost: () => void): TabLock {
  let letGo: (() => void) | undefined
  let ended: Promise<unknown> = Promise.resolve()
  let releases = 0

  function request(how: LockOptions): Promise<boolean> {
    if (letGo) return Promise.resolve(true)
    const releasesBefore = releases
    return new Promise((resolve, reject) => {
      let end: (() => void) | undefined
      const held = locks.request(name, how, (lock) => {
        const isWanted = lock !== null && releases === releasesBefore
        resolve(isWanted)
        if (!isWanted) return undefined
        ended = held
        return new Promise<void>((over) => {
          letGo = end = over
        })
      })
      held.catch((error: unknown) => {
        reject(error instanceof Error ? error : new Error(String(error)))
        if (!end || letGo !== end) return
        letGo = undefined
        onLost()
      })
    })
  }

  return {
    take: () => request({ ifAvailable: true }),
    seize: () => request({ steal: true }),
    async isHeld() {
      const { held = [] } = await locks.query()
      return held.some((lock) => lock.name === name)
    },
    async release() {
      releases += 1
      if (!letGo) return
      letGo()
      letGo = undefined
      // Rejects if another tab seized the lock meanwhile; it is released in that case too.
      await ended.catch(() => undefined)
    },
  }
}
