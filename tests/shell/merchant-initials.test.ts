import { expect, it } from 'vitest'
import { merchantInitials } from '../../src/shell/merchant-initials'

it.each([
  ['Defne Ev & Yaşam', 'DE'],
  ['Çiçek Evi', 'ÇE'],
  ['Ada', 'AD'],
  ['inci', 'İN'],
  ['& Ada Kitap', 'AK'],
  ['7 Tepe', '7T'],
  ['𐐀𐐁𐐂', '𐐀𐐁'],
  ['www.magaza.example', 'MA'],
  ['magaza.example', 'MA'],
  ['wwwada.example', 'WW'],
  ['www.', ''],
  ['&', ''],
])('the initials of the shop %s are %s, without its www. (SHELL-14~)', (shown, initials) => {
  expect(merchantInitials(shown)).toBe(initials)
})
