import goods from './goods.svg'

interface GoodsProps {
  name: string
}

/** Draws goods from `goods.svg`, which contains every drawing. */
export function Goods({ name }: GoodsProps) {
  return <use className="daylight" href={`${goods}#${name}`} />
}
