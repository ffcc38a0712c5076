import { expect, it } from 'vitest'
import { loadAllWords, loadLaterWords, loadWords } from '../../src/app/first/words'

it('the words of later screens are added once for each language, since everything is drawn again then (PERF-02~)', async () => {
  const i18n = await loadWords('tr')
  let additions = 0
  i18n.on('change', () => {
    additions += 1
  })
  await loadLaterWords(i18n)
  await Promise.all([loadLaterWords(i18n), loadLaterWords(i18n)])
  expect(additions).toBe(1)
  expect(i18n._('title.pay')).not.toBe('title.pay')
  await loadAllWords(i18n, 'en')
  i18n.activate('en')
  additions = 0
  await loadLaterWords(i18n)
  expect(additions).toBe(0)
})

it('the words of later screens leave the catalogues of the first one as they are', async () => {
  for (const language of ['tr', 'en'] as const) {
    const i18n = await loadWords(language)
    await loadLaterWords(i18n)
    await loadAllWords(i18n, language === 'tr' ? 'en' : 'tr')
    await loadLaterWords(i18n)
  }
  for (const { messages } of [await import('../../locales/tr/first.po'), await import('../../locales/en/first.po')])
    expect(messages).not.toHaveProperty(['title.pay'])
})
