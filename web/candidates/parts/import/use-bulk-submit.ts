import { useEffect, useEffectEvent, useState } from 'react';
import type { submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { ImportedCv, ImportedCvs } from '#contract/candidates/shapes/imported-cv.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { sendSubmission } from '#web/candidates/client.ts';
import { defineBulkAction } from '#web/candidates/parts/bulk/bulk-action.ts';
import { bulkCopy } from '#web/candidates/parts/bulk/bulk-copy.ts';
import {
  discardRun,
  isSending,
  onRunDiscarded,
  removeFromRuns,
  rowsInState,
  sendRows,
  showRun,
  startRun,
  useBulkRuns,
  type BulkRow,
  type BulkRun,
} from '#web/candidates/parts/bulk/bulk-runs.ts';
import { NotSentError, type RowOutcome } from '#web/candidates/parts/bulk/send-row.ts';
import { candidateFormOf, toAnswerInputs, toCandidateInput } from '#web/candidates/parts/form/form-schema.ts';
import { sendConsentRequest } from '#web/candidates/parts/form/use-send-submission.ts';
import { queryClient } from '#web/platform/queries.ts';
import { importCopy } from './import-copy.ts';
import { importsQuery, reloadImports } from './imports-client.ts';

export type BulkSubmitOutcome = RowOutcome<ImportedCv>;

type Input = SentInputOf<typeof submitCandidate>;
/** The input to send for each draft. A request whose response was lost is repeated unchanged, even after a reload. */
type Details = { inputs: Readonly<Record<string, Input>> };

/** Returns the request of a draft as it is now. Only values that the user has seen in the dialog stay confirmed. */
const updatedInput = (before: Input): Input => {
  const present = queryClient.getQueryData(importsQuery(before.talentRequestId).queryKey)?.imports;
  const draft = present?.find(({ draftId }) => draftId === before.draftId);
  if (!draft) return before;
  const input = { ...before, ...requestFieldsOf(draft) };
  const isSeen = (field: (typeof input.confirmedFields)[number]): boolean =>
    before.confirmedFields?.includes(field) === true && input[field] === before[field];
  return { ...input, confirmedFields: input.confirmedFields.filter(isSeen) };
};

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
    refresh: async ({ inputs }) => {
      const [first] = Object.values(inputs);
      if (first) await reloadImports(queryClient, first.talentRequestId);
    },
    prepare: ({ _id: draftId }, { inputs }) => {
      const before = inputs[draftId];
      return { inputs: before ? { ...inputs, [draftId]: updatedInput(before) } : inputs };
    },
    send: ({ _id: draftId }, { inputs }, idempotencyKey) => {
      const input = inputs[draftId];
      return input ? send(input, idempotencyKey) : Promise.reject(new NotSentError(importCopy.noInput));
    },
  });

const submitImports = actOf('submit-imports', sendSubmission);
const askImports = actOf('ask-imports', sendConsentRequest);

/** The actions whose interrupted runs the list of imported CVs shows. */
export const importBulkActions = [submitImports, askImports];

const requestFieldsOf = ({ fields, file }: ImportedCv) => {
  const form = candidateFormOf(fields);
  return {
    ...toCandidateInput(form),
    answers: toAnswerInputs(form),
    documentId: file?.documentId ?? '',
    confirmedFields: fields.unconfirmedFields,
  };
};

const inputOf = (imported: ImportedCv, needs: ImportedCvs, confirmsConsent: boolean): Input => ({
  ...requestFieldsOf(imported),
  engagementId: needs.engagementId,
  talentRequestId: needs.talentRequestId,
  baseSalaryIso: needs.currencyIso,
  draftId: imported.draftId,
  confirmsConsent,
});

const outcomeStates = { sending: 'sending', done: 'done', lost: 'failed', refused: 'failed' } as const;

const outcomeOf = (row: ImportedCv, { state, message }: BulkRow): BulkSubmitOutcome | undefined =>
  state === 'unsent'
    ? undefined
    : { row, state: outcomeStates[state], message: state === 'lost' ? bulkCopy.lost({ reason: message }) : message };

/** Returns the name of the list to which a talent request's import runs belong. */
export const importRunPlace = (talentRequestId: string): string => `imports ${talentRequestId}`;

/**
 * Submits several imported candidates or, if the client requires consent, asks them for it. The run is stored in the
 * tab. After a reload, it continues with the same keys for rows without a result, so that nobody is submitted twice.
 */
export const useBulkSubmit = (needs: ImportedCvs) => {
  const act = needs.requiresCandidateConsent ? askImports : submitImports;
  const place = importRunPlace(needs.talentRequestId);
  const runs = useBulkRuns().filter((run) => run.place === place);
  // The rows that this page has sent, and the results of runs that are over.
  const [sent, setSent] = useState<ReadonlyMap<string, ImportedCv>>(new Map());
  const [results, setResults] = useState<ReadonlyMap<string, BulkSubmitOutcome>>(new Map());

  const outcomesIn = (run: BulkRun, ...states: readonly BulkRow['state'][]): (readonly [string, BulkSubmitOutcome])[] =>
    rowsInState(run, ...states).flatMap((one) => {
      const row = sent.get(one.row._id) ?? needs.imports.find(({ draftId }) => draftId === one.row._id);
      const outcome = row && outcomeOf(row, one);
      return outcome ? [[one.row._id, outcome] as const] : [];
    });

  // The run may end here or in the dialog opened from its banner. When a run is dismissed, its lost rows have no
  // result, so none is stored for them.
  const storeResults = useEffectEvent((run: BulkRun) => {
    if (run.place === place) setResults(new Map([...results, ...outcomesIn(run, 'done', 'refused')]));
  });
  useEffect(() => onRunDiscarded((run) => storeResults(run)), []);

  const submit = async (chosen: readonly ImportedCv[], confirmsConsent: boolean): Promise<void> => {
    setSent(new Map([...sent, ...chosen.map((one) => [one.draftId, one] as const)]));
    const inputs = Object.fromEntries(chosen.map((one) => [one.draftId, inputOf(one, needs, confirmsConsent)]));
    // Only the new run sends a previously refused draft.
    for (const { draftId } of chosen) removeFromRuns(place, draftId);
    const runId = startRun(
      { actId: act.id, place, details: { inputs } satisfies Details },
      chosen.map(({ draftId: _id, fields: { firstName, lastName } }) => ({ _id, firstName, lastName })),
    );
    showRun(runId, true);
    const run = await sendRows(runId, ['unsent'], act);
    showRun(runId, false);
    // A run that has rows without a result is kept, so that it can be continued from its banner.
    if (run && rowsInState(run, 'unsent', 'lost').length === 0) discardRun(runId);
  };

  const keysIn = (...states: readonly BulkRow['state'][]): ReadonlySet<string> =>
    new Set(runs.flatMap((run) => rowsInState(run, ...states).map(({ row }) => row._id)));
  const isSubmitting = runs.some(isSending);
  return {
    outcomes: new Map([...results, ...runs.flatMap((run) => outcomesIn(run, 'sending', 'lost', 'refused', 'done'))]),
    /** The drafts without a result, which only the same run may send again. */
    unresolved: keysIn('unsent', 'sending', 'lost'),
    /** The drafts that can't be changed: their request has been sent without a result, or is about to be sent. */
    frozen: isSubmitting ? keysIn('unsent', 'sending', 'lost') : keysIn('lost'),
    submit,
    /** Removes a draft from the runs when the user removes it from the list. */
    remove: (draftId: string) => removeFromRuns(place, draftId),
    isSubmitting,
  };
};
