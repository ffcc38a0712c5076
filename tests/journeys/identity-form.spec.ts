import { type Page, expect } from '@playwright/test'
import { recordAnnouncements } from './support/live-regions'
import { NAMELESS } from './support/newcomer'
import { IDENTITY_PATHS, REGISTERED, UNTRUSTED, test } from './support/identity-test'
import { dayOf } from './support/now'

const FORM = '[data-form="identity-form"]'

const filled = (page: Page) =>
  page.locator(`${FORM} input`).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

const faults = (page: Page) =>
  page.locator(FORM).evaluate((form) =>
    Array.from(form.querySelectorAll('[aria-invalid]'), (input) => {
      const of = (input.getAttribute('aria-describedby') ?? '').split(' ')
      return `${input.getAttribute('data-field') ?? ''}: ${of.map((id) => document.getElementById(id)?.textContent ?? '').join()}`
    }),
  )

const BY_FORM = { ...UNTRUSTED, init: { abTests: { verifyIdentity: 1 } } } as const

test.use({ wantedMember: { ...REGISTERED, kycLevel: 0, balance: 3115.4 }, wantedOrder: BY_FORM })

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/)
})

test('the identity form verifies the shopper where the order has it, the app elsewhere; then the payment goes on (KYC-05, VAL-06~)', async ({
  page,
  member,
  sandbox,
  arrive,
  openBalance,
  shopper,
  gate,
  asked,
  calls,
  isPaid,
  openMethods,
}) => {
  const { email, gsmNumber } = member
  const byApp = await sandbox.makeOrder({ ...UNTRUSTED, email, gsmNumber })
  await openMethods({ order: byApp })
  await page.getByRole('radio', { name: /0002/ }).check()
  await shopper.agree()
  await shopper.press('pay')
  await expect(gate.locator('[data-action^="send-app-link"]').first()).toBeVisible()
  await expect(page.locator(FORM)).toHaveCount(0)

  await arrive()
  await openBalance()
  await shopper.agree()
  await shopper.press('pay')
  await page.locator(FORM).waitFor()
  await expect(gate.locator('[data-action^="send-app-link"]')).toHaveCount(0)
  // The form is prefilled with the name that the merchant sent.
  await expect.poll(() => filled(page)).toEqual(['Elif', 'Yılmaz', '', ''])
  const first = (await asked('level')).length
  await shopper.field('name').fill('  Elif ')
  await shopper.field('identityNumber').fill('100 000 001 46')
  await page.keyboard.press('Escape')
  await shopper.press('pay')
  await expect.poll(() => filled(page)).toEqual(['Elif', 'Yılmaz', '100 000 001 46', ''])
  // Not the registered date of birth, so the provider refuses it.
  await shopper.field('birthDate').fill('18.4.1988')
  await shopper.press('verify')
  await expect(gate.getByRole('alert')).toHaveText(
    'Kimliğinizi doğrulayamadık, lütfen bilgilerinizi kimliğinizdeki gibi girin.',
  )
  await expect.poll(() => filled(page)).toEqual(['Elif', 'Yılmaz', '100 000 001 46', '18/04/1988'])
  expect(await calls.tries()).toEqual([])

  await shopper.field('birthDate').fill('17/04/1988')
  await shopper.press('verify')
  await isPaid()
  const told = { name: 'Elif', surname: 'Yılmaz', identityNumber: '10000000146' }
  // The closed check may have raised the level, so the second press has read it.
  expect((await asked('level')).slice(first + 1)).toMatchObject([
    { ...told, birthDate: '18/04/1988' },
    { ...told, birthDate: '17/04/1988' },
  ])
  expect(await sandbox.memberOf(member.memberId)).toMatchObject({ kycLevel: 1 })
  expect(await calls.tries()).toEqual(['balance'])
})

