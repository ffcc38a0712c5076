import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { shellLazyParts } from '../../src/app/shell-slots/lazy-parts'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

type WithChildren = ReactElement<{ readonly children: ReactNode }>

const underHeader = shellLazyParts.UnderHeader as () => ReactNode

/** The element that the network strip renders, with its key; the markup does not have it. */
async function stripIn(harness: Harness): Promise<WithChildren> {
  const found: unknown[] = []
  const [strip] = (underHeader() as ReactElement<{ readonly children: WithChildren[] }>).props.children
  const render = strip?.type as () => WithChildren
  await markupOf(harness, () => {
    const element = render()
    found.push(element.props.children)
    return element
  })
  const last = found.at(-1)
  if (!isValidElement(last)) throw new Error('the strip renders no element')
  return last as WithChildren
}

it('the network strip is a new element in another layout, so that nothing moves (SHELL-16~)', async () => {
  const harness = await ways['paying.choosing'](beginning(checkoutMachine))
  harness.send({ type: 'network.changed', is: 'offline' })
  const before = await stripIn(harness)
  const again = await stripIn(harness)
  await harness.join('taken')
  const after = await stripIn(harness)
  expect(again.key).toBe(before.key)
  expect(after.key).not.toBe(before.key)
})
