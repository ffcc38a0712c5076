import type { Page } from '@playwright/test'
import { CARD_CALLS } from './card-calls'

interface Answered {
  readonly installmentDetails: readonly object[]
}

/** Simulates a bank with more installments than any of the sandbox's. */
export async function offerInstallments(page: Page, upTo: number): Promise<void> {
  await page.route(`**${CARD_CALLS.installments}**`, async (route) => {
    const response = await route.fetch()
    const { installmentDetails, ...rest } = (await response.json()) as Answered
    const installmentPrices = Array.from({ length: upTo }, (_, index) => ({
      installmentNumber: index + 1,
      installmentPrice: Math.round(248_000 / (index + 1)) / 100,
      totalPrice: 2480,
    }))
    const details = installmentDetails.map((detail) => ({ ...detail, installmentPrices }))
    await route.fulfill({ response, json: { ...rest, installmentDetails: details } })
  })
}
