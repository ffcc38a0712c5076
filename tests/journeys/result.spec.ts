import { expect } from '@playwright/test'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { changeBlock, keepResultInSight, setWaits } from './support/changed-page'
import { HOST, MERCHANT, receipt, test } from './support/result-test'
import { CARDS_OF_A_MEMBER } from './support/methods-test'
import { CARDS } from './support/shopper'

test('each payment method shows its message, its shop and its parts on the result (RES-01)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  wantedOrder,
  openMethods,
  tab,
  shopper,
}) => {
  test.slow()
  const pauses = { redirectPause: 600_000, transferPause: 600_000, threeDSPause: 600_000 }
  await changeBlock(page, { waits: pauses })
  const main = page.locator('main')
  const begin = async () => {
    const order = await sandbox.makeOrder({ email, gsmNumber, ...wantedOrder })
    await openMethods({ order })
    return order
  }
  const paid = async (method: string) => {
    await shopper.agree()
    await shopper.press('pay')
    await shopper.sees('result')
    await expect(main.locator('h1')).toHaveText('Ödemeniz tamamlandı')
    await expect(receipt(page)).toContainText(MERCHANT)
    await expect(receipt(page)).toContainText(`İnternet sitesi${HOST}`)
    await expect(receipt(page)).toContainText('2.480,00')
    await expect(receipt(page)).toContainText(`Ödeme yöntemi${method}`)
    await expect(receipt(page)).toContainText(/Tarih \(Türkiye saati\)\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/)
    await expect(receipt(page)).toContainText(/Destek kodu[A-Z0-9]{4}-[A-Z0-9]{4}/)
    await expect(receipt(page)).toContainText(/Ödeme numarası\d+/)
  }

  await test.step('a saved card', async () => {
    await begin()
    await page.getByRole('radio', { name: /3771/ }).check()
    await paid('Kayıtlı kart')
  })
  await test.step('balance and card together', async () => {
    const poorer = await sandbox.makeMember({ kycLevel: 2, balance: 640.25, cards: CARDS_OF_A_MEMBER })
    const order = await sandbox.makeOrder({ email: poorer.email, gsmNumber: poorer.gsmNumber, ...wantedOrder })
    await openMethods({ order, member: poorer })
    await page.getByRole('radio', { name: /3771/ }).check()
    await shopper.field('mixPayment').check()
    await paid('Bakiye ve kart')
    await expect(receipt(page)).toContainText('Bakiyeden ödenen₺640,25')
    await expect(receipt(page)).toContainText('Karttan ödenen₺1.839,75')
  })
  await test.step('the balance', async () => {
    await begin()
    await tab('balance').click()
    await page.locator('[data-form="balance-form"]').waitFor()
    await paid('Bakiye')
  })
  await test.step('a new card, and its bank first', async () => {
    await begin()
    await shopper.press('pay-with-new-card')
    await shopper.fillCard(CARDS.approved)
    await paid('Kart')
    await begin()
    await shopper.press('pay-with-new-card')
    await shopper.fillCard(CARDS.approved)
    await shopper.field('threeDS').check()
    await shopper.agree()
    await shopper.press('pay')
    await main.locator('[data-redirect="threeDS"]').waitFor()
    await expect(main).toContainText(`İş yeri${MERCHANT}`)
    await expect(receipt(page)).toHaveCount(0)
  })
  await test.step('a transfer that is waited for', async () => {
    await begin()
    await tab('bank-transfer').click()
    await page.getByRole('radio', { name: 'Akbank' }).check()
    await shopper.agree()
    await shopper.press('pay')
    await page.locator('[data-copy="code"]').waitFor()
    await shopper.press('complete-order')
    await shopper.sees('result')
    await expect(main.locator('h1')).toHaveText('Havalenizi bekliyoruz')
    await expect(main).toContainText(`İş yeri${MERCHANT}`)
    await expect(main).not.toContainText('Ödemeniz tamamlandı')
  })
})

