import * as css from './bank-tile.css'

const NOT_ITS_OWN = /^(?:türkiye|t\.?(?:c\.?)?|bank|bankası|a\.ş\.?)$/i

/** `Garanti BBVA` is GB, `Akbank` is AK, `Türkiye İş Bankası` is İŞ: words such as the country and the trade are skipped. */
export function bankInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const own = words.filter((word) => !NOT_ITS_OWN.test(word))
  const [first = '', second] = own.length > 0 ? own : words
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)
  return letters.toLocaleUpperCase('tr')
}

/** In place of a bank's logo. Always beside the bank's name, so hidden from screen readers. */
export function BankTile({ initials }: { readonly initials: string }) {
  return (
    <span className={css.tile} aria-hidden="true">
      {initials}
    </span>
  )
}
