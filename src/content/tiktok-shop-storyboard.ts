import type { Exactly } from './types.ts'

/** The picture of a launch as three frames of an upright video. */
export interface LaunchStoryboard {
  readonly frames: Exactly<3, string>
  readonly caption: string
  /** The picture in words, for those who do not see it. */
  readonly alternative: string
}

export const launchStoryboard: LaunchStoryboard = {
  frames: ['Seen', 'Made', 'In stock'],
  caption:
    'Three takes: the video you saw, the batch we inspected, your listing with stock behind it.',
  alternative:
    'A storyboard of three upright video frames. In the first a tumbler is being filmed. In the second three tumblers stand in the factory, each with a tick. In the third a tumbler rises from an open carton above a shop button.',
}
