import { expect } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { another, button, news, tryCode } from '../support/verification'
import { keepCode, openOtp } from './kept'
import type { LooksOfState, Scene } from './look'
import { type Visit, arrive, asking, open, spoil } from './visit'

async function hasFault({ page, shopper }: Visit, words?: RegExp) {
  const field = shopper.field('verificationCode')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  if (words) await expect(field).toHaveAccessibleDescription(words)
  await expect(page.locator('main[data-screen="otp"]')).toBeVisible()
}

async function atTheCode(scene: Scene, seconds?: number) {
  const visit = await arrive(scene)
  await openOtp(visit, seconds)
  return visit
}

async function tryWrongCode({ sandbox, member, shopper }: Visit) {
  await tryCode(shopper, another(await sandbox.latestCode(member.gsmNumber)))
}

async function resend({ page, shopper }: Visit) {
  await expect(button(page, 'resend')).not.toHaveAttribute('aria-disabled')
  await shopper.press('resend')
}

const WRONG = /Kod hatalı|The code is wrong/
const EXHAUSTED = /Çok fazla hatalı deneme|Too many wrong attempts/

export const verifying: LooksOfState = [
  {
    name: 'the code’s field while another code has to wait',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene, { waits: { resendCooldown: 30_000 } })
      await open(visit)
      await visit.shopper.identify()
      await expect(visit.shopper.field('verificationCode')).toBeFocused()
      await expect(button(visit.page, 'verify')).not.toHaveAttribute('aria-disabled')
      await expect(button(visit.page, 'resend')).toHaveCount(0)
    },
  },
  {
    name: 'the code’s field when another code can be asked for',
    isVariant: true,
    async reach(scene) {
      const { page } = await atTheCode(scene)
      await expect(button(page, 'resend')).not.toHaveAttribute('aria-disabled')
    },
  },
  {
    name: 'a code that lacks digits',
    isVariant: true,
    async reach(scene) {
      const visit = await atTheCode(scene)
      await tryCode(visit.shopper, '123')
      await hasFault(visit)
    },
  },
  {
    name: 'a code on its way to be verified',
    isVariant: true,
    async reach(scene) {
      const visit = await atTheCode(scene)
      await spoil(visit, PATHS.loginComplete, 'hang')
      const code = await visit.sandbox.latestCode(visit.member.gsmNumber)
      await asking(visit, PATHS.loginComplete, () => tryCode(visit.shopper, code))
      await expect(button(visit.page, 'verify')).toHaveAttribute('aria-disabled', 'true')
    },
  },
  {
    name: 'a wrong code',
    async reach(scene) {
      const visit = await atTheCode(scene)
      await tryWrongCode(visit)
      await hasFault(visit, WRONG)
    },
  },
  {
    name: 'one wrong code too many',
    isVariant: true,
    async reach(scene) {
      const visit = await atTheCode(scene)
      for (let time = 1; time <= 5; time += 1) {
        await tryWrongCode(visit)
        await hasFault(visit, time < 5 ? WRONG : EXHAUSTED)
        // The field is empty again when the answer is here.
        await expect(visit.shopper.field('verificationCode')).toHaveValue('')
      }
    },
  },
  {
    name: 'a code that could not be verified',
    isVariant: true,
    async reach(scene) {
      const visit = await atTheCode(scene)
      await spoil(visit, PATHS.loginComplete, 'status:503')
      await tryWrongCode(visit)
      await hasFault(visit)
    },
  },
  {
    name: 'the last minute of a code',
    isVariant: true,
    async reach(scene) {
      const { page } = await atTheCode(scene, 58)
      await expect(news(page)).not.toBeEmpty()
    },
  },
  {
    name: 'a code that has lapsed',
    async reach(scene) {
      const { page, shopper } = await atTheCode(scene, 0)
      await expect(shopper.field('verificationCode')).not.toBeEditable()
      await page.locator('[data-form="otp"] [data-action="resend"]').waitFor()
    },
  },
  {
    name: 'another code on its way to the phone',
    isVariant: true,
    async reach(scene) {
      const visit = await atTheCode(scene)
      await spoil(visit, PATHS.resend, 'hang')
      await asking(visit, PATHS.resend, () => resend(visit))
      await expect(button(visit.page, 'verify')).toHaveAttribute('aria-disabled', 'true')
    },
  },
  {
    name: 'another code sent',
    isVariant: true,
    async reach(scene) {
      const visit = await atTheCode(scene)
      await resend(visit)
      await expect(news(visit.page)).not.toBeEmpty()
    },
  },
  {
    name: 'another code that could not be sent',
    isVariant: true,
    async reach(scene) {
      const visit = await atTheCode(scene)
      await spoil(visit, PATHS.resend, 'status:503')
      await resend(visit)
      await visit.page.locator('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'a screen whose code is on its way',
    async reach(scene) {
      const visit = await arrive(scene)
      await keepCode(visit)
      await visit.page.route('**/assets/otp-*.js', () => undefined)
      await asking(visit, '/assets/otp-', () => open(visit, '/otp'))
      await visit.page.locator('main[data-screen="otp"]').getByRole('status').waitFor()
      await visit.page.getByRole('timer').waitFor()
    },
  },
  {
    name: 'a screen whose code did not come',
    isVariant: true,
    async reach(scene) {
      const visit = await arrive(scene)
      visit.trouble.allow(/Failed to load resource/, /net::ERR_FAILED/)
      await visit.page.route('**/assets/otp-*.js', (route) => route.abort())
      await keepCode(visit)
      await open(visit, '/otp')
      await visit.page.locator('main[data-screen="chunk-missing"] [data-action="try-again"]').waitFor()
    },
  },
]
