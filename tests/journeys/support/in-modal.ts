import { type Locator, expect } from '@playwright/test'

/** Comes back once the focus is in the modal: only then it listens to the keyboard. */
export async function isInside(modal: Locator): Promise<void> {
  await expect.poll(() => modal.evaluate((box) => box.contains(document.activeElement))).toBe(true)
}
