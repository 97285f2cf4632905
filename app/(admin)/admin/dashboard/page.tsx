/** The dashboard has two addresses. */
export { default, metadata } from '../page';
