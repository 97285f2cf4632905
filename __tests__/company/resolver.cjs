// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest requires it
const { join, relative, sep } = require('node:path');

const ROOT = join(__dirname, '..', '..');
const RECORDS = /^content\/(entities\/[^/]+\/data|site-pictures)\.json$/;

/** Resolves like Jest, but the published records and the list of their pictures to those of this company. */
module.exports = (path, options) => {
  const file = options.defaultResolver(path, options);
  const inside = relative(ROOT, file).replaceAll(sep, '/');
  return RECORDS.test(inside) ? join(__dirname, inside) : file;
};
