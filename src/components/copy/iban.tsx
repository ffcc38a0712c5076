import * as css from './copy.css'

/** An IBAN in groups, `TR83 0004 6012 3456 7890 1234 56`; if one line has no room for it, it breaks after the fourth group. */
export function Iban({ inGroups }: { readonly inGroups: string }) {
  const groups = inGroups.split(' ')
  return (
    <>
      <span className={css.half}>{groups.slice(0, 4).join(' ')}</span>{' '}
      <span className={css.half}>{groups.slice(4).join(' ')}</span>
    </>
  )
}