test.describe('a buyer without a name in the order', () => {
  test.use({ wantedOrder: { ...BY_FORM, ...NAMELESS } })

  test('a birth date under 18 shows that a guardian must approve, and no other date does (AGR-05)', async ({
    page,
    arrive,
    openBalance,
    shopper,
    gate,
  }) => {
    const announced = await recordAnnouncements(page)
    await arrive()
    await openBalance()
    await shopper.agree()
    await shopper.press('pay')
    const said = gate.getByText('18 yaşından küçükler hizmeti yalnızca veli veya vasi onayıyla')
    const birthDate = shopper.field('birthDate')
    await expect(birthDate).toBeVisible()
    await expect(said).toHaveCount(0)
    // Chromium ignores layout shifts right after a key press, but not after a value filled by script.
    const type = async (date: string) => {
      await birthDate.press('ControlOrMeta+a')
      await birthDate.pressSequentially(date)
    }
    await type(dayOf(16, 0))
    await expect(said).toBeVisible()
    expect(await announced('18 yaşından küçükler')).toHaveLength(1)
    // The notice disappears on the 18th birthday, and not a day earlier.
    await type(dayOf(18, 0))
    await expect(said).toHaveCount(0)
    await type(dayOf(18, 1))
    await expect(said).toBeVisible()
    await type('31.02.2015')
    await expect(said).toHaveCount(0)
  })

  test('the identity form shows at each field what is missing or invalid, and keeps what was typed (VAL-04, VAL-06~)', async ({
    page,
    order,
    arrive,
    openBalance,
    shopper,
    gate,
    asked,
  }) => {
    await arrive()
    await openBalance()
    await shopper.agree()
    await shopper.press('pay')
    // The focus skips the sentence above the fields.
    await expect(gate).toHaveAccessibleDescription(/^Bu ödeme için kimliğinizin doğrulanması gerekiyor\./)
    await expect(shopper.field('birthDate')).toHaveAttribute('placeholder', 'GG/AA/YYYY')
    await shopper.press('verify')
    await expect(shopper.field('name')).toBeFocused()
    const missing = ['name: Adınızı girin', 'surname: Soyadınızı girin']
    missing.push('identityNumber: T.C. kimlik numaranızı girin', 'birthDate: Doğum tarihinizi girin')
    await expect.poll(() => faults(page)).toEqual(missing)

    await shopper.field('name').fill('Elif')
    await shopper.field('surname').fill('Yılmaz')
    const wrong = ['identityNumber: T.C. kimlik numarası geçersiz', 'birthDate: Doğum tarihi geçersiz']
    for (const [number, day] of [
      ['10000000147', '31/02/1990'],
      ['10000000156', '01/01/2099'],
      ['00000000000', '1990'],
    ] as const) {
      await shopper.field('identityNumber').fill(number)
      await shopper.field('birthDate').fill(day)
      await shopper.press('verify')
      await expect(shopper.field('identityNumber')).toBeFocused()
      await expect.poll(() => faults(page)).toEqual(wrong)
      await expect.poll(() => filled(page)).toEqual(['Elif', 'Yılmaz', number, day])
    }
    // The first key clears a field's error; leaving an invalid field shows one.
    await shopper.field('identityNumber').fill('10000000146')
    await expect.poll(() => faults(page)).toEqual(wrong.slice(1))
    await shopper.field('birthDate').fill('17/04/1988')
    await expect.poll(() => faults(page)).toEqual([])
    await shopper.field('birthDate').fill('17/13/1988')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => faults(page)).toEqual(wrong.slice(1))

    const proofs = (await asked('level')).filter((body) => 'identityNumber' in (body as object))
    expect(proofs).toEqual([])
    await expect(gate).toBeVisible()
    await page.goto(order.checkoutUrl.en)
    await openBalance()
    await shopper.agree()
    await shopper.press('pay')
    await expect(shopper.field('birthDate')).toHaveAttribute('placeholder', 'DD/MM/YYYY')
  })
})

test('a shopper with a keyboard alone closes the identity form, returns, verifies and pays (KYC-05~, A11Y-01~)', async ({
  page,
  arrive,
  openBalance,
  shopper,
  gate,
  payButton,
  calls,
  isPaid,
}) => {
  await arrive()
  await openBalance()
  await shopper.agree()
  await payButton.focus()
  await page.keyboard.press('Enter')
  await expect(shopper.field('identityNumber')).toBeFocused()
  // Tab cycles within the modal.
  const handles: (string | null)[] = []
  for (let step = 0; step < 6; step++) {
    handles.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('data-field') ??
          document.activeElement?.getAttribute('data-action') ??
          null,
      ),
    )
    await page.keyboard.press('Tab')
  }
  expect(handles).toEqual(['identityNumber', 'birthDate', 'verify', 'close', 'name', 'surname'])
  await expect(shopper.field('identityNumber')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(gate).toHaveCount(0)
  await expect(payButton).toBeFocused()
  await expect(shopper.field('agreement')).toBeChecked()
  expect(await calls.tries()).toEqual([])

  await page.keyboard.press('Enter')
  await expect(shopper.field('identityNumber')).toBeFocused()
  await page.keyboard.type('10000000146')
  await page.keyboard.press('Tab')
  await page.keyboard.type('31041988')
  await page.keyboard.press('Enter')
  await expect(shopper.field('birthDate')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('17041988')
  await page.keyboard.press('Enter')
  await isPaid()
  expect(await calls.tries()).toEqual(['balance'])
})

test('an identity whose call failed stays in the fields, and can be sent again (KYC-06~, VAL-06~)', async ({
  page,
  order: { token },
  sandbox,
  arrive,
  openBalance,
  shopper,
  gate,
  calls,
  isPaid,
}) => {
  await arrive()
  await openBalance()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.field('identityNumber').fill('10000000146')
  await shopper.field('birthDate').fill('17/04/1988')
  for (const act of ['status:500', 'reset', 'badjson']) {
    await sandbox.putFaults(token, [{ token, path: IDENTITY_PATHS.level, phase: 'before', act }])
    await shopper.press('verify')
    await expect.poll(async () => (await sandbox.faults(token)).some(({ struck }) => struck > 0)).toBe(true)
    // Waits for the answer: a press during the check would be ignored.
    await expect(gate.locator('[data-action="verify"]')).not.toHaveAttribute('aria-disabled')
    await expect(gate.getByRole('alert')).not.toHaveText('')
    await expect.poll(() => filled(page)).toEqual(['Elif', 'Yılmaz', '10000000146', '17/04/1988'])
  }
  expect(await calls.tries()).toEqual([])
  await sandbox.clearFaults(token)
  await shopper.press('verify')
  await isPaid()
})
