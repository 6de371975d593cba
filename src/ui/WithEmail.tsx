import { Fragment } from 'react'
import { site } from '../site.ts'

/** A text with the company's address, as a link, in each place of `{email}`. */
export function WithEmail({ children }: { children: string }) {
  return children.split('{email}').map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${site.email}`}>{site.email}</a>}
      {text}
    </Fragment>
  ))
}
