/** Loads what publishes to the website's repository, in builds with one. */
export const loadRepository = () => import('./repository');
