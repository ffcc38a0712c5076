declare module 'subset-font' {
  /** A font with the letters of the text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    how: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>
}
