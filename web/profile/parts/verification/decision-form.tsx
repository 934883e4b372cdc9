import { useState } from 'react';
import type { AgencyVerification } from '#contract/profile/shapes/assessment.ts';
import { verificationCopy as words } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { useApproveAgency, useDeclineAgency } from './calls.ts';

/** A form that approves an agency, or declines it with a reason that the agency will see. */
export const DecisionForm = ({ agency }: { agency: AgencyVerification }) => {
  const approve = useApproveAgency();
  const decline = useDeclineAgency();
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null);
  const { tenantId, organizationName: name, can } = agency;
  const close = (): void => setAsking(null);
  const done = (text: string) => (): void => {
    toast.success(text);
    close();
  };
  return (
    <>
      <Button kind="primary" off={can.approve} whyAt="elsewhere" onClick={() => setAsking('approve')}>
        {words.approve}
      </Button>
      <Button kind="stop" off={can.decline} whyAt="elsewhere" onClick={() => setAsking('decline')}>
        {words.decline}
      </Button>
      <ConfirmDialog
        open={asking === 'approve'}
        title={words.approveTitle({ name })}
        confirm={words.approve}
        pending={approve.isPending}
        error={approve.error?.message}
        onConfirm={() => approve.mutate(tenantId, { onSuccess: done(words.approved({ name })) })}
        onClose={close}
      >
        {words.approveText}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'decline'}
        danger
        title={words.declineTitle({ name })}
        confirm={words.decline}
        reason={{ max: 500 }}
        pending={decline.isPending}
        error={decline.error?.message}
        onConfirm={(reason) => decline.mutate({ tenantId, reason }, { onSuccess: done(words.declined({ name })) })}
        onClose={close}
      >
        {words.declineText}
      </ConfirmDialog>
    </>
  );
};
