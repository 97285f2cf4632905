import { usePathname } from 'next/navigation';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { shellStrings } from '@/components/admin/strings/shell';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

const texts = shellStrings.start;

/**
 * In the exported page: what to do when the studio's scripts do not arrive. Hidden until the page's first script says that
 * one is missing, is cut, or takes very long (scripts/export/studio-first.browser.mjs); gone once the studio has started.
 */
export function StartFailure() {
  const pathname = usePathname();
  const hasStarted = useHydrated();
  if (hasStarted) return null;
  return (
    <div role="alert" className="mb-6 hidden border-l-4 border-clay bg-paper p-4 in-data-stuck:block">
      <p className="font-semibold">{texts.failed}</p>
      <p className="mt-1">{texts.help}</p>
      {/* The first script reloads the page as it is, with what stands behind the question mark. */}
      <a href={pathname} data-reload="" className={`${actionStyles.outline} mt-3`}>
        {shellStrings.reload}
      </a>
    </div>
  );
}
