import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from '../support/reading/files'
import { type Source, eachNode, placeOf, source } from '../support/reading/source'

const NAMES = /card_?numbers?$|^pans?$|cvc|cvv|security_?code/i

/** A machine's context, events and questions are shown by the inspector and recorded: a card's number or code stays in the vault (CARD-14). */
function cardDataFaults(files: readonly Source[]): string[] {
  return files.flatMap((file) => {
    const faults: string[] = []
    eachNode(file.tree, (node) => {
      const isOwn = ts.isPropertySignature(node) && node.type?.kind === ts.SyntaxKind.StringKeyword
      const isText = isOwn && NAMES.test(node.name.getText(file.tree))
      // The type of what is typed into a card's fields.
      const isTyped = ts.isTypeReferenceNode(node) && node.typeName.getText(file.tree) === 'CardTexts'
      if (isText || isTyped) faults.push(`${placeOf(node, file)} ${node.getText(file.tree)}`)
    })
    return faults
  })
}

const faults = (text: string) => cardDataFaults([source('machines/payment/meal-card/ports.ts', text)])

describe('card data in machines', () => {
  it('no machine’s context, event or question has a card number or security code (CARD-14~, SEC-03~)', () => {
    const files = sourcesIn('machines').filter(({ path }) => !path.startsWith('machines/entities/'))
    expect(files.length).toBeGreaterThan(50)
    expect(cardDataFaults(files)).toEqual([])
  })

  it.each([
    ['a number', 'interface MealCardDraft { readonly mealCardNumber: string }'],
    ['a code in an event', "type Event = { type: 'shopper.typedCode'; cvc: string }"],
    ['all that is typed', 'interface Context { readonly typed: CardTexts }'],
  ])('%s in a machine is reported', (_, text) => {
    expect(faults(text)).toHaveLength(1)
  })

  it.each([
    ['facts of the number', 'interface Typed { readonly bin: string; readonly lastFour: string }'],
    ['the fault of a field', 'interface Faults { readonly cardNumber?: MessageKey; readonly cvc?: MessageKey }'],
  ])('%s may be in a machine', (_, text) => {
    expect(faults(text)).toEqual([])
  })
})
