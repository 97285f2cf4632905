import { checkAddress } from '../../lib/exchange';

/** Where `Send` posts a form: the build's `ENQUIRY_ENDPOINT`. Empty: the forms stay visual, as specified. */
export const enquiryEndpoint = () => process.env.ENQUIRY_ENDPOINT ?? '';

/** Origin of the build's `ENQUIRY_ENDPOINT`; throws a sentence for the person who builds. */
export const enquiryOrigin = (endpoint: string) =>
  checkAddress(
    'ENQUIRY_ENDPOINT',
    endpoint,
    'that takes the form, such as https://forms.example.com/f/abc',
    true,
  ).url.origin;
