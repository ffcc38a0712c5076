import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { CheckoutOptions } from '../../src/loader/loader'
import { textOf } from '../support/reading/files'

it('the guide’s page takes a frame that loads again: onReady runs twice, the note is removed once (DOC-03~)', () => {
  let loading: { remove: () => void } | null = { remove: () => (loading = null) }
  const checkout = { dataset: { address: 'https://pay.wallet.example/?token=04de' } }
  const document = { querySelector: (selector: string) => (selector === '#loading' ? loading : checkout) }
  const asked: CheckoutOptions[] = []
  const walletCheckout = { open: (options: CheckoutOptions) => asked.push(options) }
  runInNewContext(textOf('docs/merchant-guide/in-the-page.mjs'), { document, walletCheckout })
  const [options] = asked
  options?.onReady?.()
  expect(loading).toBeNull()
  expect(() => options?.onReady?.()).not.toThrow()
})
