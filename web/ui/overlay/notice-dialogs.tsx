import { useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { copy } from '#web/ui/copy.ts';
import { Dialog } from './dialog.tsx';
import { closeNotice, currentNotice, subscribeToNotices } from './notice.ts';

/** The notices, shown one after the other. */
export const NoticeDialogs = () => {
  const entry = useSyncExternalStore(subscribeToNotices, currentNotice);
  if (!entry) return null;
  return (
    <Dialog
      open
      firm
      title={entry.title}
      onClose={closeNotice}
      footer={
        <Button kind="primary" autoFocus onClick={closeNotice}>
          {copy.ok}
        </Button>
      }
    >
      <p>{entry.text}</p>
    </Dialog>
  );
};
