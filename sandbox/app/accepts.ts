/** Whether an `Accept-Encoding` header accepts an encoding; `q=0` excludes it. */
export function accepts(header: string | null, encoding: string): boolean {
  return (header ?? '').split(',').some((offer) => {
    const [name, weight = ''] = offer.split(';')
    return name?.trim() === encoding && !/^\s*q=0(?:\.0+)?$/.test(weight)
  })
}
