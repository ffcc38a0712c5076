import * as css from './bank-tile.css'

const NOT_ITS_OWN = /^(?:türkiye|t\.?(?:c\.?)?|bank|bankası|a\.ş\.?)$/i

/** `Garanti BBVA` is GB, `Akbank` is AK, `Türkiye İş Bankası` is İŞ: what a bank is called beside its country and its trade. */
export function bankInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const own = words.filter((word) => !NOT_ITS_OWN.test(word))
  const [first = '', second] = own.length > 0 ? own : words
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)
  return letters.toLocaleUpperCase('tr')
}

/** In place of a bank's logo. Always beside its name, so never read aloud. */
export function BankTile({ initials }: { readonly initials: string }) {
  return (
    <span className={css.tile} aria-hidden="true">
      {initials}
    </span>
  )
}
