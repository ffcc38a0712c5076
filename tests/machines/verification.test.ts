import { describe, expect, it } from 'vitest'
import { verificationMachine } from '../../machines/verification/machine'
import { verificationTold } from './verification.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('verification', () => {
  it.each(Object.entries(verificationTold))('%s', (_, scenario) => scenario(verificationMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(verificationMachine, () => tellAll(verificationTold, verificationMachine))).toEqual([])
  })
})
