import { Box } from './Box.tsx'

/** A baking mat in its paper sleeve. `x` and `y` are the front's lower-left corner. */
export function Pack({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Box {...{ x, y }} width={96} height={22} depth={24} material="accent" />
      <path
        fill="var(--paper)"
        d={`M${x + 22} ${y}v-22l24-24h52l-24 24v22zm0-22h52`}
      />
    </>
  )
}
