const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const lineBreaksAndSpaces = /[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu

// Persian words and emoji need joiners and variation selectors, and Scotland's flag needs tags. The
// pattern captures such a flag, so that the replacement `$1` keeps it.
const invisible =
  /(\p{RGI_Emoji_Tag_Sequence})|(?![\p{Join_Control}\p{Variation_Selector}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gv

/**
 * Collapses text to one line of at most `length` UTF-16 code units, and removes characters that
 * could hide or reorder other text in a list of emails.
 */
export function oneLine(text: string, length: number): string {
  const spaced = text.replace(lineBreaksAndSpaces, ' ')
  const line = spaced.replace(invisible, '$1').trim()
  if (line.length <= length) return line
  let cut = ''
  // Cutting between graphemes never splits a surrogate pair or a joined emoji.
  for (const { segment } of graphemes.segment(line)) {
    // The ellipsis needs one more code unit.
    if (cut.length + segment.length >= length) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}
