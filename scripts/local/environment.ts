/** The role that the function signs in as; production gives it a password of its own. */
export const siteRole = { user: 'harbourline_site', password: 'local' } as const

/** Where the function finds the stand-ins, in the variables that production sets too. */
export function standInEnvironment(origin: string) {
  return {
    DATABASE_URL: `postgres://${siteRole.user}:${siteRole.password}@localhost/harbourline`,
    NEON_FETCH_ENDPOINT: `${origin}/_local/neon/sql`,
    RESEND_API_KEY: 're_local',
    RESEND_BASE_URL: `${origin}/_local/resend`,
    INQUIRY_NOTIFY_TO: 'staff@harbourline.example',
    INQUIRY_NOTIFY_FROM: 'Harbourline <quotes@harbourline.example>',
  }
}
