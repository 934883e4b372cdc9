import { lazy, Suspense, useState } from 'react';
import type { OwnEngagementView } from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import s from '#web/engagements/parts/engagement.module.css';

const AddRequestDialog = lazy(async () => ({ default: (await import('./request-dialog.tsx')).AddRequestDialog }));

/** The button that adds a talent request to an open engagement, or the reason why no request can be added. */
export const AddRequestButton = ({ engagement }: { engagement: OwnEngagementView }) => {
  const [asks, setAsks] = useState(false);
  return (
    <div className={s.addRequest}>
      <Button off={engagement.can.addRequest} onClick={() => setAsks(true)}>
        {copy.addRequest}
      </Button>
      <Suspense fallback={null}>
        {asks && <AddRequestDialog engagement={engagement} onClose={() => setAsks(false)} />}
      </Suspense>
    </div>
  );
};
