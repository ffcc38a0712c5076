import * as css from './country-list.css'

export interface NoCountryProps {
  readonly title: string
  /** What else can be tried. */
  readonly hint: string
}

/** In the list's place when nothing fits. */
export function NoCountry({ title, hint }: NoCountryProps) {
  return (
    <div>
      <p className={css.noneTitle}>{title}</p>
      <p className={css.noneHint}>{hint}</p>
    </div>
  )
}
