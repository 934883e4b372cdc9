import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SentInputOf } from '#contract/common/operation.ts';
import {
  addNoteEndpoint,
  deleteNoteEndpoint,
  erasePersonEndpoint,
  exportPersonEndpoint,
  exportPersonPdfEndpoint,
  listPeopleEndpoint,
  listRequestChoicesEndpoint,
  mergePeopleEndpoint,
  readPersonEndpoint,
  startSubmissionEndpoint,
  undoMergeEndpoint,
} from '#contract/people/endpoints.ts';
import {
  findPeopleToHoldEndpoint,
  liftHoldEndpoint,
  listHoldsEndpoint,
  placeHoldEndpoint,
} from '#contract/people/endpoints/holds.ts';
import {
  changeRetentionEndpoint,
  exportRetentionPlanEndpoint,
  listRetentionPlanEndpoint,
  listErasuresOfUnsubmittedEndpoint,
  readRetentionEndpoint,
} from '#contract/people/endpoints/retention.ts';
import { requestRetentionRenewalEndpoint } from '#contract/people/endpoints/renewal.ts';
import type { liftHold, placeHold } from '#contract/people/operations/holds.ts';
import type * as people from '#contract/people/operations.ts';
import type { changeRetention } from '#contract/people/operations/retention.ts';
import { callApi, downloadFromApi } from '#web/platform/client.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';
import { copy } from './copy.ts';

export const peoplePageSize = 10;

export const holdsPageSize = 25;
export const retentionPlanPageSize = 25;

export type PeopleSearch = {
  q?: string | undefined;
  /** Whether to list only people whose retention period ends soon. */
  due?: boolean | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
};

export const peopleQuery = ({ q = '', due = false, page = 0, pageSize = peoplePageSize }: PeopleSearch) =>
  queryOptions({
    queryKey: ['people', 'list', { q, due, page, pageSize }],
    queryFn: ({ signal }) =>
      callApi(
        listPeopleEndpoint,
        { ...(q === '' ? {} : { keywords: q }), ...(due ? { isDue: true } : {}), pageCurrent: page, pageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['people', 'one', personId],
    queryFn: ({ signal }) => callApi(readPersonEndpoint, { personId }, { signal }),
  });

export const talentRequestOptionsQuery = (personId: string, keywords: string) =>
  queryOptions({
    queryKey: ['people', 'choices', personId, keywords],
    queryFn: ({ signal }) => callApi(listRequestChoicesEndpoint, { personId, keywords }, { signal }),
    placeholderData: keepPreviousData,
  });

export const retentionQuery = queryOptions({
  queryKey: ['people', 'retention'],
  queryFn: ({ signal }) => callApi(readRetentionEndpoint, {}, { signal }),
});

/**
 * Loads a preview of the next runs of the retention job: the people whose retention period ends, and whether each will
 * be announced to the agency, kept or erased.
 */
export const retentionPlanQuery = (pageCurrent: number) =>
  queryOptions({
    queryKey: ['people', 'retention-plan', pageCurrent],
    queryFn: ({ signal }) =>
      callApi(listRetentionPlanEndpoint, { pageCurrent, pageSize: retentionPlanPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Loads the drafts, and the consents without a submission, that will be erased next. */
export const erasuresOfUnsubmittedQuery = queryOptions({
  queryKey: ['people', 'unsubmitted-due'],
  queryFn: ({ signal }) => callApi(listErasuresOfUnsubmittedEndpoint, {}, { signal }),
});

/** Saves the retention plan as a CSV file, with days in the viewer's time zone. */
export const downloadRetentionPlan = async (): Promise<void> =>
  downloadBlob(await downloadFromApi(exportRetentionPlanEndpoint, { timeZone: viewerZone() }));

const subjects = ['person'] as const;
const writes = { awaitsRefetch: true } as const;

export const useAddNote = () =>
  useWrite((given: SentInputOf<typeof people.addNote>) => callApi(addNoteEndpoint, given), subjects, writes);

export const useDeleteNote = () =>
  useWrite((given: SentInputOf<typeof people.deleteNote>) => callApi(deleteNoteEndpoint, given), subjects, writes);

export const useStartSubmission = () =>
  useWrite(
    (given: SentInputOf<typeof people.startSubmission>) => callApi(startSubmissionEndpoint, given),
    ['submission-draft'],
  );

export const useMergePeople = () =>
  useWrite((given: SentInputOf<typeof people.mergePeople>) => callApi(mergePeopleEndpoint, given), subjects, writes);

/** Undoes a merge without waiting for the refetch, since the refetch removes the banner with its button. */
export const useUndoMerge = () =>
  useWrite((given: SentInputOf<typeof people.undoMerge>) => callApi(undoMergeEndpoint, given), subjects);

export const useChangeRetention = () =>
  useWrite((given: SentInputOf<typeof changeRetention>) => callApi(changeRetentionEndpoint, given), subjects, writes);

/** Loads the holds on people, for Rolecall's staff. */
export const holdsQuery = (pageCurrent: number) =>
  queryOptions({
    queryKey: ['people', 'holds', pageCurrent],
    queryFn: ({ signal }) => callApi(listHoldsEndpoint, { pageCurrent, pageSize: holdsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Loads the people with this email address from all agencies, for Rolecall's staff. */
export const peopleWithEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ['people', 'holdable', email],
    queryFn: ({ signal }) => callApi(findPeopleToHoldEndpoint, { email }, { signal }),
    enabled: email !== '',
  });

export const usePlaceHold = () =>
  useWrite((given: SentInputOf<typeof placeHold>) => callApi(placeHoldEndpoint, given), subjects, writes);

export const useLiftHold = () =>
  useWrite((given: SentInputOf<typeof liftHold>) => callApi(liftHoldEndpoint, given), subjects, writes);

/** Erases a person without a refetch, because the user has to leave the person's page first. */
export const useErasePerson = () =>
  useWrite((given: SentInputOf<typeof people.erasePerson>) => callApi(erasePersonEndpoint, given), []);

/** Saves everything that the agency stores about a person as a JSON file. */
export const downloadPerson = async (personId: string, name: string): Promise<void> => {
  const person = await callApi(exportPersonEndpoint, { personId });
  const blob = new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' });
  downloadBlob({ blob, fileName: copy.exportFile({ name: name.toLowerCase().replaceAll(/\s+/g, '-') }) });
};

/** Saves everything that the agency stores about a person as a PDF. */
export const downloadPersonPdf = async (personId: string): Promise<void> =>
  downloadBlob(await downloadFromApi(exportPersonPdfEndpoint, { personId }));

export const useRequestRenewal = () =>
  useWrite((personId: string) => callApi(requestRetentionRenewalEndpoint, { personId }), subjects, writes);
