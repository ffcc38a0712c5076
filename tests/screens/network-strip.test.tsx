import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { shellLazyParts } from '../../src/app/shell-slots/lazy-parts'
import { beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

const underHeader = shellLazyParts.UnderHeader as () => ReactElement<{ readonly children: ReactElement[] }>

/** The status and the visible strip, as elements with their keys, which the markup does not have. */
async function partsIn(harness: Harness): Promise<readonly ReactElement[]> {
  const found: ReactElement<{ readonly children: readonly ReactElement[] }>[] = []
  const [strip] = underHeader().props.children
  const render = strip?.type as () => (typeof found)[number]
  await markupOf(harness, () => {
    found.push(render())
    // Its status is beside the page's root, which there is none of here.
    return null
  })
  return found.at(-1)?.props.children ?? []
}

it('the network strip is a new, silent element in another layout and over a modal’s scrim, while its status is the same (SHELL-16~, BEST-05~)', async () => {
  const harness = await ways['paying.choosing'](beginning(checkoutMachine))
  harness.send({ type: 'network.changed', is: 'offline' })
  const [status, strip, overScrim] = await partsIn(harness)
  const [, same] = await partsIn(harness)
  await harness.join('taken')
  const [later, next] = await partsIn(harness)
  expect(status?.props).toMatchObject({ role: 'status', data: { 'data-network': 'offline' } })
  expect(later).toMatchObject({ type: status?.type, key: status?.key, props: status?.props })
  for (const shown of [strip, overScrim]) expect(shown?.props).toMatchObject({ 'aria-hidden': true })
  expect(same?.key).toBe(strip?.key)
  expect(next?.key).not.toBe(strip?.key)
})
