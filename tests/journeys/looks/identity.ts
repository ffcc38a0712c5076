import { expect } from '@playwright/test'
import type { WantedMember, WantedOrder } from '../../support/control-answers'
import { IDENTITY_PATHS, REGISTERED, UNTRUSTED } from '../support/identity-test'
import { WITH_BALANCE } from './balance'
import type { Look, Scene } from './look'
import { beforeTheMethods } from './methods'
import { type Visit, asking, spoil } from './visit'

const STRANGER = { ...REGISTERED, kycLevel: 0, balance: 3115.4 } as const

const BY_FORM = { ...UNTRUSTED, init: { abTests: { verifyIdentity: 1 } } } as const

const gate = ({ page }: Visit) => page.locator('[data-modal="verify-identity"]')

/** Before the modal, which the balance of somebody unknown brings up. */
async function asked(scene: Scene, order: WantedOrder, member: WantedMember = STRANGER): Promise<Visit> {
  const visit = await beforeTheMethods(scene, { order, member })
  const { page, shopper } = visit
  await expect(page.locator('[data-method="balance"]')).toContainText(/\d/)
  await page.locator('[data-method="balance"]').click()
  await page.locator('[data-form="balance-form"]').waitFor()
  await shopper.agree()
  await shopper.press('pay')
  await gate(visit).waitFor()
  return visit
}

async function withLink(scene: Scene): Promise<Visit> {
  const visit = await asked(scene, UNTRUSTED)
  await visit.shopper.press('send-app-link-ios')
  await gate(visit).locator('[data-action="identity-verified"]').waitFor()
  return visit
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

/** The page is asked for by a phone, which a link is sent to without another word. */
async function fromPhone({ page }: Scene) {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Emulation.setUserAgentOverride', { userAgent: IPHONE })
}

/** Every field filled in by somebody who makes no mistakes. */
async function fill({ shopper }: Visit) {
  await shopper.field('identityNumber').fill('10000000146')
  await shopper.field('birthDate').fill('17/04/1988')
}

/** Who the shopper is, asked over the methods: in the provider's app or by a form. */
export const identityQuestions: readonly Look[] = [
  {
    name: 'the way into the app for who pays from the balance',
    async reach(scene) {
      const visit = await asked(scene, UNTRUSTED)
      await gate(visit).locator('[data-action="send-app-link-android"]').waitFor()
    },
  },
  {
    name: 'the way into the app for who is beyond a limit, on their phone',
    isVariant: true,
    async reach(scene) {
      await fromPhone(scene)
      const visit = await asked(scene, WITH_BALANCE, { ...STRANGER, kycLevel: 1, monthlyLimit: 1000 })
      await gate(visit).locator('[data-action="send-app-link"]').waitFor()
    },
  },
  {
    name: 'a link to the app on its way',
    isVariant: true,
    async reach(scene) {
      const visit = await asked(scene, UNTRUSTED)
      await spoil(visit, IDENTITY_PATHS.link, 'hang')
      await asking(visit, IDENTITY_PATHS.link, () => visit.shopper.press('send-app-link-ios'))
      await expect(visit.page.locator('[data-action="send-app-link-ios"]')).toHaveAttribute('aria-disabled', 'true')
    },
  },
  {
    name: 'a link to the app that could not be sent',
    isVariant: true,
    async reach(scene) {
      const visit = await asked(scene, UNTRUSTED)
      await spoil(visit, IDENTITY_PATHS.link, 'status:503')
      await visit.shopper.press('send-app-link-ios')
      await gate(visit).getByRole('alert').waitFor()
    },
  },
  {
    name: 'a link to the app that was sent',
    isVariant: true,
    async reach(scene) {
      await withLink(scene)
    },
  },
  {
    name: 'a step in the app that is being looked for',
    isVariant: true,
    async reach(scene) {
      const visit = await withLink(scene)
      await spoil(visit, IDENTITY_PATHS.level, 'hang')
      await asking(visit, IDENTITY_PATHS.level, () => visit.shopper.press('identity-verified'))
      await expect(visit.page.locator('[data-action="identity-verified"]')).toHaveAttribute('aria-disabled', 'true')
    },
  },
  {
    name: 'a step in the app that was not taken yet',
    isVariant: true,
    async reach(scene) {
      const visit = await withLink(scene)
      await visit.shopper.press('identity-verified')
      await gate(visit).getByRole('alert').waitFor()
    },
  },
  {
    name: 'the form of an identity, to be filled in',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await asked(scene, BY_FORM)
      await expect(shopper.field('identityNumber')).toBeFocused()
    },
  },
  {
    name: 'the form of an identity with faults',
    async reach(scene) {
      const { shopper } = await asked(scene, BY_FORM)
      await shopper.field('name').fill('')
      await shopper.field('identityNumber').fill('17291716061')
      await shopper.field('birthDate').fill('31/02/1990')
      await shopper.press('verify')
      for (const name of ['name', 'identityNumber', 'birthDate']) {
        await expect(shopper.field(name)).toHaveAttribute('aria-invalid', 'true')
      }
    },
  },
  {
    name: 'an identity that is being compared',
    isVariant: true,
    async reach(scene) {
      const visit = await asked(scene, BY_FORM)
      await fill(visit)
      await spoil(visit, IDENTITY_PATHS.level, 'hang')
      await asking(visit, IDENTITY_PATHS.level, () => visit.shopper.press('verify'))
      await expect(visit.page.locator('[data-action="verify"]')).toHaveAttribute('aria-disabled', 'true')
    },
  },
  {
    name: 'an identity that the register does not have',
    isVariant: true,
    async reach(scene) {
      const visit = await asked(scene, BY_FORM)
      await fill(visit)
      await visit.shopper.field('birthDate').fill('18/04/1988')
      await visit.shopper.press('verify')
      await gate(visit).getByRole('alert').locator('bdi').waitFor()
    },
  },
  {
    name: 'the way into the app for the next step after the form',
    isVariant: true,
    async reach(scene) {
      const visit = await asked(scene, BY_FORM, { ...STRANGER, monthlyLimit: 1000 })
      await fill(visit)
      await visit.shopper.press('verify')
      await gate(visit).locator('[data-action="send-app-link-ios"]').waitFor()
    },
  },
]
