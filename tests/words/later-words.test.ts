import { expect, it } from 'vitest'
import { loadAllWords, loadLaterWords, loadWords } from '../../src/app/first/words'

it('the words of later screens are added once for each language on request, with one redraw (PERF-02~)', async () => {
  const i18n = await loadWords('tr')
  let additions = 0
  i18n.on('change', () => {
    additions += 1
  })
  const eachAdds = await Promise.all([loadLaterWords(i18n), loadLaterWords(i18n)])
  expect([additions, i18n._('title.pay')]).toEqual([0, 'title.pay'])
  for (const addWords of eachAdds) addWords()
  expect(additions).toBe(1)
  expect(i18n._('title.pay')).not.toBe('title.pay')
  await loadAllWords(i18n, 'en')
  i18n.activate('en')
  additions = 0
  const addEnglish = await loadLaterWords(i18n)
  addEnglish()
  expect(additions).toBe(0)
})

it('the words of later screens do not change the catalogues of the first one', async () => {
  for (const language of ['tr', 'en'] as const) {
    const i18n = await loadWords(language)
    const addWords = await loadLaterWords(i18n)
    addWords()
    await loadAllWords(i18n, language === 'tr' ? 'en' : 'tr')
    addWords()
  }
  for (const { messages } of [await import('../../locales/tr/first.po'), await import('../../locales/en/first.po')])
    expect(messages).not.toHaveProperty(['title.pay'])
})

it.each(['tr', 'en'] as const)(
  'the words of a confined bank page name its two other ways, in %s (SHELL-12~)',
  async (language) => {
    const i18n = await loadWords(language)
    const addWords = await loadLaterWords(i18n)
    addWords()
    const wordsOf = (key: string) => i18n._(key).toLocaleLowerCase(language)
    for (const way of ['bankPage.here', 'bankPage.window'])
      for (const word of wordsOf(way).split(' ')) expect(wordsOf('bankPage.confined')).toContain(word)
  },
)