test('the permission for messages is offered beside the result, granted from its modal once, and delays nothing (RES-05)', async ({
  page,
  order,
  sandbox,
  member: { email, gsmNumber },
  openMethods,
  openBalance,
  shopper,
  isPaid,
}) => {
  const permitted = async () =>
    (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith('/communicationsPermission'))
  await keepResultInSight(page)
  await openMethods()
  await openBalance()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('result')
  const modal = page.locator('[data-modal="communications-permission"]')
  const offer = page.locator('[data-action="offer-permission"]')
  await offer.click()
  await expect(modal).toBeVisible()
  // The shopper who opens it stays here.
  await expect(page.locator('main')).toContainText('Bu sipariş ödendi')
  await modal.locator('[data-action="decline"]').click()
  await expect(modal).toHaveCount(0)
  expect(await permitted()).toEqual([])
  await offer.click()
  const path = '/api/v1/members/users/communicationsPermission'
  await sandbox.setFault({ token: order.token, path, act: 'failure:10051', nth: 1 })
  await modal.locator('[data-action="permit"]').click()
  await expect(modal.getByRole('alert')).toHaveText(/\w{3}/)
  await modal.locator('[data-action="permit"]').click()
  await expect(modal).toHaveCount(0)
  await expect(page.locator('main')).toContainText('İzniniz kaydedildi.')
  await expect(offer).toHaveCount(0)
  const permission = { method: 'POST', body: { communicationsPermission: 'PERMITTED_ON_MODAL' } }
  expect(await permitted()).toMatchObject([permission, permission])
  await shopper.press('go-back')
  await isPaid()

  // A shopper who does nothing is redirected to the shop after the shipped pause.
  const { redirectPause } = SPECIFIED_TIMES
  await setWaits(page, { redirectPause })
  await page.clock.install()
  await openMethods({ order: await sandbox.makeOrder({ email, gsmNumber }) })
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('result')
  await expect(offer).toBeVisible()
  await page.clock.fastForward(redirectPause)
  await isPaid()
})

test('a suspended account or balance is named so and pays nothing, until the suspension has ended (AGR-04)', async ({
  page,
  order,
  member,
  sandbox,
  openMethods,
  openBalance,
  shopper,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  await keepResultInSight(page)
  await openMethods()
  await openBalance()
  await shopper.agree()
  const said = page.locator('main').getByRole('alert')
  const hasReason = async (means: Parameters<typeof sandbox.changeMember>[1], words: readonly string[]) => {
    await sandbox.changeMember(member.memberId, means)
    for (const word of [...words, ...words]) {
      await shopper.press('pay')
      await expect(said).toContainText(word)
    }
    expect((await sandbox.ledger(order.token)).authorisations).toEqual([])
  }
  await hasReason({ suspended: true }, [
    'Hesabınız güvenlik nedeniyle askıya alındı',
    'Kartınızdan veya bakiyenizden para çekilmedi. Hesabınız yeniden açılana kadar ödeme yapamazsınız',
  ])
  await hasReason({ suspended: false, suspendedInstruments: ['balance'] }, [
    'Bu ödeme aracı güvenlik nedeniyle askıya alındı',
    'Kartınızdan veya bakiyenizden para çekilmedi. Başka bir ödeme yöntemi seçin',
  ])
  await sandbox.changeMember(member.memberId, { suspendedInstruments: [] })
  await shopper.press('pay')
  await shopper.sees('result')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('the receipt is printed without controls and footer, by a shopper who stays on the result (RES-01~)', async ({
  page,
  openMethods,
  openBalance,
  shopper,
}) => {
  await keepResultInSight(page)
  await openMethods()
  await openBalance()
  await shopper.agree()
  await shopper.press('pay')
  await shopper.sees('result')
  await page.evaluate(() => {
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', 'yes') })
  })
  await shopper.press('print')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await expect(page.locator('main')).toContainText('Bu sipariş ödendi')
  await page.emulateMedia({ media: 'print' })
  await expect(receipt(page)).toBeVisible()
  await expect(page.locator('main [data-action]:visible')).toHaveCount(0)
  await expect(page.locator('footer').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
})
