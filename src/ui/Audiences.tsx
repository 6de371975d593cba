import type { Audience } from '../content/types.ts'
import styles from './Audiences.module.css'
import { Goods } from './Goods.tsx'

/** Whom the service is for, each with the load that stands for what they order. */
export function Audiences({ audiences }: { audiences: readonly Audience[] }) {
  return (
    <ul className={styles.audiences}>
      {audiences.map(({ title, description, load }) => (
        <li key={title} className={styles.audience}>
          <Goods
            viewBox="0 0 120 100"
            strokeWidth={1.2}
            ground="M0 98h120"
            drawings={[{ name: load }]}
          />
          <div>
            <h3>{title}</h3>
            <p className="soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
