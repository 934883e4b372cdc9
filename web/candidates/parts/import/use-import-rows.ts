import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ImportedCv, ImportedCvs } from '#contract/candidates/shapes/imported-cv.ts';
import { usePhoneCheck } from '#web/candidates/parts/form/use-phone-check.ts';
import type { ImportRow, ImportRowGroup } from './import-columns.tsx';
import { createFormCheck, earlierImports, importRowStateOf } from './row-state.ts';
import type { useBulkSubmit } from './use-bulk-submit.ts';
import type { useImportDuplicateChecks } from './use-import-duplicate-checks.ts';
import type { QueuedFile } from './use-import-queue.ts';
import type { useMatchingPeople } from './use-matching-people.ts';

/** The groups of rows. Groups that need attention come first. */
export const importRowGroups: readonly ImportRowGroup[] = [
  'unread',
  'blocked',
  'double',
  'incomplete',
  'unchecked',
  'checking',
  'ready',
  'waiting',
  'submitted',
];

const blank = {
  queued: undefined,
  imported: undefined,
  state: undefined,
  outcome: undefined,
  person: undefined,
  verdict: undefined,
  isFrozen: false,
};

/**
 * Returns a function that replaces a row by the earlier row of the same CV or file if nothing in it has changed, so that
 * the table doesn't render it again.
 */
export const createRowCache = () => {
  const rows = new WeakMap<ImportedCv | QueuedFile, ImportRow>();
  return (of: ImportedCv | QueuedFile, row: ImportRow): ImportRow => {
    const same = replaceEqualDeep(rows.get(of), row);
    rows.set(of, same);
    return same;
  };
};

type Found = {
  needs: ImportedCvs;
  files: readonly QueuedFile[];
  /** The CVs that haven't been submitted, and those that have. */
  open: readonly ImportedCv[];
  submitted: readonly ImportedCv[];
  bulk: Pick<ReturnType<typeof useBulkSubmit>, 'outcomes' | 'frozen'>;
  checks: ReturnType<typeof useImportDuplicateChecks>;
  known: ReturnType<typeof useMatchingPeople>;
};

/** Returns the rows of the list of imported CVs: the files that are being uploaded, and the CVs, in their groups. */
export const useImportRows = ({ needs, files, open, submitted, bulk, checks, known }: Found): ImportRow[] => {
  const { engagementId, talentRequestId, questions, feeTypeId, requiresConsent, requiresCandidateConsent } = needs;
  const phoneError = usePhoneCheck();
  const formCheck = useMemo(
    () => createFormCheck({ questions, feeTypeId, requiresConsent, requiresCandidateConsent }, phoneError),
    [questions, feeTypeId, requiresConsent, requiresCandidateConsent, phoneError],
  );
  const cached = useMemo(() => createRowCache(), []);
  const common = {
    ...blank,
    place: { engagementId, talentRequestId },
    currency: needs.currencyIso,
    asksConsent: requiresCandidateConsent,
  };
  const earlier = earlierImports(open);
  const rowOf = (imported: ImportedCv, isSubmitted: boolean): ImportRow => {
    const { draftId } = imported;
    const { verdict, isChecking = needs.can.submit.allowed, hasFailed = false } = checks.get(draftId) ?? {};
    const facts = { formCheck, earlier: earlier.get(draftId), verdict, isChecking, hasFailedCheck: hasFailed };
    const state = importRowStateOf(imported, facts);
    return cached(imported, {
      ...common,
      key: draftId,
      group: isSubmitted ? 'submitted' : state.kind,
      imported,
      state,
      outcome: bulk.outcomes.get(draftId),
      isFrozen: bulk.frozen.has(draftId),
      verdict,
      person: known.get(draftId),
    });
  };
  const rows = [
    ...files.map((queued) => {
      const group = queued.state === 'failed' || queued.state === 'refused' ? 'unread' : 'waiting';
      return cached(queued, { ...common, key: queued.key, group, queued });
    }),
    ...open.map((imported) => rowOf(imported, false)),
    ...submitted.map((imported) => rowOf(imported, true)),
  ];
  return rows.toSorted((one, other) => importRowGroups.indexOf(one.group) - importRowGroups.indexOf(other.group));
};
