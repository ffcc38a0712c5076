/** Gives the frame the height that its page asks for, and nobody else's word. */
export const FRAME_SCRIPT = `
const frame = document.querySelector('iframe')
addEventListener('message', ({ origin, data }) => {
  if (!frame || origin !== new URL(frame.src).origin) return
  if (data?.type === 'RESIZE' && Number.isInteger(data.height)) frame.style.height = Math.min(data.height, 20000) + 'px'
  if (data?.type === 'SCROLL' && Number.isInteger(data.y)) scrollTo({ top: frame.offsetTop + data.y, behavior: 'smooth' })
})
`
