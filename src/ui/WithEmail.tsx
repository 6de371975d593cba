import { site } from '../site.ts'

/** A text with the company's address, as a link, in the place of `{email}`. */
export function WithEmail({ children }: { children: string }) {
  const [before, after] = children.split('{email}')
  if (after === undefined) return before
  return (
    <>
      {before}
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {after}
    </>
  )
}
