import { useEffect, useState } from 'react'
import type { QrDrawing } from './qr-path'
import * as css from './qr-code.css'

interface Drawn extends QrDrawing {
  readonly address: string
}

export interface QrCodeProps {
  readonly address: string
  readonly label: string
  readonly text: string
  /** The code can't be generated. The same function at each render. */
  readonly onFailed: (error: unknown) => void
}

/** This page's address as a code for a phone's camera. Reserves its space first; renders nothing if the code can't be generated. */
export function QrCode({ address, label, text, onFailed }: QrCodeProps) {
  const [found, setFound] = useState<Drawn | 'none'>()
  useEffect(() => {
    let isWanted = true
    import('./qr-path')
      .then(({ qrDrawing }) => {
        if (isWanted) setFound({ ...qrDrawing(address), address })
      })
      .catch((error: unknown) => {
        onFailed(error)
        if (isWanted) setFound('none')
      })
    return () => {
      isWanted = false
    }
  }, [address, onFailed])
  if (found === 'none') return null
  const size = String(found?.size ?? 1)
  return (
    <aside className={css.qr} aria-label={label} data-qr={found?.address === address ? address : undefined}>
      <svg
        className={css.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
        focusable="false"
      >
        <path d={found?.path} />
      </svg>
      <p className={css.words}>{text}</p>
    </aside>
  )
}
