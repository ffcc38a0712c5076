import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { holdBack } from './support/hold-back'
import { keepShippedWaits } from './support/shipped-waits'
import { test } from './support/test'
import { EXHAUSTED, LOGIN, RESEND, SENT_AGAIN, WRONG, another, button, news, paying, tryCode } from './support/otp'

test.describe('the OTP of a member', () => {
  test.beforeEach(async ({ page, order, shopper }) => {
    await page.goto(order.checkoutUrl.tr)
    await shopper.identify()
  })

  test('a typed OTP waits for the button, and a wrong one shows its error at the emptied field (OTP-01~, OTP-04~)', async ({
    page,
    order,
    sandbox,
    member,
    shopper,
  }) => {
    const field = shopper.field('verificationCode')
    const code = await sandbox.latestCode(member.gsmNumber)
    await field.pressSequentially(another(code))
    // The drawn caret is behind the last digit, wherever the keys would lead.
    await field.press('ArrowLeft')
    await field.press('Backspace')
    await field.pressSequentially(code.slice(-1))
    await expect(field).toHaveValue(another(code).slice(0, 5) + code.slice(-1))
    await field.fill('')
    await tryCode(shopper, another(code))
    await expect(field).toHaveAccessibleDescription(WRONG)
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(page.locator('main')).not.toContainText(/[0-9]{6}/)
    await field.pressSequentially(code.slice(0, 1))
    await expect(page.getByText(WRONG)).toHaveCount(0)
    await field.pressSequentially(code.slice(1))
    await expect(field).toHaveValue(code)
    await shopper.press('verify')
    await paying(page).waitFor()
    const tries = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(LOGIN))
    expect(tries).toHaveLength(2)
  })

  test('an OTP has six digits, waits for the button when typed, and is sent when pasted or filled in (OTP-01)', async ({
    page,
    context,
    order,
    sandbox,
    member,
    shopper,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [message] = await sandbox.messages(member.gsmNumber)
    const wrong = another(await sandbox.latestCode(member.gsmNumber))
    const field = shopper.field('verificationCode')
    const tries = async () => (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(LOGIN)).length
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.keyboard.press('Control+V')
    }
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await field.pressSequentially(`${wrong.slice(0, 2)}a-${wrong.slice(2)}7`)
    await expect(field).toHaveValue(wrong)
    await paste(`${wrong.slice(0, 3)} ${wrong.slice(3)}`)
    await expect.poll(tries).toBe(1)
    await expect(field).toHaveAccessibleDescription(WRONG)
    await page.keyboard.insertText(wrong)
    await expect.poll(tries).toBe(2)
    await expect(field).toHaveAccessibleDescription(WRONG)
    // The whole SMS replaces all typed text.
    await field.pressSequentially('12')
    await paste(`14:32 ${message?.text ?? ''}`)
    await paying(page).waitFor()
    expect(await tries()).toBe(3)
  })

  test('an OTP is sent automatically when the phone fills it in (OTP-01~)', async ({
    page,
    sandbox,
    member,
    shopper,
  }) => {
    await expect(shopper.field('verificationCode')).toHaveAttribute('autocomplete', 'one-time-code')
    await shopper.press('verify')
    await expect(shopper.field('verificationCode')).toBeFocused()
    await page.keyboard.insertText(await sandbox.latestCode(member.gsmNumber))
    await paying(page).waitFor()
  })

  test('an OTP after too many wrong tries is replaced by another (OTP-05~)', async ({
    page,
    sandbox,
    member,
    shopper,
  }) => {
    const wrong = another(await sandbox.latestCode(member.gsmNumber))
    for (let time = 1; time <= 5; time += 1) {
      await tryCode(shopper, wrong)
      await expect(shopper.field('verificationCode')).toHaveAccessibleDescription(time < 5 ? WRONG : EXHAUSTED)
      await expect(shopper.field('verificationCode')).toHaveValue('')
    }
    await shopper.press('resend')
    await expect(news(page)).toHaveText(SENT_AGAIN)
    await shopper.enterCode()
  })

  test('an OTP is void once another was sent, waits meanwhile, and works where none could be sent (OTP-05~)', async ({
    page,
    order,
    sandbox,
    member,
    shopper,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/)
    const field = shopper.field('verificationCode')
    const made = async (end: string) => (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(end))
    const letGo = await holdBack(page, RESEND)
    const old = await sandbox.latestCode(member.gsmNumber)
    await shopper.press('resend')
    await expect(button(page, 'verify')).toHaveText('Yeni kod gönderiliyor…')
    await expect(button(page, 'verify')).toHaveAttribute('aria-disabled', 'true')
    await expect(button(page, 'resend')).toHaveAttribute('aria-disabled', 'true')
    await field.pressSequentially(old)
    await field.press('Enter')
    letGo()
    await expect(news(page)).toHaveText(SENT_AGAIN)
    expect(await made(LOGIN)).toEqual([])
    await expect(field).toBeFocused()
    const code = await sandbox.latestCode(member.gsmNumber)
    // After a refusal the login starts again, because its reference code may be used up.
    for (const [path, act, said] of [
      [RESEND, 'answer:{"status":"failure","errorCode":"1"}', 'Yeni kod gönderilmedi.'],
      [PATHS.loginStart, 'status:503', 'Yeni kodun gönderilip gönderilmediği belli değil'],
    ] as const) {
      await sandbox.setFault({ token: order.token, path, phase: 'before', act, nth: 1 })
      await shopper.press('resend')
      await expect(page.locator('main').getByRole('alert')).toContainText(said)
    }
    await field.fill('')
    await tryCode(shopper, old)
    await expect(field).toHaveAccessibleDescription(WRONG)
    await expect(field).toHaveValue('')
    await tryCode(shopper, code)
    await paying(page).waitFor()
    const references = (await made(LOGIN)).map(
      ({ body }) => (body as { loginSmsVerification: { referenceCode: string } }).loginSmsVerification.referenceCode,
    )
    const [resend] = await made(RESEND)
    expect(new Set(references).size).toBe(1)
    expect(references).not.toContain((resend?.body as { referenceCode: string }).referenceCode)
  })
})

test('the notice about a wrong OTP is gone from the next screen (OTP-04~)', async ({
  page,
  order,
  sandbox,
  member,
  shopper,
}) => {
  await keepShippedWaits(page)
  await page.clock.install()
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  const code = await sandbox.latestCode(member.gsmNumber)
  await tryCode(shopper, another(code))
  const notice = page.getByRole('region', { name: 'Bildirim' }).filter({ hasText: WRONG })
  await expect(notice).toBeVisible()
  // No shopper types another code while it still enters.
  await page.clock.runFor(300)
  await tryCode(shopper, code)
  await paying(page).waitFor()
  // Alone it would stay for six seconds.
  await expect(notice).toHaveCount(0, { timeout: 2_000 })
})
