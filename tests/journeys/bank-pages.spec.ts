import { expect } from '@playwright/test'
import { withEveryMethod } from '../support/every-method'
import { test } from './support/bank-test'
import { visitorOf } from './support/bank-visit'
import { another, button } from './support/otp'

test('pages of the sandbox’s banks and of the app lead the shopper on, and back with the outcome chosen there (SBX-03)', async ({
  page,
  sandbox,
  origins,
  member,
  order,
  visitor,
  inbox,
  comesBack,
  trouble,
}) => {
  test.slow()
  // The bank answers a form with errors by 422.
  trouble.allow(/status of 422/)
  const enter = async (code: string) => {
    await page.locator('[data-field="code"]').fill(code)
    await button(page, 'verify').click()
  }
  const statusOf = async (token: string) => (await sandbox.orderOf(token)).paymentStatus

  await test.step('3-D Secure, cancelled', async () => {
    await visitor.toThreeDS({ submissionId: 'cancelled' })
    expect(await comesBack(() => button(page, 'cancel').click())).toBe('GET /pay')
    expect(await statusOf(order.token)).toBe('FAILURE')
  })

  await test.step('3-D Secure, failed by three wrong codes', async () => {
    await visitor.toThreeDS({ submissionId: 'failed' })
    const wrong = another((await page.locator('[data-acs-code]').getAttribute('data-acs-code')) ?? '')
    for (const left of [2, 1]) {
      await enter(wrong)
      await expect(page.getByRole('alert')).toHaveText(`Kod hatalı. ${left} deneme hakkınız kaldı.`)
    }
    expect(await comesBack(() => enter(wrong))).toBe('GET /pay')
    expect(await statusOf(order.token)).toBe('FAILURE')
  })

  await test.step('3-D Secure, with the code of the inbox after a wrong one', async () => {
    await visitor.toThreeDS({ submissionId: 'paid' })
    const code = await page.locator('[data-acs-code]').getAttribute('data-acs-code')
    await expect(inbox.locator('[data-sms-code]').first()).toHaveAttribute('data-sms-code', code ?? '')
    await enter(another(code ?? ''))
    await expect(page.getByRole('alert')).toContainText('Kod hatalı')
    expect(await comesBack(() => enter(code ?? ''))).toBe('GET /result-page')
    expect(await statusOf(order.token)).toBe('SUCCESS')
  })

  await test.step('the provider’s app, from its link in the inbox', async () => {
    expect(await sandbox.memberOf(member.memberId)).toMatchObject({ kycLevel: 1 })
    await visitor.askForAppLink()
    const [app] = await Promise.all([inbox.waitForEvent('popup'), inbox.locator('[data-sms-link]').first().click()])
    await button(app, 'verify').click()
    await expect(app.locator('[data-kyc-level="2"]')).toBeVisible()
    expect(await sandbox.memberOf(member.memberId)).toMatchObject({ kycLevel: 2 })
  })

  await test.step('the page of a bank that gives credits', async () => {
    const another = await sandbox.makeOrder(withEveryMethod({ email: member.email, gsmNumber: member.gsmNumber }))
    const applicant = await visitorOf({ page, sandbox, app: origins.app, member, order: another })
    await applicant.toCreditPage()
    await button(page, 'approve').click()
    await expect(page.getByRole('alert')).toHaveText(['Bir vade seçin', 'Devam etmek için koşulları kabul edin'])
    await expect(page.locator('[data-field="term"]').first()).toBeFocused()
    await page.locator('[data-field="term"][value="6"]').check()
    await page.locator('[data-field="accepted"]').check()
    expect(await comesBack(() => button(page, 'approve').click())).toBe('GET /result-page')
    expect(await statusOf(another.token)).toBe('SUCCESS')
  })
})

test('a transfer under a reference code pays the order only with the exact amount', async ({
  page,
  origins,
  sandbox,
  order,
  visitor,
  trouble,
}) => {
  trouble.allow(/status of 422/)
  const code = await visitor.beginTransfer()
  const send = async (amount: string) => {
    await page.locator('[data-field="amount"]').fill(amount)
    await button(page, 'send').click()
  }
  await page.goto(`${origins.bank}/transfer`)
  await page.locator('[data-field="code"]').fill(code)
  await send('2.480,01')
  await expect(page.getByRole('alert')).toContainText(['Beklenen tutar bu değil'])
  await expect(page.locator('[data-field="amount"]')).toBeFocused()
  await expect(page.locator('[data-field="code"]')).toHaveValue(code)
  expect((await sandbox.orderOf(order.token)).paymentStatus).toBe('INIT_BANK_TRANSFER')

  await send('2.480,00')
  await expect(page.locator('[data-transfer-state]')).toHaveAttribute('data-transfer-state', 'arrived')
  expect((await sandbox.orderOf(order.token)).paymentStatus).toBe('SUCCESS')
})
