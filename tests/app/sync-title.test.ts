import type { I18n } from '@lingui/core'
import { afterEach, expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { syncTitle } from '../../src/app/after-paint/sync-title'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the title is written once its sentences are there, and again in another language (A11Y-01~, BOOT-18~)', async () => {
  const page = { title: 'Wallet' }
  vi.stubGlobal('document', page)
  const { actor } = await ways.verifyingOtp(beginning(checkoutMachine))
  const changed = new Set<() => void>()
  const words = {
    messages: {} as Readonly<Record<string, string>>,
    _: (key: string, { title = '' } = {}) => (key === 'title.page' ? `${title} · Wallet` : words.messages[key]),
    on: (_: string, listener: () => void) => changed.add(listener),
  }
  syncTitle(actor, words as unknown as I18n, 'Wallet')
  expect(page.title).toBe('Wallet')
  for (const title of ['Verification code', 'Doğrulama kodu']) {
    words.messages = { 'title.otp': title }
    for (const hear of changed) hear()
    expect(page.title).toBe(`${title} · Wallet`)
  }
})
