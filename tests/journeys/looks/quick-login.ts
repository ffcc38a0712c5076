import { expect } from '@playwright/test'
import { NAMELESS, newcomer } from '../support/newcomer'
import { GERMAN, QUICK, fillForm } from './admitting'
import type { Look, Scene } from './look'
import { type Visit, type Wanted, arrive, open } from './visit'

const OTHER_EMAIL = 'baska.biri@posta.example'

async function toQuick(scene: Scene, wanted: Wanted = {}) {
  const visit = await arrive(scene, { ...wanted, order: { ...QUICK, ...wanted.order } })
  await open(visit)
  await visit.shopper.sees('quick-login')
  await visit.page.locator('[data-field="outlineAgreement"]').waitFor()
  return visit
}

const over = ({ page }: Visit, name: string) => page.locator(`[data-modal="${name}"]`).waitFor()

export const quickIdentifying: readonly Look[] = [
  {
    name: 'the page that asks for everything',
    async reach(scene) {
      await fillForm(await toQuick(scene), {})
    },
  },
  {
    name: 'the page that asks for everything, names too',
    isVariant: true,
    async reach(scene) {
      const visit = await toQuick(scene, { order: NAMELESS })
      await visit.shopper.field('name').waitFor()
    },
  },
]

export const quickRegistering: readonly Look[] = [
  {
    name: 'what the page that asks for everything lacks for a new member',
    isVariant: true,
    async reach(scene) {
      const visit = await toQuick(scene, { order: NAMELESS })
      await fillForm(visit, newcomer())
      await visit.shopper.press('continue')
      await expect(visit.shopper.field('name')).toBeFocused()
    },
  },
]

export const quickMatchingEmail: readonly Look[] = [
  {
    name: 'the phone’s own e-mail asked for over the page',
    isVariant: true,
    async reach(scene) {
      const visit = await toQuick(scene)
      await fillForm(visit, { email: OTHER_EMAIL })
      await visit.shopper.press('continue')
      await over(visit, 'email-verify')
    },
  },
]

export const quickGoingAbroad: readonly Look[] = [
  {
    name: 'what a foreign number can pay with, over the page',
    isVariant: true,
    async reach(scene) {
      const visit = await toQuick(scene)
      await fillForm(visit, { gsmNumber: GERMAN })
      await visit.shopper.press('continue')
      await over(visit, 'foreign-number')
    },
  },
]

export const quickVerifying: readonly Look[] = [
  {
    name: 'the code’s field over the page',
    async reach(scene) {
      const visit = await toQuick(scene)
      await fillForm(visit, {})
      await visit.shopper.press('continue')
      await over(visit, 'otp')
      await expect(visit.shopper.field('verificationCode')).toBeFocused()
    },
  },
]

export const quickChangingNumber: readonly Look[] = [
  {
    name: 'another number for the code asked for over the page',
    isVariant: true,
    async reach(scene) {
      const visit = await toQuick(scene)
      await fillForm(visit, {})
      await visit.shopper.press('continue')
      await over(visit, 'otp')
      await visit.shopper.press('change-number')
      await over(visit, 'change-phone-number')
    },
  },
]
