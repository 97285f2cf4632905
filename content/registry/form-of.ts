/** Reads the fields of a schema. Loaded with an editor, because it needs the whole of zod. */
export { toForm } from '../../lib/records';
