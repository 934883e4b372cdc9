import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Right } from '#contract/common/refusal.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy } from './apply-copy.ts';

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));

type Props = {
  engagementId: string;
  /** The permissions on the opportunity, as sent by the server. */
  can: { apply: Right };
  wide?: boolean;
};

/** The Apply button with its permission, and the dialog that confirms the terms. */
export const ApplyPanel = ({ engagementId, can, wide = false }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" wide={wide} off={can.apply} onClick={() => setOpen(true)}>
        <Send aria-hidden="true" />
        {copy.submitApplication}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ApplyDialog engagementId={engagementId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
