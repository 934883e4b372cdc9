import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { WithdrawalStatus } from '#contract/applications/shapes.ts';
import type { ApplicationMethod } from '#contract/engagements/rules.ts';
import { otherApplicationWithdrawReason, applicationWithdrawReasons } from '#contract/applications/states.ts';
import { useWithdrawApplication, withdrawalStatusQuery } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showNotice } from '#web/ui/overlay/notice.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { emptyReason, ReasonFields, toReasonInput, type ReasonValues } from './reason-fields.tsx';

type Props = { engagementId: string; engagementNumber: number; way: ApplicationMethod; onClose: () => void };

/** Shows the server's error message as a toast or, for an auction, as a notice. Source: specification 2, section 8. */
const tellFailure = (way: ApplicationMethod, error: Error): void => {
  const reasons = error instanceof Problem ? error.reasons.map(({ text }) => text) : [];
  const text = [error.message, ...reasons].join(' ');
  if (way === 'competitive') showNotice({ title: copy.error, text });
  else toast.error(text, copy.failedToWithdraw);
};

/**
 * A dialog that asks for the reason for a withdrawal, once the server has said whether the application can be withdrawn
 * and what that affects.
 */
export const WithdrawApplicationDialog = ({ engagementId, engagementNumber, way, onClose }: Props) => {
  const status = useQuery(withdrawalStatusQuery(engagementId));
  const withdraw = useWithdrawApplication();
  const [given, setGiven] = useState<ReasonValues>(emptyReason);
  const fields = withdraw.error instanceof Problem ? withdraw.error.fields : [];
  const submit = (): void =>
    withdraw.mutate(
      { engagementId, ...toReasonInput(given) },
      {
        onSuccess: () => {
          onClose();
          toast.success(copy.withdrawnText({ number: formatPaddedNumber(engagementNumber) }), copy.withdrawn);
        },
        onError: (error) => {
          if (error instanceof Problem && error.fields.length > 0) return;
          onClose();
          tellFailure(way, error);
        },
      },
    );
  return (
    <Dialog
      open
      alert
      title={copy.withdrawTitle({ number: formatPaddedNumber(engagementNumber) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button
            kind="danger"
            pending={withdraw.isPending}
            off={status.data?.can.withdraw}
            whyAt="elsewhere"
            onClick={submit}
          >
            {copy.withdraw}
          </Button>
        </>
      }
    >
      {status.isError && (
        <ErrorState inline title={copy.statusFailed} onRetry={() => void status.refetch()}>
          {status.error.message}
        </ErrorState>
      )}
      {status.isPending && <SkeletonText lines={3} label={copy.loadingStatus} />}
      {status.data && (
        <Asked status={status.data}>
          <ReasonFields
            options={applicationWithdrawReasons}
            otherReason={otherApplicationWithdrawReason}
            given={given}
            fields={fields}
            onChange={setGiven}
          />
        </Asked>
      )}
    </Dialog>
  );
};

const Asked = ({ status, children }: { status: WithdrawalStatus; children: ReactNode }) =>
  status.can.withdraw.allowed ? (
    <>
      <p>{copy.withdrawText}</p>
      {status.openCandidates > 0 && <p>{copy.withdrawWithCandidates({ count: status.openCandidates })}</p>}
      {children}
    </>
  ) : (
    <RefusedState inline title={copy.withdraw} reasons={status.can.withdraw.reasons} />
  );
