import { NO_OTHER_TABS } from '../../src/services/tabs/payment-lock'

/** The lock of a tab that counts how often it has let go of the order. */
export function countingLock() {
  let releases = 0
  return {
    releases: () => releases,
    lock: {
      ...NO_OTHER_TABS,
      release() {
        releases += 1
      },
    },
  }
}
