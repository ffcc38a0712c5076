import { globalStyle } from '@vanilla-extract/css'
import * as footer from './footer.css'
import { qr } from './qr-code.css'

// The page around a frame has its own footer, and a phone that scans a code leaves that page. The links stay: the one to the other
// language is on every screen (BOOT-18).

for (const part of [footer.marks, footer.notice, qr]) globalStyle(`[data-framed] ${part}`, { display: 'none' })

globalStyle(`[data-framed] ${footer.inner}`, { paddingTop: 0, borderTop: 0 })
