import { expect } from '@playwright/test'
import { REGISTERED, UNTRUSTED, test } from './support/identity-test'

/** Each kind of device by its user agent, and the app links offered on it. */
const DEVICES = [
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', ['ios']],
  ['android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile', ['android']],
  ['web', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0', ['ios', 'android']],
  ['windows mobile', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) Edge/15', ['ios', 'android']],
] as const

test.describe('the link to the provider’s app', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 0, balance: 3115.4 }, wantedOrder: UNTRUSTED })

  test('the app link is for the shopper’s own phone, and on other devices for the kind that they choose (KYC-04)', async ({
    page,
    context,
    member,
    sandbox,
    arrive,
    shopper,
    gate,
    asked,
    payButton,
  }) => {
    test.slow()
    await arrive()
    const wire = await context.newCDPSession(page)
    const expected: unknown[] = []
    for (const [deviceType, userAgent, linkTypes] of DEVICES) {
      await wire.send('Emulation.setUserAgentOverride', { userAgent })
      await page.reload()
      await page.getByRole('radio', { name: /0002/ }).check()
      await shopper.agree()
      await payButton.click()
      await expect(gate.locator('[data-action^="send-app-link"]')).toHaveCount(linkTypes.length)
      for (const linkType of linkTypes) {
        await shopper.press(linkTypes.length === 1 ? 'send-app-link' : `send-app-link-${linkType}`)
        expected.push({ deviceType, linkType })
        await expect.poll(() => asked('link')).toEqual(expected)
        await expect(gate.getByRole('status')).toContainText('Link gönderildi')
      }
    }
    const links = async () => (await sandbox.messages(member.gsmNumber)).filter(({ link }) => link !== undefined)
    await expect.poll(links).toHaveLength(expected.length)
  })
})
