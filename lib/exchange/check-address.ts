/**
 * Checks an address that a variable of the build names. `write` says in messages what it is to be.
 * @throws Error with a sentence for the person who builds, at the first mistake.
 */
export function checkAddress(variable: string, value: string, write: string, mayHaveQuery = false) {
  const refuse = (reason: string): never => {
    throw new Error(`${variable} is ${JSON.stringify(value)}. ${reason} Write the address ${write}.`);
  };
  if (!URL.canParse(value)) return refuse('It is no address.');
  const url = new URL(value);
  // Tests serve theirs at localhost.
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && url.hostname === 'localhost'))
    refuse('It does not start with https.');
  if (url.username + url.password !== '') refuse('It may name no user.');
  if (!mayHaveQuery && url.search + url.hash !== '') refuse('It may have no query and no fragment.');
  if (url.hash !== '') refuse('It may have no fragment.');
  return { url, refuse };
}
