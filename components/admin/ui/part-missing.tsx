import { actionStyles } from './control-styles';
import { sharedStrings } from '@/components/admin/strings/shared';

/** Stands where a part did not arrive: there is no network, or a deploy has taken its file away. */
export const PartMissing = ({ onRetry = () => location.reload() }: { readonly onRetry?: () => void }) => (
  <div role="alert" className="border-l-4 border-clay bg-paper p-3">
    <p className="font-semibold">{sharedStrings.partMissing}</p>
    <button type="button" onClick={onRetry} className={`${actionStyles.outline} mt-3`}>
      {sharedStrings.tryAgain}
    </button>
  </div>
);
