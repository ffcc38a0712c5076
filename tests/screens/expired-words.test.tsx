import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { parts as formExpired } from '../../src/screens/expired/form-expired'
import { parts as memberExpired } from '../../src/screens/expired/member-expired'
import { beginning } from '../machines/support/checkout-harness'
import { LOOK } from '../machines/fixtures/shopper'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

const END = 600_000

/** The host to which the screen says that trying again leads. */
function hostIn(markup: string) {
  const [, main = ''] = /<main(.*)<\/main>/s.exec(markup) ?? []
  return /Trying again takes you to ([^<]*)\.</.exec(main.replace(/[\u2066-\u2069]/g, ''))?.[1]
}

it.each([
  ['names the host to which “try again” leads', true, 'https://www.away.example/basket', 'www.away.example'],
  ['names no host where “try again” loads the page again', true, 'https://away.example/basket', undefined],
  ['names the merchant’s own host in the header alone', true, 'https://www.ada.example/basket', undefined],
  ['names the merchant’s own host where the header does not', false, 'https://www.ada.example/b', 'www.ada.example'],
])('an expired order %s (CNT-06~, SHELL-10~)', async (_, isReturnOffered, goBackUrl, host) => {
  const order = { endsAt: END, goBackUrl, merchantHost: 'www.ada.example', look: { ...LOOK, isReturnOffered } }
  const harness = await ways['paying.choosing'](beginning(checkoutMachine, { order }))
  harness.time.tick(END)
  expect(harness.screen()).toBe('form-expired')
  const markup = await markupOf(harness, formExpired.Main)
  expect(hostIn(markup)).toBe(host)
  const [, named] = /<span id="([^"]*)">\W*Trying again/.exec(markup) ?? []
  const [, described] = /<button[^>]*aria-describedby="([^"]*)"/.exec(markup) ?? []
  expect([described, described !== undefined]).toEqual([named, host !== undefined])
})

it('an expired login names no host, since “try again” leads to another login (CNT-04~, SHELL-10~)', async () => {
  const order = { goBackUrl: 'https://www.away.example/basket', merchantHost: 'www.ada.example' }
  const harness = await ways['paying.choosing'](beginning(checkoutMachine, { order }))
  harness.send({ type: 'session.ended', whose: 'member' })
  expect(harness.screen()).toBe('member-expired')
  expect(hostIn(await markupOf(harness, memberExpired.Main))).toBeUndefined()
})
