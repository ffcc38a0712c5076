import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { EntranceNotes } from '../../src/screens/identify/entrance-notes'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { markupOf } from './support/markup-of'

const EMPTY_REGION = '<div role="status"></div>'

it('the notes at the form have their live regions before they appear, so that they are announced (A11Y-01~)', async () => {
  const harness = await ways['arriving.identifying'](beginning(checkoutMachine))
  const markup = await markupOf(harness, () => (
    <section>
      <EntranceNotes isShown={false} />
    </section>
  ))
  expect(markup).toContain(`<section>${EMPTY_REGION}${EMPTY_REGION}</section>`)
})
