import { expect } from '@playwright/test'
import { inBoth, test } from './support/getting-in'
import { NAMELESS, newcomer as anotherNewcomer } from './support/newcomer'
import { LAPSED, SENT_AGAIN, WRONG, paying, referenceIn, tryCode } from './support/otp'

const COMPLETE = '/members-login/login-complete'
const GSM_UPDATE = '/members-login/login/gsm-update'
const OTHER = 'baska.biri@posta.example'

inBoth((how) => {
  test('a member logs in by OTP, and the order’s own contact is not sent to the order again (OTP-03~, QCK-02~, IDEN-07~)', async ({
    page,
    visitor,
    shopper,
  }) => {
    await visitor.open()
    await shopper.press('continue')
    await visitor.sees('otp')
    await expect(shopper.field('verificationCode')).toBeFocused()
    await shopper.enterCode()
    expect(await visitor.calls(how.startPath)).toHaveLength(1)
    expect(await visitor.calls('/checkout/update-contact')).toEqual([])
    // Quick login is one page and shows no steps.
    await expect(page.locator('nav[aria-label="Adımlar"]')).toHaveCount(how.name === 'quick' ? 0 : 1)
  })

  test('a newcomer whose name is known registers by consents, enters the OTP and pays by a card that is saved (IDEN-04, REG-01, REG-02~, QCK-02, QCK-03)', async ({
    page,
    sandbox,
    visitor,
    shopper,
  }) => {
    const { newcomer } = visitor
    const name = { buyerName: newcomer.name, buyerSurname: newcomer.surname }
    const boxes = ['outlineAgreement', 'pdppPermission', 'communicationsPermission'] as const
    const ticked = () => Promise.all(boxes.map((box) => shopper.field(box).isChecked()))
    await visitor.open()
    await shopper.press('continue')
    await visitor.sees('otp')
    await visitor.open({ ...name, flags: { agreementCheckedByDefault: true } })
    if (how.name === 'routed') {
      await visitor.goOnAs(newcomer)
      await visitor.sees('register')
    }
    await expect.poll(ticked).toEqual([true, false, false])
    const { token } = await visitor.open(name)
    await visitor.goOnAs(newcomer)
    await visitor.sees('register')
    await expect.poll(ticked).toEqual([false, false, false])
    if (how.name === 'routed') await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(shopper.field('name')).toHaveCount(0)
    await expect(shopper.field('surname')).toHaveCount(0)
    // Registration is not sent without the agreement.
    await shopper.press('continue')
    await expect(shopper.field('outlineAgreement')).toBeFocused()
    await expect(shopper.field('outlineAgreement')).toHaveAccessibleDescription(/sözleşmeleri kabul etmelisiniz/)
    expect(await visitor.calls(how.registerPath)).toEqual([])
    await visitor.agree()
    await shopper.field('communicationsPermission').check({ force: true })
    await shopper.press('continue')
    await visitor.sees('otp')
    expect(await visitor.calls(how.registerPath)).toMatchObject([
      {
        body: {
          email: newcomer.email,
          phoneNumber: newcomer.gsmNumber,
          buyerName: newcomer.name,
          buyerSurname: newcomer.surname,
          registerChannel: 'PAY_WITH_WALLET',
          outlineAgreementStatus: 'ACCEPTED',
          communicationsPermission: 'PERMITTED',
        },
      },
    ])
    const [register] = await visitor.calls(how.registerPath)
    expect(register?.body).not.toHaveProperty('pdppPermission')
    await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(newcomer.gsmNumber))
    await shopper.press('verify')
    await paying(page).waitFor()
    await shopper.fillCard()
    await shopper.field('registerConsumerCard').check({ force: true })
    // Accepting the membership's texts is not yet the agreement to the payment's.
    await expect(shopper.field('agreement')).not.toBeChecked()
    await shopper.agree()
    await shopper.press('pay')
    await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
    const { authorisations } = await sandbox.ledger(token)
    const [paid] = await visitor.calls('/checkoutform/auth/ecom')
    expect(authorisations).toMatchObject([{ minor: 248_000 }])
    expect(paid?.body).toMatchObject({
      memberEmail: newcomer.email,
      gsmNumber: newcomer.gsmNumber,
      paymentCard: { registerConsumerCard: true },
    })
  })

  test('a name that the merchant did not send is required and sent (REG-02)', async ({ visitor, shopper }) => {
    const { newcomer } = visitor
    await visitor.open({ ...NAMELESS, flags: { agreementCheckedByDefault: true } })
    await visitor.goOnAs({ ...newcomer, email: newcomer.email.toUpperCase() })
    await visitor.sees('register')
    await shopper.press('continue')
    await expect(shopper.field('name')).toBeFocused()
    await expect(shopper.field('surname')).toHaveAccessibleDescription(/Soyadınızı girin/)
    await shopper.field('name').fill(' Ece ')
    await shopper.field('surname').fill('Demir')
    await shopper.press('continue')
    await visitor.sees('otp')
    expect(await visitor.calls(how.registerPath)).toMatchObject([
      { body: { email: newcomer.email, buyerName: 'Ece', buyerSurname: 'Demir' } },
    ])
  })

  test('a refused registration keeps its entries and leads back to the login, an accepted one to the OTP (REG-03, REG-05)', async ({
    page,
    member,
    visitor,
    shopper,
  }) => {
    const { newcomer } = visitor
    await visitor.open({ flags: { agreementCheckedByDefault: true } })
    await visitor.goOnAs({ ...newcomer })
    if (how.name === 'routed') {
      await visitor.sees('register')
      // This e-mail belongs to another member.
      await shopper.field('email').fill(member.email)
      await shopper.press('continue')
      await expect(page.locator('main').getByRole('alert')).toContainText('başka bir üyelikte')
      await expect(shopper.field('gsmNumber')).toHaveValue(/^599/)
      await expect(shopper.field('email')).toHaveValue(member.email)
      await expect(shopper.field('outlineAgreement')).toBeChecked()
      await shopper.press('step-back')
      await visitor.sees('form')
    } else {
      await visitor.sees('otp')
      await expect(shopper.field('verificationCode')).toBeFocused()
      await page.keyboard.press('Escape')
      await visitor.sees('form')
    }
    await expect(shopper.field('gsmNumber')).toHaveValue(/^599/)
    await visitor.goOnAs(member)
    await visitor.sees('otp')

    await visitor.open({ flags: { agreementCheckedByDefault: true } })
    await visitor.goOnAs(anotherNewcomer())
    if (how.name === 'routed') await shopper.press('continue')
    await visitor.sees('otp')
  })

  test('a phone known with another e-mail asks for that e-mail, shows a mismatch, and keeps the entries (IDEN-05)', async ({
    page,
    sandbox,
    visitor,
    shopper,
  }) => {
    const known = await sandbox.makeMember()
    await visitor.open({ gsmNumber: known.gsmNumber, email: OTHER })
    await shopper.press('continue')
    await visitor.sees('email-verify')
    const field = page.locator('[data-form="email-verify"] [data-field="email"]')
    await expect(field).toBeFocused()
    const goOn = page.locator('[data-form="email-verify"] [data-action="continue"]')
    await goOn.click()
    await page.locator('[data-action="other-number"]').click()
    await visitor.sees('form')
    await expect(shopper.field('email')).toHaveValue(OTHER)
    await shopper.press('continue')
    await visitor.sees('email-verify')
    await field.fill('yine.baska@posta.example')
    await goOn.click()
    const mismatch = page.locator('[data-modal="email-mismatch"]')
    await expect(mismatch).toContainText('eşleşmiyor')
    await page.locator('[data-action="other-email"]').click()
    await expect(mismatch).toHaveCount(0)
    await expect(field).toHaveValue('yine.baska@posta.example')
    await field.fill(known.email)
    await goOn.click()
    await visitor.sees('otp')
    await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(known.gsmNumber))
    await shopper.press('verify')
    await paying(page).waitFor()
  })

  test('a changed phone gets an OTP with its own reference and lifetime, and the earlier OTP is void (OTP-06)', async ({
    page,
    sandbox,
    member,
    visitor,
    shopper,
  }) => {
    const { newcomer } = visitor
    const code = shopper.field('verificationCode')
    await page.clock.install()
    const started = referenceIn(page, how.startPath)
    const { token } = await visitor.open({ codeLifetimeSeconds: 60 })
    await shopper.press('continue')
    await visitor.sees('otp')
    const first = await sandbox.latestCode(member.gsmNumber)
    await page.clock.fastForward(40_000)
    // The shopper's number was right after all: stepping back returns to its code.
    await shopper.press('change-number')
    await visitor.sees('change-phone-number')
    await expect(page.getByText(/^Kod .*\d{2} numaralı telefona gönderildi\. Yeni kod, aşağıya/)).toBeVisible()
    await shopper.press('step-back')
    await visitor.sees('otp')
    await shopper.press('change-number')
    await visitor.sees('change-phone-number')
    const field = page.locator('[data-form="change-phone-number"] [data-field="gsmNumber"]')
    const send = page.locator('[data-form="change-phone-number"] [data-action="continue"]')
    await expect(field).toBeFocused()
    await send.click()
    await expect(field).toHaveAccessibleDescription(/Telefon numaranızı girin/)
    await send.focus()
    await page.locator('[data-form="change-phone-number"]').getByText('+90', { exact: true }).click()
    await expect(field).toBeFocused()
    for (const [typed, fault] of [
      ['532 12', /Telefon numarası geçersiz/],
      ['+49 1511 2345678', /Türkiye cep numaranızı/],
    ] as const) {
      await field.fill(typed)
      await send.click()
      await expect(field).toHaveAccessibleDescription(fault)
    }
    await field.fill(` 0${newcomer.gsmNumber.slice(3)} `)
    const changed = referenceIn(page, GSM_UPDATE)
    await send.click()
    await visitor.sees('otp')
    // Forms with invalid fields were not sent.
    const asked = await visitor.calls(GSM_UPDATE)
    expect(asked.map(({ method, body }) => [method, body])).toEqual([
      [
        'POST',
        {
          referenceCode: await started,
          memberUserId: member.memberUserId,
          gsmNumber: newcomer.gsmNumber,
          channelType: 'PAY_WITH_WALLET',
        },
      ],
    ])

    // The first code would have expired by now.
    await page.clock.fastForward(30_000)
    await tryCode(shopper, first)
    await expect(code).toHaveAccessibleDescription(WRONG)
    const [tried] = await visitor.calls(COMPLETE)
    expect(tried?.body).toMatchObject({ loginSmsVerification: { referenceCode: await changed } })
    // Moves the provider's clock as well: within the pause it would send no further code.
    await sandbox.advanceClock(token, 61)
    await page.clock.fastForward(31_000)
    await expect(code).toHaveAccessibleDescription(LAPSED)
    await shopper.press('resend')
    await page.getByText(SENT_AGAIN).first().waitFor({ state: 'attached' })
    await tryCode(shopper, await sandbox.latestCode(newcomer.gsmNumber))
    await paying(page).waitFor()
  })
})
