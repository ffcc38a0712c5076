import { describe, expect, it } from 'vitest'
import { reconciliationMachine } from '../../machines/reconciliation/machine'
import { reconciliationTold } from './reconciliation.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('reconciliation', () => {
  it.each(Object.entries(reconciliationTold))('%s', (_, scenario) => scenario(reconciliationMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(
      await arrowsNotTaken(reconciliationMachine, () => tellAll(reconciliationTold, reconciliationMachine)),
    ).toEqual([])
  })
})
