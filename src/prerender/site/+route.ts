/** One Vike page draws every URL; which one it is, the route table knows. */
export const route = '*'
