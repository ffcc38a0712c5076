import { expect, it } from 'vitest'
import { BANK_DECLINES } from '../../sandbox/failures/bank-declines'
import { CREDIT_FAILURES } from '../../sandbox/failures/credit-failures'
import { MEMBER_FAILURES } from '../../sandbox/failures/member-failures'
import { OWN_FAILURES } from '../../sandbox/failures/own-failures'
import { shopperSentence } from '../../sandbox/failures/shopper-sentences'
import { TRANSFER_FAILURES } from '../../sandbox/failures/transfer-failures'

const FAILURES = [...BANK_DECLINES, ...CREDIT_FAILURES, ...MEMBER_FAILURES, ...OWN_FAILURES, ...TRANSFER_FAILURES]

const SENTENCES = FAILURES.flatMap(([code, text]) => {
  const told = shopperSentence(code, text.group, text)
  return told ? [text, told] : [text]
})

it('failure messages are equal in both languages or in none (SBX-06~)', () => {
  expect(SENTENCES.length).toBeGreaterThan(100)
  const unlike = SENTENCES.flatMap((one) =>
    SENTENCES.filter(({ tr, en }) => (tr === one.tr) !== (en === one.en)).map(({ tr, en }) => `${tr} / ${en}`),
  )
  expect(unlike).toEqual([])
})
