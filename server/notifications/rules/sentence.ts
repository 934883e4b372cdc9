import type { NotificationKindName } from '#contract/notifications/states.ts';
import { notificationSentenceCopy, hiddenNameCopy } from '../copy.ts';

/** The names in a sentence that the reader may see. */
export interface NotificationNames {
  readonly engagement?: string | undefined;
  readonly talentRequest?: string | undefined;
  readonly candidate?: string | undefined;
  /** The agency's name, shown to the employer. */
  readonly agency?: string | undefined;
  /** The employer's name, shown to the agency. */
  readonly client?: string | undefined;
  /** The candidate's new status. */
  readonly status?: string | undefined;
  /** The amounts that a salary revision changes. */
  readonly pay?: string | undefined;
  /** The kind of role for a prequalification. */
  readonly kindOfRole?: string | undefined;
  readonly document?: string | undefined;
  /** The last day of an approval or a document, or the first day of an erasure, formatted. */
  readonly day?: string | undefined;
  /** The number of engagements, people or other records in the event. */
  readonly count?: string | undefined;
}

/** Returns the sentence of a notification, in which general terms replace missing names. */
export const notificationText = (kind: NotificationKindName, names: NotificationNames): string => {
  const sentence = notificationSentenceCopy[kind]({
    engagement: names.engagement ?? hiddenNameCopy.engagement,
    talentRequest: names.talentRequest ?? hiddenNameCopy.talentRequest,
    candidate: names.candidate ?? hiddenNameCopy.candidate,
    agency: names.agency ?? hiddenNameCopy.agency,
    client: names.client ?? hiddenNameCopy.client,
    status: names.status ?? hiddenNameCopy.status,
    pay: names.pay ?? hiddenNameCopy.pay,
    kindOfRole: names.kindOfRole ?? hiddenNameCopy.kindOfRole,
    document: names.document ?? hiddenNameCopy.document,
    day: names.day ?? hiddenNameCopy.day,
    count: names.count ?? hiddenNameCopy.count,
  });
  // A placeholder at the start of the sentence is capitalised; a real name keeps its spelling.
  const startsWithName = Object.values<string | undefined>({ ...names }).some(
    (name) => name !== undefined && sentence.startsWith(name),
  );
  return startsWithName ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
