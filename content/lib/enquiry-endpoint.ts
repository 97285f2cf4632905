/** Where `Send` posts a form: the build's `ENQUIRY_ENDPOINT`. Empty: the forms stay visual, as specified. */
export const enquiryEndpoint = () => process.env.ENQUIRY_ENDPOINT ?? '';

/** Origin of the build's `ENQUIRY_ENDPOINT`, for the policy; throws a sentence for whoever builds. */
export function enquiryOrigin(endpoint: string) {
  const refuse = (reason: string): never => {
    throw new Error(
      `ENQUIRY_ENDPOINT is ${JSON.stringify(endpoint)}. ${reason} Write the address that takes the form, such as https://forms.example.com/f/abc.`,
    );
  };
  if (!URL.canParse(endpoint)) return refuse('It is no address.');
  const { protocol, hostname, username, password, hash, origin } = new URL(endpoint);
  // Tests serve their endpoint on this computer.
  if (protocol !== 'https:' && !(protocol === 'http:' && hostname === 'localhost'))
    refuse('It does not start with https.');
  if (username + password !== '') refuse('It may name no user.');
  if (hash !== '') refuse('It may have no fragment.');
  return origin;
}
