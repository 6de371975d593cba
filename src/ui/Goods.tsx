import goods from './goods.svg'

interface GoodsProps {
  /** The id of a drawing in `goods.svg`. */
  name: string
  transform?: string
}

/** Draws goods from `goods.svg`, which holds the drawings of all of them. */
export function Goods({ name, ...place }: GoodsProps) {
  return <use className="daylight" href={`${goods}#${name}`} {...place} />
}
