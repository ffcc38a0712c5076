import { useEffect, useState } from 'react'
import { useWords } from '../words/use-words'
import type { QrDrawing } from './qr-path'
import * as css from './qr-code.css'

interface Drawn extends QrDrawing {
  readonly address: string
}

/** The address of this page, for the camera of a phone. Its room is there before it; what can't be drawn is missed by nobody. */
export function QrCode({ address }: { readonly address: string }) {
  const { say } = useWords()
  const [found, setFound] = useState<Drawn | 'none'>()
  useEffect(() => {
    let isWanted = true
    import('./qr-path')
      .then(({ qrDrawing }) => {
        if (isWanted) setFound({ ...qrDrawing(address), address })
      })
      .catch((error: unknown) => {
        // Into the page's own log, which older browsers can't be told to write.
        if ('reportError' in window) reportError(error)
        if (isWanted) setFound('none')
      })
    return () => {
      isWanted = false
    }
  }, [address])
  if (found === 'none') return null
  const size = String(found?.size ?? 1)
  return (
    <aside className={css.qr} aria-label={say('qr.label')} data-qr={found?.address === address ? address : undefined}>
      <svg
        className={css.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
        focusable="false"
      >
        <path d={found?.path} />
      </svg>
      <p className={css.words}>{say('qr.text')}</p>
    </aside>
  )
}
