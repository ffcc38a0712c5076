import { describe, expect, it } from 'vitest'
import { registrationMachine } from '../../machines/registration/machine'
import { registrationTold } from './registration.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('registering', () => {
  it.each(Object.entries(registrationTold))('%s', (_, scenario) => scenario(registrationMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(registrationMachine, () => tellAll(registrationTold, registrationMachine))).toEqual([])
  })
})
