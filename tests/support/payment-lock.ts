import { NO_OTHER_TABS, type PaymentLock } from '../../src/services/tabs/payment-lock'

/** A browser's in-memory payment lock of one order: at most one of its tabs holds it. */
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
