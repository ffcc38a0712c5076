/** `Garanti BBVA` is GB, `Akbank` is AK, `Türkiye İş Bankası` is İŞ: what a bank is called beside its country and its trade. */
export function bankInitials(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:türkiye|t\.?|bank|bankası|a\.ş\.?)$/i.test(word))
  const [first = '', second] = words
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)
  return letters.toLocaleUpperCase('tr')
}
