import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadWords } from '../../src/app/first/words'
import { Footer } from '../../src/shell/footer'

const nothing = () => undefined

it.each([
  ['tr', 'en', 'English'],
  ['en', 'tr', 'Türkçe'],
] as const)(
  'the language link of a page in %s is marked as %s, for its own words too (BOOT-18~, A11Y-01~)',
  async (language, other, words) => {
    const markup = renderToStaticMarkup(
      <I18nProvider i18n={await loadWords(language)}>
        <Footer productName="Wallet" languageHref="/?lang=x" onChangeLanguage={nothing} isOnPhone isOnDesktop />
      </I18nProvider>,
    )
    const [link = '', shown] = /<a ([^>]*)>([^<]*)</.exec(markup)?.slice(1) ?? []
    expect([/ lang="(\w+)"/.exec(link)?.[1], / hrefLang="(\w+)"/i.exec(link)?.[1], shown]).toEqual([
      other,
      other,
      words,
    ])
  },
)
