import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import { refetchSubjects } from '#web/platform/live/live-invalidation.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Status } from '#web/ui/indicators/status.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { useSequentialRequests, type RowOutcome } from '../use-sequential-requests.ts';
import { bulkCopy } from './bulk-copy.ts';
import s from './bulk.module.css';

/** The details shown for a chosen candidate. */
export interface ChosenCandidate {
  _id: string;
  firstName: string;
  lastName: string;
}

interface Words {
  /** Returns the title to show until all candidates are done, with the number of those done. */
  title: (counts: { done: number; all: number }) => string;
  allDone: (counts: { count: number }) => string;
  sending: string;
  done: string;
  failed: (why: { reason: string }) => string;
}

type Props<Row extends ChosenCandidate, Details, Answer> = {
  candidates: readonly Row[];
  words: Words;
  /** Renders the dialog that asks for the details of the action, which are the same for all candidates. */
  ask: (confirm: (details: Details) => void, candidates: readonly Row[]) => ReactNode;
  send: (candidate: Row, details: Details, idempotencyKey: string) => Promise<Answer>;
  /** Renders a candidate's result in place of "done". The dialog then stays open until the user closes it. */
  showDone?: (answer: Answer, candidate: Row) => ReactNode;
  /** Renders a button beside Close, once at least one candidate is done. */
  after?: (details: Details) => ReactNode;
  onClose: () => void;
};

const icons = { sending: 'pending', done: 'good', failed: 'warn' } as const;

const outcomeText = ({ state, message }: RowOutcome<ChosenCandidate>, words: Words): string =>
  state === 'failed' ? words.failed({ reason: message }) : words[state];

/**
 * A dialog that applies an action to several candidates and shows each candidate's outcome. The user can retry those
 * that failed.
 */
export const BulkCandidatesDialog = <Row extends ChosenCandidate, Details extends object, Answer = unknown>({
  candidates,
  words,
  ask,
  send,
  showDone,
  after,
  onClose,
}: Props<Row, Details, Answer>) => {
  const queries = useQueryClient();
  // The list behind the dialog may change meanwhile, but the action applies to the candidates that the user chose.
  const [chosen] = useState(candidates);
  const [details, setDetails] = useState<Details>();
  const { outcomes, sendAll, isSending } = useSequentialRequests<Row, Answer>((row) => row._id);
  const rowsThat = (state: RowOutcome<Row>['state']) =>
    [...outcomes.values()].filter((outcome) => outcome.state === state).map(({ row }) => row);

  const run = async (given: Details, rows: readonly Row[]): Promise<void> => {
    setDetails(given);
    const failed = await sendAll(rows, (row, idempotencyKey) => send(row, given, idempotencyKey));
    void refetchSubjects(queries, ['candidate', 'submission-draft']);
    if (failed.length > 0 || showDone) return;
    toast.success(words.allDone({ count: chosen.length }));
    onClose();
  };

  if (!details) return ask((given) => void run(given, chosen), chosen);
  const failed = rowsThat('failed');
  return (
    <Dialog
      open
      alert
      size="md"
      title={words.title({ done: rowsThat('done').length, all: chosen.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{bulkCopy.close}</Button>
          {!isSending && rowsThat('done').length > 0 && after?.(details)}
          {failed.length > 0 && (
            <Button kind="primary" pending={isSending} onClick={() => void run(details, failed)}>
              {bulkCopy.retry}
            </Button>
          )}
        </>
      }
    >
      <ul className={s.results} aria-live="polite">
        {[...outcomes.values()].map((outcome) => (
          <li key={outcome.row._id}>
            <b>{candidateName(outcome.row)}</b>
            <Status icon={icons[outcome.state]}>
              {showDone && outcome.answer !== undefined
                ? showDone(outcome.answer, outcome.row)
                : outcomeText(outcome, words)}
            </Status>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
