import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Frame, styles } from './peace';

const red = `${styles.outline} bg-clay text-white`;

/** Each element has two classes that set the same: the test must name the four, and no other. */
export const Fights = ({ isDark }: { readonly isDark: boolean }) => (
  <>
    <div className={red} />
    <Frame className="object-contain" />
    <div className={cn('hover:bg-white', isDark && 'hover:bg-ink')} />
    <Button className="px-2">Send</Button>
  </>
);
