/** Something that one tab of a browser has at a time. */
export interface TabLock {
  /** Takes it where no tab has it; whether it is this tab's. */
  take(): Promise<boolean>
  /** Takes it from whichever tab has it. */
  seize(): Promise<boolean>
  /** Whether a tab has it, this one or another. */
  isHeld(): Promise<boolean>
  /** Resolves once others can take it. A take or seize that is not answered yet is answered with false. */
  release(): Promise<void>
}

/** By the browser's own locks. `tellLost` hears that another tab has seized it. */
export function webLock(locks: LockManager, name: string, tellLost: () => void): TabLock {
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
        tellLost()
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
      await ended
    },
  }
}
