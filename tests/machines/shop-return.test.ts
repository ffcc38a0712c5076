import { describe, expect, it } from 'vitest'
import { shopReturnMachine } from '../../machines/shop-return/machine'
import { shopReturnTold } from './shop-return.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('shop-return', () => {
  it.each(Object.entries(shopReturnTold))('%s', (_, scenario) => scenario(shopReturnMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(shopReturnMachine, () => tellAll(shopReturnTold, shopReturnMachine))).toEqual([])
  })
})
