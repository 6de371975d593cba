const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

// Joiners and variation selectors are kept, because they belong to Persian words and to emoji.
const invisible =
  /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Collapses text to one line of at most `length` UTF-16 code units. Removes invisible characters and
 * bidirectional control characters, which could hide or reorder other text in a list of emails.
 */
export function oneLine(text: string, length: number): string {
  const spaced = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu, ' ')
  const line = spaced.replace(invisible, '').trim()
  if (line.length <= length) return line
  let cut = ''
  // Cutting between graphemes leaves no half of a surrogate pair and no part of a joined emoji.
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length >= length) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}

// A greeting on a line of its own. "Hello Kitty mugs" is not one, because it has no comma.
const greeting =
  /^\s*(?:hi|hello|hey|dear|greetings|good (?:day|morning|afternoon|evening)|bonjour|hola|hallo|guten tag|ciao)\b(?:[^\n]{0,40}[,!.:]|(?: \p{L}+)?)[^\S\n]*\n/iu

/** Removes a greeting line from the start of a text, unless nothing else would be left. */
export function withoutGreeting(text: string): string {
  return text.replace(greeting, '').trim() || text
}
