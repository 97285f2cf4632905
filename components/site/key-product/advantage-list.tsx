import type { AdvantageItems } from '@/content/entities/advantages';
import type { InLanguage } from '@/lib/records';
import { MaterialMark } from './material-mark';

/** Titled list of advantages, each marked with the hollow block. */
export function AdvantageList({ list }: { readonly list: InLanguage<AdvantageItems> }) {
  return (
    <div className="print:break-inside-avoid">
      <h3 className="border-t-2 border-ink py-5 type-h3">{list.title}</h3>
      <ul>
        {list.items.map((item) => (
          <li key={item} className="flex gap-4 border-t border-joint py-4">
            <span className="mt-2">
              <MaterialMark material="block" />
            </span>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
