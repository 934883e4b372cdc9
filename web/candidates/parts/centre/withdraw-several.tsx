import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { candidateName } from '#contract/candidates/rules.ts';
import type { CandidateListRow } from '#contract/candidates/shapes.ts';
import { otherWithdrawReason, withdrawReasons } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { ReasonDialog } from '#web/candidates/parts/steps/reason-dialog.tsx';
import { call } from '#web/platform/client.ts';
import { refetchAbout } from '#web/platform/live/live-invalidation.ts';
import { useOneByOne, type RowOutcome } from '../use-one-by-one.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Status } from '#web/ui/indicators/status.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { centreCopy } from './centre-copy.ts';
import s from './centre.module.css';

type Reasons = { withdrawReasons: number[]; reasonText: string };

const icons = { sending: 'pending', done: 'good', failed: 'warn' } as const;

const outcomeText = ({ state, message }: RowOutcome<CandidateListRow>): string => {
  if (state === 'failed') return centreCopy.failed({ reason: message });
  return state === 'done' ? centreCopy.done : centreCopy.sending;
};

/**
 * Withdraws several candidates with the same reasons, and shows the outcome of each. Those that failed can be tried again.
 */
export const WithdrawSeveral = ({
  candidates,
  onClose,
}: {
  candidates: readonly CandidateListRow[];
  onClose: () => void;
}) => {
  const queries = useQueryClient();
  const [chosen] = useState(candidates);
  const [reasons, setReasons] = useState<Reasons>();
  const { outcomes, sendAll, isSending } = useOneByOne((row: CandidateListRow) => row._id);
  const rowsThat = (state: RowOutcome<CandidateListRow>['state']) =>
    [...outcomes.values()].filter((outcome) => outcome.state === state).map(({ row }) => row);

  const withdraw = async (given: Reasons, rows: readonly CandidateListRow[]): Promise<void> => {
    setReasons(given);
    const failed = await sendAll(rows, ({ _id: candidateId }, idempotencyKey) =>
      call(withdrawCandidateEndpoint, { candidateId, ...given }, { idempotencyKey }),
    );
    void refetchAbout(queries, ['candidate', 'submission-draft']);
    if (failed.length > 0) return;
    toast.success(centreCopy.resultAll({ count: chosen.length }));
    onClose();
  };

  if (!reasons)
    return (
      <ReasonDialog
        title={centreCopy.withdrawTitle({ count: chosen.length })}
        text={centreCopy.withdrawText}
        confirm={centreCopy.withdraw}
        options={withdrawReasons}
        label={copy.explanation}
        wantsText={(ids) => ids.includes(otherWithdrawReason)}
        max={500}
        pending={false}
        hasChanged={false}
        error={undefined}
        onConfirm={(ids, reasonText) => void withdraw({ withdrawReasons: ids, reasonText }, chosen)}
        onClose={onClose}
      />
    );
  const failed = rowsThat('failed');
  return (
    <Dialog
      open
      alert
      size="md"
      title={centreCopy.resultTitle({ done: rowsThat('done').length, all: chosen.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{centreCopy.close}</Button>
          {failed.length > 0 && (
            <Button kind="primary" pending={isSending} onClick={() => void withdraw(reasons, failed)}>
              {centreCopy.retry}
            </Button>
          )}
        </>
      }
    >
      <ul className={s.results} aria-live="polite">
        {[...outcomes.values()].map((outcome) => (
          <li key={outcome.row._id}>
            <b>{candidateName(outcome.row)}</b>
            <Status icon={icons[outcome.state]}>{outcomeText(outcome)}</Status>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
