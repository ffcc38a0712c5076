import { describe, expect, it } from 'vitest'
import { isInserted } from '../../src/components/code-field/insertion'

describe('digits in the code field', () => {
  it.each([
    ['a paste', '', '123456', 'insertFromPaste'],
    ['a paste over an older code', '111111', '123456', 'insertFromPaste'],
    ['the last three of them pasted', '123', '123456', 'insertFromPaste'],
    ['a drop', '', '123456', 'insertFromDrop'],
    ['a replacement', '123', '123456', 'insertReplacementText'],
    ['a keyboard that offers the code', '', '123456', 'insertText'],
    ['a browser that fills the field in and says nothing', '', '123456', undefined],
    ['the same over an older code', '111111', '123456', ''],
  ])('digits in the code field were inserted by %s (OTP-01~)', (_, before, after, inputType) => {
    expect(isInserted({ before, after, inputType })).toBe(true)
  })

  it.each([
    ['a key', '12345', '123456', 'insertText'],
    ['a key of a screen keyboard', '12345', '123456', 'insertCompositionText'],
    ['a key in a browser that says nothing', '12345', '123456', undefined],
    ['a key over a selection', '123456', '7', 'insertText'],
    ['a seventh figure, which has no room', '123456', '123456', 'insertText'],
    ['a figure that is taken back', '123456', '12345', 'deleteContentBackward'],
    ['an undo', '', '123456', 'historyUndo'],
    ['the field being emptied', '123456', '', undefined],
  ])('digits in the code field were typed or removed by %s (OTP-01~)', (_, before, after, inputType) => {
    expect(isInserted({ before, after, inputType })).toBe(false)
  })
})
