import goods from './goods.svg'

interface GoodsProps {
  /** The id of a drawing in `goods.svg`. */
  name: string
}

/** Draws goods from `goods.svg`, which holds the drawings of all of them. */
export function Goods({ name }: GoodsProps) {
  return <use className="daylight" href={`${goods}#${name}`} />
}
