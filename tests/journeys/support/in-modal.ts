import { type Locator, expect } from '@playwright/test'

/** Resolves once the focus is in the modal: only then does the modal handle key presses. */
export async function isInside(modal: Locator): Promise<void> {
  await expect.poll(() => modal.evaluate((box) => box.contains(document.activeElement))).toBe(true)
}
