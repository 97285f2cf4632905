import { useState } from 'react';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { noticeStrings } from '@/components/admin/strings/notices';
import { useStudio } from '@/components/admin/store/studio-context.client';

const texts = noticeStrings.otherTab;

type OtherTabProps = {
  /** This tab wrote until another one took over. */
  readonly isTaken: boolean;
};

/** Another tab writes: says so on every screen of this one, and offers to write here. */
export function OtherTab({ isTaken }: OtherTabProps) {
  const { workHere } = useStudio();
  const [isAsking, setIsAsking] = useState(false);

  const ask = async () => {
    if (isAsking) return;
    setIsAsking(true);
    await workHere();
    setIsAsking(false);
  };

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-ink bg-paper px-4 py-2">
      <p>{isAsking ? texts.asking : isTaken ? texts.taken : texts.open}</p>
      <button
        type="button"
        aria-disabled={isAsking}
        onClick={() => void ask()}
        className={actionStyles.solid}
      >
        {texts.workHere}
      </button>
    </div>
  );
}
