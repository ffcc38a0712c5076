import type { ReactNode, Ref } from 'react'
import { lede as ledeText, title } from '../../../styles/text.css'

export interface HeadingProps {
  readonly children: ReactNode
  readonly lede?: ReactNode
  /** Takes the focus when the screen changes. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

export function Heading({ children, lede, headingRef }: HeadingProps) {
  return (
    <div>
      <h1 className={title} tabIndex={-1} ref={headingRef}>
        {children}
      </h1>
      {lede !== undefined && <p className={ledeText}>{lede}</p>}
    </div>
  )
}
