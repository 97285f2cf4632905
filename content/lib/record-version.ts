/** The form of the records. Raise it with every change of a schema that old records do not fit, and add a migration. */
export const RECORD_VERSION = 1;
