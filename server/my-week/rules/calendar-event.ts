import type { Task } from '#contract/my-week/shapes.ts';
import { calendarCopy } from '../copy.ts';

/** An entry of a calendar, without anything that names a candidate. Source: domain rules D25. */
export interface CalendarEvent {
  /** The same as long as the deadline exists, so that calendar apps move the entry and don't add another. */
  id: string;
  summary: string;
  /** A time, or a calendar day for all time zones. */
  at: Date | string;
  /** The page in Rolecall. */
  path: string;
}

const bidKinds = new Set<Task['kind']>(['place-bid', 'answer-rebid', 'confirm-bid']);

const biddingPath = (engagementId: string, lotId: string): string =>
  `/permauction/competitive/bidding/${engagementId}?lot=${lotId}`;

const summaryOf = ({ kind, title, engagement }: Task): string => {
  const about = engagement?.title ?? '';
  switch (kind) {
    // The titles of the others name no candidate.
    case 'follow-up':
      return calendarCopy.followUp({ title: about });
    case 'answer-comments':
      return calendarCopy.answerComments({ title: about });
    case 'added':
      return engagement === null ? calendarCopy.added : calendarCopy.addedTo({ title: about });
    default:
      return title;
  }
};

const pathOf = ({ kind, engagement, talentRequestId, client }: Task): string => {
  if (client !== null) return `/prequalification/${client.clientId}`;
  if (engagement === null || kind === 'added') return '/myweek';
  if (bidKinds.has(kind) && talentRequestId !== null) return biddingPath(engagement.engagementId, talentRequestId);
  return kind === 'apply' ? `/opportunities/${engagement.engagementId}` : `/engagement/${engagement.engagementId}`;
};

/** The entry of an open task, on its due day also if it is postponed. */
export const taskEvent = (task: Task): CalendarEvent => ({
  // A bid fulfils the task, and the end of the lot stays in the calendar.
  id: bidKinds.has(task.kind) && task.talentRequestId !== null ? `lot:${task.talentRequestId}` : task.taskId,
  summary: summaryOf(task),
  at: task.dueAt === null ? task.dueOn : new Date(task.dueAt),
  path: pathOf(task),
});

/** The entry of the end of questions. */
export const questionsEvent = (given: { engagementId: string; title: string; endsAt: Date }): CalendarEvent => ({
  id: `questions:${given.engagementId}`,
  summary: calendarCopy.questionsClose({ title: given.title }),
  at: given.endsAt,
  path: `/engagement/${given.engagementId}/clarifications`,
});

/** A lot that takes bids. */
interface Lot {
  talentRequestId: string;
  engagementId: string;
  jobTitle: string;
  endsAt: Date;
}

/** The entry of a lot in which the agency's bid counts. */
export const lotEvent = ({ talentRequestId, engagementId, jobTitle, endsAt }: Lot): CalendarEvent => ({
  id: `lot:${talentRequestId}`,
  summary: calendarCopy.biddingCloses({ title: jobTitle }),
  at: endsAt,
  path: biddingPath(engagementId, talentRequestId),
});
