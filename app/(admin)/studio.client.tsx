'use client';

import { createStudio } from '@/components/admin';
import { ourWebsite } from './_studio/website';

/** The studio of this website. */
export const { AdminShell, Dashboard, ListScreen, ProfileScreen, RecordEditor } = createStudio(ourWebsite);
