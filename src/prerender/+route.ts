/** One Vike page renders every URL; `src/routes.ts` says which page of the site it is. */
export const route = '*'
