import { describe, expect, it } from 'vitest'
import { tabOwnershipMachine } from '../../machines/tab-ownership/machine'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'
import { tabOwnershipTold } from './tab-ownership.scenarios'

describe('an order in several tabs', () => {
  it.each(Object.entries(tabOwnershipTold))('%s', (_, scenario) => scenario(tabOwnershipMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(tabOwnershipMachine, () => tellAll(tabOwnershipTold, tabOwnershipMachine))).toEqual([])
  })
})
