import { X } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { copy } from '#web/ui/copy.ts';
import s from './bulk.module.css';

/** The actions for the selected rows, below the list. If the list is taller than the window, the bar floats over it. */
export const BulkBar = ({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) => {
  // The selected row is shown before the bar, which changes the layout of the page.
  const isShown = useDeferredValue(count > 0, false);
  return count === 0 || !isShown ? null : (
    <div className={s.bulk}>
      <div className={s.bulkBar} role="region" aria-label={copy.selected({ count })}>
        <b aria-live="polite">{copy.selected({ count })}</b>
        <div className={s.deeds}>{children}</div>
        <span className={s.hints} aria-hidden="true">
          <kbd>J</kbd>
          <kbd>K</kbd>
          <span>{copy.keysMove}</span>
          <kbd>X</kbd>
          <span>{copy.keysSelect}</span>
          <kbd>Shift X</kbd>
          <span>{copy.keysSelectRange}</span>
          <kbd>Enter</kbd>
          <span>{copy.keysOpen}</span>
        </span>
        <Button kind="quiet" size="sm" icon aria-label={copy.clearSelection} onClick={onClear}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
};
