import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messages } from '../../locales/tr/later.po'
import { LinkedText } from '../../src/components/linked-text/linked-text'
import { Consents } from '../../src/screens/register/consents'

const i18n = setupI18n({ locale: 'tr', messages: { tr: messages } })
const nothing = () => undefined

function drawn(agreementFault: boolean): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Consents
        ticked={{ agreement: true, dataUse: false, messages: false }}
        agreementFault={agreementFault}
        onTick={nothing}
        onOpen={nothing}
      />
    </I18nProvider>,
  )
}

const boxesIn = (markup: string) => markup.match(/<input[^>]*>/g) ?? []

describe('the consents of a registration', () => {
  it('the consents of a registration are three boxes, of which the contract alone is required (REG-01~)', () => {
    const boxes = boxesIn(drawn(false))
    expect(boxes.map((box) => /data-field="(\w+)"/.exec(box)?.[1])).toEqual([
      'outlineAgreement',
      'pdppPermission',
      'communicationsPermission',
    ])
    expect(boxes.map((box) => box.includes('checked'))).toEqual([true, false, false])
    expect(boxes.map((box) => box.includes('aria-required="true"'))).toEqual([true, false, false])
    expect(drawn(false).match(/İsteğe bağlı/g)).toHaveLength(2)
  })

  it('the consents of a registration show a missing contract at the contract’s box alone (REG-01~)', () => {
    const [agreement = '', ...others] = boxesIn(drawn(true))
    const described = /aria-describedby="([^"]+)"/.exec(agreement)?.[1]
    expect(drawn(true)).toContain(`id="${described}"`)
    expect(drawn(true)).toContain('Devam etmek için sözleşmeleri kabul etmelisiniz')
    expect([agreement, ...others].map((box) => box.includes('aria-invalid'))).toEqual([true, false, false])
    expect(drawn(false)).not.toContain('aria-invalid')
  })

  it('the consents of a registration open their texts by buttons outside any label (REG-04~)', () => {
    const markup = drawn(false)
    expect(Array.from(markup.matchAll(/<button[^>]*data-opens="(\w+)"/g), ([, name]) => name)).toEqual([
      'userAgreement',
      'serviceAgreement',
      'explicitConsent',
      'privacyNotice',
    ])
    expect(markup).not.toContain('<label')
  })
})

describe('a sentence with links', () => {
  it.each([
    ['words alone', 'words alone'],
    ['<a>one</a>', '[one]'],
    ['before <a>one</a>, <b>two</b> after', 'before [one,] [two] after'],
    ['a < b and <a>open', 'a &lt; b and &lt;a&gt;open'],
  ])('the sentence %j is shown as %j', (sentence, shown) => {
    const markup = renderToStaticMarkup(<LinkedText sentence={sentence} onPress={nothing} />)
    expect(markup.replace(/<button[^>]*>(.*?)<\/button>/g, '[$1]').replace(/<\/?span[^>]*>/g, '')).toBe(shown)
  })
})
