import { describe, expect, it } from 'vitest'
import { shoppingCreditMachine } from '../../machines/shopping-credit/machine'
import { shoppingCreditTold } from './shopping-credit.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('shopping-credit', () => {
  it.each(Object.entries(shoppingCreditTold))('%s', (_, scenario) => scenario(shoppingCreditMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(
      await arrowsNotTaken(shoppingCreditMachine, () => tellAll(shoppingCreditTold, shoppingCreditMachine)),
    ).toEqual([])
  })
})
