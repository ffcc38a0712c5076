import { expect } from '@playwright/test'
import { PATHS } from '../../gateways/support/paths'
import { NAMELESS, newcomer } from '../support/newcomer'
import type { LooksOfState, Scene } from './look'
import { type Visit, type Wanted, arrive, asking, open, spoil } from './visit'

export const QUICK = { flags: { quickLoginRegisterEnabled: true } } as const
const OTHER_EMAIL = 'baska.biri@posta.example'
export const GERMAN = '+49 1511 2345678'

const isBusy = ({ page }: Visit) =>
  expect(page.locator('[data-action="continue"]:visible').last()).toHaveAttribute('aria-disabled', 'true')

/** At the form, filled as somebody else than the order's buyer would. */
export async function fillForm(visit: Visit, { gsmNumber, email }: { gsmNumber?: string; email?: string }) {
  const { page, shopper, member } = visit
  await page.getByRole('timer').waitFor()
  await expect(shopper.field('email')).toHaveValue(member.email)
  if (gsmNumber !== undefined) await shopper.field('gsmNumber').fill(gsmNumber)
  if (email !== undefined) await shopper.field('email').fill(email)
}

async function begin(scene: Scene, wanted: Wanted = {}) {
  const visit = await arrive(scene, wanted)
  await open(visit)
  return visit
}

async function toRegister(scene: Scene, wanted: Wanted = {}) {
  const visit = await begin(scene, wanted)
  await fillForm(visit, newcomer())
  await visit.shopper.press('continue')
  await visit.shopper.sees('register')
  await visit.page.locator('[data-field="outlineAgreement"]').waitFor()
  return visit
}

const agree = ({ page }: Visit) => page.locator('[data-field="outlineAgreement"]').check({ force: true })

export const registering: LooksOfState = [
  {
    name: 'the form of somebody who becomes a member',
    isVariant: true,
    async reach(scene) {
      await toRegister(scene)
    },
  },
  {
    name: 'the form with the agreement ticked by the merchant, and names asked for',
    isVariant: true,
    async reach(scene) {
      const order = { ...NAMELESS, flags: { agreementCheckedByDefault: true } }
      const { shopper } = await toRegister(scene, { order })
      await shopper.field('name').waitFor()
    },
  },
  {
    name: 'the form of a new member with all its faults',
    async reach(scene) {
      const visit = await toRegister(scene, { order: NAMELESS })
      await visit.shopper.field('gsmNumber').fill(GERMAN)
      await visit.shopper.field('email').fill('elif.yılmaz@posta.example')
      await visit.shopper.press('continue')
      await expect(visit.shopper.field('gsmNumber')).toBeFocused()
    },
  },
  {
    name: 'a registration under way',
    isVariant: true,
    async reach(scene) {
      const visit = await toRegister(scene)
      await agree(visit)
      await spoil(visit, PATHS.register, 'hang')
      await asking(visit, PATHS.register, () => visit.shopper.press('continue'))
      await isBusy(visit)
    },
  },
  {
    name: 'a registration that was refused',
    isVariant: true,
    async reach(scene) {
      const visit = await toRegister(scene)
      await agree(visit)
      await visit.shopper.field('email').fill(visit.member.email)
      await visit.shopper.press('continue')
      await visit.page.locator('main').getByRole('alert').locator('bdi').waitFor()
    },
  },
  {
    name: 'the user agreement over the form of a new member',
    async reach(scene) {
      const { page } = await toRegister(scene)
      await page.locator('[data-opens="userAgreement"]').click()
      await page.locator('[data-modal="agreement"] h3').first().waitFor()
    },
  },
]

async function toEmail(scene: Scene) {
  const visit = await begin(scene)
  await fillForm(visit, { email: OTHER_EMAIL })
  await visit.shopper.press('continue')
  await visit.shopper.sees('email-verify')
  await expect(visit.shopper.field('email')).toBeFocused()
  return visit
}

export const matchingEmail: LooksOfState = [
  {
    name: 'the phone’s own e-mail asked for',
    async reach(scene) {
      await toEmail(scene)
    },
  },
  {
    name: 'an e-mail that is none',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await toEmail(scene)
      await shopper.field('email').fill('selin@')
      await shopper.press('continue')
      await expect(shopper.field('email')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'an e-mail that is not the phone’s',
    isVariant: true,
    async reach(scene) {
      const { shopper, page } = await toEmail(scene)
      await shopper.press('continue')
      await page.locator('[data-modal="email-mismatch"]').waitFor()
    },
  },
]

async function toForeign(scene: Scene, wanted: Wanted = {}) {
  const visit = await begin(scene, wanted)
  await fillForm(visit, { gsmNumber: GERMAN })
  await visit.shopper.press('continue')
  await visit.shopper.sees('foreign-number')
  return visit
}

export const goingAbroad: LooksOfState = [
  {
    name: 'what a foreign number can pay with',
    async reach(scene) {
      await toForeign(scene)
    },
  },
  {
    name: 'a foreign number that is being admitted',
    isVariant: true,
    async reach(scene) {
      const visit = await toForeign(scene)
      await spoil(visit, PATHS.foreignNumber, 'hang')
      await asking(visit, PATHS.foreignNumber, () => visit.shopper.press('continue'))
      await isBusy(visit)
    },
  },
  {
    name: 'a foreign number that the merchant does not take',
    isVariant: true,
    async reach(scene) {
      const visit = await toForeign(scene, { order: { foreign: 'refused' } })
      await visit.shopper.press('continue')
      await visit.page.locator('main').getByRole('alert').waitFor()
    },
  },
]

async function toNumber(scene: Scene) {
  const visit = await begin(scene)
  await visit.shopper.identify()
  await visit.shopper.press('change-number')
  await visit.shopper.sees('change-phone-number')
  await expect(visit.shopper.field('gsmNumber')).toBeFocused()
  return visit
}

export const changingNumber: LooksOfState = [
  {
    name: 'another number for the code asked for',
    async reach(scene) {
      await toNumber(scene)
    },
  },
  {
    name: 'a number from abroad where only a Turkish one goes',
    isVariant: true,
    async reach(scene) {
      const { shopper } = await toNumber(scene)
      await shopper.field('gsmNumber').fill(GERMAN)
      await shopper.press('continue')
      await expect(shopper.field('gsmNumber')).toHaveAttribute('aria-invalid', 'true')
    },
  },
]
