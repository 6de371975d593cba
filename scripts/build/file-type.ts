const signatures: [name: string, pattern: RegExp][] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG/],
  ['WebP', /^RIFF....WEBP/s],
  ['HEIC', /^....ftyp(hei|hev|mif1|msf1)/s],
  ['AVIF', /^....ftypavi/s],
  ['GIF', /^GIF8/],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['PDF', /^%PDF/],
  ['SVG', /^\s*(\xef\xbb\xbf)?\s*<(\?xml|!--|!DOCTYPE svg|svg)/i],
  ['HTML', /^\s*<(!doctype html|html)/i],
  ['Git LFS pointer', /^version https:\/\/git-lfs/],
]

/** @returns a phrase for error messages, which says what a file is according to its first bytes. */
export function typeOf(bytes: Buffer): string {
  if (bytes.length === 0) return 'an empty file'
  const start = bytes.toString('latin1', 0, 64)
  const [name] = signatures.find(([, pattern]) => pattern.test(start)) ?? []
  return name ? `a file in the format ${name}` : 'damaged, or not a picture'
}
