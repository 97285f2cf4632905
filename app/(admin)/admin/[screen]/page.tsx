import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageTitle } from '@/app/_lib/page-meta';
import { DashboardOfToday } from '@/app/(admin)/_studio/dashboard';
import { ListScreen, RecordEditor } from '@/app/(admin)/studio.client';
import { screens } from '@/content/registry/screens';

type ScreenProps = { readonly params: Promise<{ readonly screen: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => screens.map(({ name }) => ({ screen: name }));

async function screenOf(params: ScreenProps['params']) {
  const { screen } = await params;
  return screens.find(({ name }) => name === screen) ?? notFound();
}

export async function generateMetadata({ params }: ScreenProps): Promise<Metadata> {
  const { place } = await screenOf(params);
  return { title: pageTitle(`${place.title} - Admin`) };
}

/** The list of an entity, or the screen that adds and edits its records. */
export default async function EntityScreenPage({ params }: ScreenProps) {
  const { entity, kind, place } = await screenOf(params);
  if (kind === 'add') return <RecordEditor entity={entity} />;
  // The product list is also the dashboard (docs/requirements.md, dashboard).
  return entity === 'products' ? <DashboardOfToday place={place} /> : <ListScreen entity={entity} />;
}
