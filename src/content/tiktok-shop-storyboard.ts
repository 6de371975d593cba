/** The picture of a launch as three frames of an upright video. */
export const launchStoryboard = {
  frames: ['Seen', 'Made', 'In stock'],
  caption:
    'Three takes: the video you saw, the batch we inspected, your listing with stock behind it.',
  alternative:
    'A storyboard of three upright video frames. In the first a tumbler is being filmed. In the second three tumblers stand in the factory, each with a tick. In the third a tumbler rises from an open carton above a shop button.',
} as const
