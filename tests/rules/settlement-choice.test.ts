import { describe, expect, it } from 'vitest'
import { chooseSettlement } from '../../src/gateways/consumer/settlement/calls'
import { gatewaysAnswered } from './support/answering-http'

const choose = (data: object | undefined) =>
  chooseSettlement(gatewaysAnswered({ status: 'success', ...(data && { data }) }).edge, {
    mode: 'ONE_TIME',
    settlementToken: 'st',
    submissionId: 's-1',
  })

describe('the choice of a settlement', () => {
  it.each([[undefined], [{}], [{ settlementToBalanceType: null }]])(
    'that a success does not repeat (%j) is the one that was made (SET-01~, GWY-11~)',
    async (data) => {
      expect(await choose(data)).toEqual({ kind: 'ok', value: 'ONE_TIME' })
    },
  )

  it('that a success repeats otherwise is what the provider says (SET-01~)', async () => {
    expect(await choose({ settlementToBalanceType: 'DISABLED' })).toEqual({ kind: 'ok', value: 'DISABLED' })
  })

  it('that a success repeats in no known word is malformed (SET-01~)', async () => {
    await expect(choose({ settlementToBalanceType: 'SOMETIMES' })).rejects.toThrow('malformed')
  })
})
