import { describe, expect, it } from 'vitest'
import { bankTransferMachine } from '../../machines/bank-transfer/machine'
import { bankTransferTold } from './bank-transfer.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('bank-transfer', () => {
  it.each(Object.entries(bankTransferTold))('%s', (_, scenario) => scenario(bankTransferMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(bankTransferMachine, () => tellAll(bankTransferTold, bankTransferMachine))).toEqual([])
  })
})
