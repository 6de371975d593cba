/** Returns the whole numbers in a string, such as 5 and 6 for "5-6 weeks". */
export function numbersIn(text: string): number[] {
  return text.match(/\d+/g)?.map(Number) ?? []
}
