import { lazy, Suspense, useState } from 'react';
import type { OwnEngagementView } from '#web/engagements/client.ts';
import { words } from '#web/engagements/words.ts';
import { Button } from '#web/ui/button/button.tsx';

const ChangeClosingDialog = lazy(async () => ({
  default: (await import('./closing-dialog.tsx')).ChangeClosingDialog,
}));
const PublishAgainDialog = lazy(async () => ({ default: (await import('./closing-dialog.tsx')).PublishAgainDialog }));

/** What an employer can do with a whole engagement. How one has ended stands over the page already. */
export const OwnActions = ({ engagement }: { engagement: OwnEngagementView }) => {
  const [asks, setAsks] = useState<'closing' | 'again' | null>(null);
  const { can, notice } = engagement;
  const close = (): void => setAsks(null);
  return (
    <>
      {notice === null && (
        <Button off={can.changeClosing} onClick={() => setAsks('closing')}>
          {words.changeClosing}
        </Button>
      )}
      <Button off={can.publishAgain} onClick={() => setAsks('again')}>
        {words.publishAgain}
      </Button>
      <Suspense fallback={null}>
        {asks === 'closing' && <ChangeClosingDialog engagement={engagement} onClose={close} />}
        {asks === 'again' && <PublishAgainDialog engagement={engagement} onClose={close} />}
      </Suspense>
    </>
  );
};
