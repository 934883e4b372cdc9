import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { ConsentRequest } from '#contract/consents/shapes.ts';
import { EvidenceButton } from '#web/candidates/public.tsx';
import { useCancelConsent, useResendConsent, useSubmitConsentedCandidate } from '#web/consents/client.ts';
import { copy } from '#web/consents/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { consentActionsOf } from './consent-state.ts';
import s from './consents.module.css';

/** The agency's actions on a consent request. */
export const ConsentActions = ({ request }: { request: ConsentRequest }) => {
  const { consentRequestId: id, can } = request;
  const name = candidateName(request);
  const resend = useResendConsent();
  const cancel = useCancelConsent();
  const submit = useSubmitConsentedCandidate();
  const [isCancelling, setCancelling] = useState(false);
  // Awaited here, since the row may disappear before the mutation's callback would run.
  const run = async (action: Promise<unknown>, done: string): Promise<void> => {
    try {
      await action;
      toast.success(done);
    } catch (error) {
      toast.problem(error);
    }
  };
  const buttons = {
    submit: (
      <Button
        key="submit"
        size="sm"
        off={can.submit}
        pending={submit.isPending}
        aria-label={copy.submitNamed({ name })}
        onClick={() => void run(submit.mutateAsync(id), copy.submitDone({ name, client: request.clientName }))}
      >
        {copy.submit}
      </Button>
    ),
    resend: (
      <Button
        key="resend"
        size="sm"
        off={can.resend}
        pending={resend.isPending}
        aria-label={copy.resendNamed({ name })}
        onClick={() => void run(resend.mutateAsync(id), copy.resent({ name }))}
      >
        {copy.resend}
      </Button>
    ),
    cancel: (
      <Button
        key="cancel"
        size="sm"
        off={can.cancel}
        aria-label={copy.cancelNamed({ name })}
        onClick={() => setCancelling(true)}
      >
        {copy.cancel}
      </Button>
    ),
  };
  const shown = consentActionsOf(request);
  if (shown.length === 0 && request.answeredAt === null) return null;
  return (
    <span className={s.actions}>
      {request.answeredAt !== null && <EvidenceButton of={{ consentRequestId: id }} name={name} />}
      {shown.map((action) => buttons[action])}
      <ConfirmDialog
        open={isCancelling}
        title={copy.cancelTitle({ name })}
        confirm={copy.cancelConfirm}
        pending={cancel.isPending}
        onConfirm={() => void run(cancel.mutateAsync(id), copy.cancelDone({ name })).then(() => setCancelling(false))}
        onClose={() => setCancelling(false)}
      >
        {copy.cancelText({ name })}
      </ConfirmDialog>
    </span>
  );
};
