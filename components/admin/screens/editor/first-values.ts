import { type Entity, registry } from '@/content/registry';

/** What every new record starts from. */
export const firstValues = (entity: Entity) => registry[entity].seed?.(today()) ?? {};

/** The day on this computer's calendar, `YYYY-MM-DD`. */
function today(now = new Date()) {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
