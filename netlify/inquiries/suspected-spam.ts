/**
 * Seconds from the form's appearing to its being sent. Nobody is quicker, even if a password manager
 * fills in the form, but scripts are.
 */
const quickestPerson = 0.1

/**
 * Whether the post looks like a robot's: the field that people cannot see is filled in, or the form
 * was sent too soon after it appeared. A suspicion marks an inquiry and never refuses it.
 *
 * The site's script says so in headers, because its JSON body holds the five answers only:
 * `Inquiry-Honeypot: filled` and `Inquiry-Elapsed: <seconds>`. A post with neither is not suspected.
 *
 * @param formValues what a browser without the script posted, the hidden field `website` included.
 */
export function isSuspectedSpam(headers: Headers, formValues: Record<string, unknown>): boolean {
  const elapsed = headers.get('inquiry-elapsed') ?? ''
  const isTooQuick = /^\d+(\.\d+)?$/.test(elapsed) && Number(elapsed) < quickestPerson
  return isTooQuick || headers.get('inquiry-honeypot') === 'filled' || Boolean(formValues.website)
}
