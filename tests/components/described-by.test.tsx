import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinkedCheckBox } from '../../src/components/check-box/linked-check-box'
import { Field } from '../../src/components/field/field'
import { RadioList } from '../../src/components/radio-list/radio-list'

const nothing = () => undefined
const OPTIONS = [{ value: 'a', title: 'A' }]

/** The texts of the elements that `aria-describedby` names. */
function descriptionIn(markup: string) {
  const ids = /aria-describedby="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? []
  return ids.map((id) => {
    const [, , inside] = new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>(.*?)</\\1>`).exec(markup) ?? []
    return inside?.replace(/<[^>]*>/g, '')
  })
}

it.each([
  [
    'a field',
    <Field field="gsmNumber" label="Phone" prefix="+90" hint="Mobile" error="Missing" />,
    ['+90', 'Mobile', 'Missing'],
  ],
  [
    'a check box',
    <LinkedCheckBox label="Terms" field="agreement" error="Missing" checked={false} onToggle={nothing} />,
    ['Missing'],
  ],
  [
    'a list of radios',
    <RadioList name="bank" legend="Bank" options={OPTIONS} selected={undefined} error="Missing" onSelect={nothing} />,
    ['Missing'],
  ],
])('%s is described by its texts and its error (A11Y-01~)', (_, control, texts) => {
  expect(descriptionIn(renderToStaticMarkup(control))).toEqual(texts)
})
