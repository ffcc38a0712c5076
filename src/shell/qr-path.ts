import { create } from 'qrcode'

export interface QrDrawing {
  /** Width of the QR code, in modules. */
  readonly size: number
  readonly path: string
}

/** Draws each run of dark modules in a row as one bar. Throws if the text is too long for a QR code. */
export function qrDrawing(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'L' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const begin = column
      while (column < size && modules.get(row, column)) column += 1
      if (column > begin) path += `M${String(begin)} ${String(row)}h${String(column - begin)}v1H${String(begin)}z`
    }
  }
  return { size, path }
}
