/** Shown under the link of a worksheet if the worksheet's code can't be loaded. */
export const notLoaded = 'This could not be loaded. Please try again.'
