import { partOf } from '@/lib/records';
import type { UserProfile } from './types';

/** Maximum lengths, in characters. */
export const profileLimits = { name: 60, jobTitle: 60 } as const;

/** Returns the author's signature: `Rina Das, Editor`; empty without a profile. */
export const signatureOf = (profile: UserProfile | null) =>
  [profile?.name, profile?.jobTitle].filter(Boolean).join(', ');

/** Parses a stored profile, trimmed; null if it is missing or invalid. */
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
