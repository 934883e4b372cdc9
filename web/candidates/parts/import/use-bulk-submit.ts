import { useState } from 'react';
import type { submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { ImportedCv, ImportedCvs } from '#contract/candidates/shapes/imported-cv.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { sendSubmission } from '#web/candidates/client.ts';
import { defineBulkAction } from '#web/candidates/parts/bulk/bulk-action.ts';
import {
  discardRun,
  isSending,
  rowsInState,
  sendRows,
  showRun,
  startRun,
  useBulkRuns,
  type BulkRow,
  type BulkRun,
} from '#web/candidates/parts/bulk/bulk-runs.ts';
import type { RowOutcome } from '#web/candidates/parts/bulk/send-row.ts';
import { candidateFormOf, toAnswerInputs, toCandidateInput } from '#web/candidates/parts/form/form-schema.ts';
import { sendConsentRequest } from '#web/candidates/parts/form/use-send-submission.ts';
import { importCopy } from './import-copy.ts';

export type BulkSubmitOutcome = RowOutcome<ImportedCv>;

type Input = SentInputOf<typeof submitCandidate>;
/** What is sent for each draft, so that a run that continues after a reload repeats the same requests. */
type Details = { inputs: Readonly<Record<string, Input>> };

const actOf = (id: string, send: (input: Input, idempotencyKey: string) => Promise<unknown>) =>
  defineBulkAction<Details, unknown>({
    id,
    words: {
      title: id === 'ask-imports' ? importCopy.askedOf : importCopy.submittedOf,
      allDone: id === 'ask-imports' ? importCopy.allAsked : importCopy.allSubmitted,
      sending: id === 'ask-imports' ? importCopy.asking : importCopy.submitting,
      done: id === 'ask-imports' ? importCopy.asked : importCopy.submitted,
      failed: importCopy.notSubmitted,
    },
    send: ({ _id: draftId }, { inputs }, idempotencyKey) => {
      const input = inputs[draftId];
      return input ? send(input, idempotencyKey) : Promise.reject(new Error(importCopy.noInput));
    },
  });

const submitImports = actOf('submit-imports', sendSubmission);
const askImports = actOf('ask-imports', sendConsentRequest);

/** The actions whose interrupted runs the list of imported CVs shows. */
export const importActs = [submitImports, askImports];

const inputOf = ({ draftId, fields, file }: ImportedCv, needs: ImportedCvs, confirmsConsent: boolean): Input => {
  const form = candidateFormOf(fields);
  return {
    ...toCandidateInput(form),
    engagementId: needs.engagementId,
    talentRequestId: needs.talentRequestId,
    baseSalaryIso: needs.currencyIso,
    answers: toAnswerInputs(form),
    documentId: file?.documentId ?? '',
    draftId,
    confirmedFields: fields.unconfirmedFields,
    confirmsConsent,
  };
};

const outcomeStates = { sending: 'sending', done: 'done', lost: 'failed', refused: 'failed' } as const;

const outcomeOf = (row: ImportedCv, { state, message }: BulkRow): BulkSubmitOutcome | undefined =>
  state === 'unsent' ? undefined : { row, state: outcomeStates[state], message };

/** The place of the runs of a talent request's imports. */
export const importRunPlace = (talentRequestId: string): string => `imports ${talentRequestId}`;

/**
 * Submits several imported candidates or, if the client requires consent, asks them for it. The run is stored in the tab,
 * so that it continues after a reload: with the same keys for rows without a result, so that nobody is submitted twice.
 */
export const useBulkSubmit = (needs: ImportedCvs) => {
  const { id: actId, send } = needs.requiresCandidateConsent ? askImports : submitImports;
  const place = importRunPlace(needs.talentRequestId);
  const runs = useBulkRuns().filter((run) => run.place === place);
  // The rows that this page has sent, and the results of runs that are over.
  const [sent, setSent] = useState<ReadonlyMap<string, ImportedCv>>(new Map());
  const [results, setResults] = useState<ReadonlyMap<string, BulkSubmitOutcome>>(new Map());

  const outcomesIn = (run: BulkRun, rows: ReadonlyMap<string, ImportedCv>): [string, BulkSubmitOutcome][] =>
    run.rows.flatMap((one) => {
      const row = rows.get(one.row._id) ?? needs.imports.find(({ draftId }) => draftId === one.row._id);
      const outcome = row && outcomeOf(row, one);
      return outcome ? [[one.row._id, outcome]] : [];
    });

  const submit = async (chosen: readonly ImportedCv[], confirmsConsent: boolean): Promise<void> => {
    const rows = new Map([...sent, ...chosen.map((one) => [one.draftId, one] as const)]);
    setSent(rows);
    const inputs = Object.fromEntries(chosen.map((one) => [one.draftId, inputOf(one, needs, confirmsConsent)]));
    const runId = startRun(
      { actId, place, details: { inputs } satisfies Details },
      chosen.map(({ draftId: _id, fields: { firstName, lastName } }) => ({ _id, firstName, lastName })),
    );
    showRun(runId, true);
    const run = await sendRows(runId, ['unsent'], send);
    showRun(runId, false);
    if (!run) return;
    setResults((before) => new Map([...before, ...outcomesIn(run, rows)]));
    // A run with rows without a result stays, and its banner continues it.
    if (rowsInState(run, 'unsent', 'lost').length === 0) discardRun(runId);
  };

  return {
    outcomes: new Map([...results, ...runs.flatMap((run) => outcomesIn(run, sent))]),
    /** The drafts without a result, which only the same run may send again. */
    unresolved: new Set(runs.flatMap((run) => rowsInState(run, 'unsent', 'sending', 'lost').map(({ row }) => row._id))),
    submit,
    isSubmitting: runs.some(isSending),
  };
};
