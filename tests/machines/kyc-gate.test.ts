import { describe, expect, it } from 'vitest'
import { kycGateMachine } from '../../machines/kyc-gate/machine'
import { kycGateTold } from './kyc-gate.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('proving who one is', () => {
  it.each(Object.entries(kycGateTold))('%s', (_, scenario) => scenario(kycGateMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(kycGateMachine, () => tellAll(kycGateTold, kycGateMachine))).toEqual([])
  })
})
