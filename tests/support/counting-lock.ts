import { NO_OTHER_TABS } from '../../src/services/tabs/payment-lock'

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
