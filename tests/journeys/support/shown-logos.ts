import type { Locator } from '@playwright/test'

/** Whether each bank of the form has its logo drawn, in their order. */
export const shownLogos = (form: Locator) =>
  form.locator('label').evaluateAll((banks) => banks.map((bank) => (bank.querySelector('img')?.naturalWidth ?? 0) > 0))
