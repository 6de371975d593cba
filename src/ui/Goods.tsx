import goods from './goods.svg'

interface GoodsProps {
  /** A drawing of `goods.svg`. */
  name: string
  strokeWidth?: number
  transform?: string
}

/** Goods from the one file that holds their drawings. */
export function Goods({ name, ...place }: GoodsProps) {
  return <use className="daylight" href={`${goods}#${name}`} {...place} />
}
