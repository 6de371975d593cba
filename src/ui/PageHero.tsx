import type { ReactNode } from 'react'
import type { CallToAction } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import styles from './PageHero.module.css'
import { Headline, Prose } from './Prose.tsx'

interface PageHeroProps {
  heading: string
  lede: string
  actions?: readonly CallToAction[]
  assurance?: string
  /** The picture that belongs to this page alone. */
  figure?: ReactNode
  /** What shows that the company is real. */
  proof?: ReactNode
  /**
   * How the picture stands to the words: `beside` them in the second half of the page, or `across`
   * the whole width beneath a heading that is as wide as the page. A `scene` is the ground that the
   * words stand over: its tall part rises in the second half.
   */
  layout?: 'beside' | 'across' | 'scene'
  /** `sea` is the strong ground, for a page that opens on it; `carton` lies under the picture alone. */
  tone?: 'paper' | 'kraft' | 'carton' | 'sea'
}

/** The top of a page: its heading, one sentence, the way to a quote, and its picture. */
export function PageHero(props: PageHeroProps) {
  const { heading, lede, actions = [], assurance, proof, figure } = props
  const { layout = 'beside', tone = 'paper' } = props
  return (
    <div className={`${styles.hero} ${tone === 'sea' ? 'sea' : ''}`} data-tone={tone}>
      <div className={figure ? 'spread fold' : 'spread'} data-layout={layout}>
        <h1>
          <Headline>{heading}</Headline>
        </h1>
        <div className={styles.words}>
          <p className="lede">
            <Prose>{lede}</Prose>
          </p>
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <ActionLink
                  key={action.label}
                  {...action}
                  kind={index === 0 ? 'primary' : 'quiet'}
                />
              ))}
            </div>
          )}
          {assurance && <p className={styles.assurance}>{assurance}</p>}
          {proof}
        </div>
        {figure && <div className={styles.figure}>{figure}</div>}
      </div>
    </div>
  )
}
