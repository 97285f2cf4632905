/** Releases of the package `@sparticuz/chromium`, and where each is unpacked. The first is the oldest of `browserslist`. */
export const olderChromiums = ['92.0.0', '103.0.0'].map((release) => ({
  release,
  version: Number.parseInt(release, 10),
  folder: `.cache/chromium-${release}`,
}));
