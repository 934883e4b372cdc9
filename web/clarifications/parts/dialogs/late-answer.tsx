import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Clarifications } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { ChangeClosingDialog, ExtendClarificationDialog, ownEngagementQuery } from '#web/engagements/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

/**
 * A dialog shown after a late answer. It offers to move the deadline that agencies work towards. Source: domain rules
 * D10.
 */
export const LateAnswerDialog = ({ list, onClose }: { list: Clarifications; onClose: () => void }) => {
  const { data: engagement } = useQuery(ownEngagementQuery(list.engagementId));
  const [isMoving, setMoving] = useState(false);
  if (!engagement) return null;
  const isBidding = engagement.kind === 'competitive' && engagement.stage !== 'clarification';
  if (isMoving) {
    return engagement.kind === 'competitive' ? (
      <ExtendClarificationDialog engagement={engagement} hours={list.deadlines} onClose={onClose} />
    ) : (
      <ChangeClosingDialog engagement={engagement} onClose={onClose} />
    );
  }
  return (
    <Dialog
      open
      title={copy.lateTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.keepDeadline}</Button>
          {isBidding ? (
            <LinkButton
              to="/employer/engagements/$engagementId"
              params={{ engagementId: list.engagementId }}
              kind="primary"
            >
              {copy.toRequests}
            </LinkButton>
          ) : (
            <Button kind="primary" onClick={() => setMoving(true)}>
              {copy.extend}
            </Button>
          )}
        </>
      }
    >
      <p>{isBidding ? copy.lateBidding : copy.lateText}</p>
    </Dialog>
  );
};
