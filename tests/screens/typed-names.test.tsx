import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { PayScreen } from '../../src/screens/pay/pay'
import { parts as register } from '../../src/screens/register/register'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

const NO_NAME = { name: '', surname: '' }

it.each([
  ['registering', register.Main, ['name', 'surname']],
  ['paying.choosing', PayScreen, ['accountHolder']],
] as const)(
  'the fields of a name get capitals from a phone’s keyboard, and no correction: %s (VAL-07~)',
  async (way, Main, fields) => {
    const markup = await markupOf(await ways[way](beginning(checkoutMachine, { order: { buyer: NO_NAME } })), Main)
    for (const field of fields) {
      const [input] = new RegExp(`<input[^>]*data-field="${field}"[^>]*>`).exec(markup) ?? []
      expect(input).toMatch(/ autocapitalize="words"/i)
      expect(input).toMatch(/ autocorrect="off"/i)
    }
  },
)
