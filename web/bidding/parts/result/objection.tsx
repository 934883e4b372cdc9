import { useState } from 'react';
import type { LotResult } from '#contract/bidding/shapes.ts';
import { useObjectToAward } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './lot-result.module.css';

const stateCopy = {
  open: () => copy.objectionOpen,
  upheld: () => copy.objectionUpheld,
  dismissed: () => copy.objectionDismissed,
  closed: () => copy.objectionClosed,
};

/**
 * The form for an objection to a published award during the standstill, and the provider's decision on the objection.
 */
export const ObjectionSection = ({ result }: { result: LotResult }) => {
  const [isOpen, setOpen] = useState(false);
  const object = useObjectToAward();
  const close = (): void => {
    setOpen(false);
    object.reset();
  };
  if (result.objection !== null) {
    const { state, text, decisionText } = result.objection;
    return (
      <div className={s.objection}>
        <h3>{copy.objection}</h3>
        <blockquote>{text}</blockquote>
        <p>
          {stateCopy[state]()} {decisionText}
        </p>
      </div>
    );
  }
  if (result.resultState !== 'standstill' || result.isAwarded || result.ownBid === null) return null;
  const send = (text: string): void =>
    object.mutate(
      { talentRequestId: result.talentRequestId, text },
      {
        onSuccess: () => {
          close();
          toast.success(copy.objected, copy.objectedTitle);
        },
      },
    );
  return (
    <div className={s.objection}>
      <Button off={result.can.object} onClick={() => setOpen(true)}>
        {copy.object}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={copy.objectTitle}
        confirm={copy.objectConfirm}
        reason={{ label: copy.objection, max: 2000 }}
        pending={object.isPending}
        error={object.error?.message}
        onConfirm={send}
        onClose={close}
      >
        {copy.objectText}
      </ConfirmDialog>
    </div>
  );
};
