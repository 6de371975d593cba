/**
 * React's markup as the HTML standard writes it: void elements without a slash, attribute names in
 * lower case, true attributes without a value. Every `<` starts a tag: React escapes it elsewhere.
 */
export function standardMarkup(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag
      .replace(/\/>$/, '>')
      .replace(/ (?:autoComplete|charSet|inputMode|popoverTarget)=/g, (name) => name.toLowerCase())
      .replace(/ (\w+)=""/g, ' $1'),
  )
}
