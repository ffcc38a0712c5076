import { NO_OTHER_TABS, type PaymentLock } from '../../src/services/tabs/payment-lock'

/** A browser's payment lock of one order, in memory: of all its tabs one holds it at most. */
export function browserWithTabs() {
  let holder: object | undefined
  return {
    isHeld: () => holder !== undefined,
    openTab(): PaymentLock {
      const tab = {}
      const release = () => {
        if (holder === tab) holder = undefined
      }
      return {
        ...NO_OTHER_TABS,
        release,
        endPaid: release,
        async take() {
          holder ??= tab
          return holder === tab
        },
      }
    },
  }
}
