import type { Core } from './core';

/**
 * Brings the schemas, once: records are compared with what the website shows as publishing would store them. A tab needs
 * them as soon as it holds a value that is no copy of a published one: typed, imported, stored earlier or by another tab.
 * Where they cannot be loaded the work goes on without them: at worst a draft that differs from the website by a space is
 * kept until the next start.
 */
export async function needSchemas(core: Core): Promise<void> {
  if (core.schemas) return;
  core.schemas = await core.environment.loadSchemas().catch(() => null);
}
