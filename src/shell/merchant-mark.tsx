import * as css from './merchant-mark.css'

/** `Defne Ev & Yaşam` is DE, `Ada` is AD. */
function initialsOf(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word))
  const letters =
    second === undefined ? Array.from(first).slice(0, 2) : [first, second].map((word) => Array.from(word)[0])
  return letters.join('').toLocaleUpperCase('tr')
}

/** The merchant's mark, drawn from its name and always beside it (SHELL-14); on show where the flag of that name is on. */
export function MerchantMark({ name }: { readonly name: string }) {
  return <span className={css.mark} aria-hidden="true" data-merchant-initials={initialsOf(name)} />
}
