import { partOf } from '@/content/lib/json-value';
import type { UserProfile } from './types';

/** In characters. */
export const profileLimits = { name: 60, jobTitle: 60 } as const;

/** Who made something: `Rina Das, Editor`. */
export const signatureOf = (profile: UserProfile | null) =>
  [profile?.name, profile?.jobTitle].filter(Boolean).join(', ');

/** A stored profile, or null when there is none that can be used. */
export function readProfile(raw: unknown): UserProfile | null {
  const [name, jobTitle] = [partOf(raw, 'name'), partOf(raw, 'jobTitle')];
  if (typeof name !== 'string' || typeof jobTitle !== 'string') return null;
  const profile = { name: name.trim(), jobTitle: jobTitle.trim() };
  const isUsable =
    profile.name !== '' &&
    profile.name.length <= profileLimits.name &&
    profile.jobTitle.length <= profileLimits.jobTitle;
  return isUsable ? profile : null;
}
