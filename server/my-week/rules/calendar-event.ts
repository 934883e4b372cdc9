import type { Task } from '#contract/my-week/shapes.ts';
import { calendarCopy } from '../copy.ts';

/** A calendar entry. It contains no candidate's name. Source: domain rules D25. */
export interface CalendarEvent {
  /** The entry's ID. It stays the same while the deadline exists, so that calendar apps update the entry. */
  id: string;
  summary: string;
  /** A time, or a calendar day regardless of the time zone. */
  at: Date | string;
  /** The path of the page in Rolecall. */
  path: string;
}

const bidKinds = new Set<Task['kind']>(['place-bid', 'answer-rebid', 'confirm-bid']);

const biddingPath = (engagementId: string, lotId: string): string =>
  `/permauction/competitive/bidding/${engagementId}?lot=${lotId}`;

const summaryOf = ({ kind, title, engagement }: Task): string => {
  const about = engagement?.title ?? '';
  switch (kind) {
    // Only the titles of the kinds below could name a candidate.
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

/** Returns the calendar entry for an open task, on its due day even if the task was postponed. */
export const taskEvent = (task: Task): CalendarEvent => ({
  // A bid completes its task, but the lot's end must stay in the calendar.
  id: bidKinds.has(task.kind) && task.talentRequestId !== null ? `lot:${task.talentRequestId}` : task.taskId,
  summary: summaryOf(task),
  at: task.dueAt === null ? task.dueOn : new Date(task.dueAt),
  path: pathOf(task),
});

/** Returns the calendar entry for the deadline for questions. */
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

/** Returns the entry for a lot on which the agency has a bid that counts. */
export const lotEvent = ({ talentRequestId, engagementId, jobTitle, endsAt }: Lot): CalendarEvent => ({
  id: `lot:${talentRequestId}`,
  summary: calendarCopy.biddingCloses({ title: jobTitle }),
  at: endsAt,
  path: biddingPath(engagementId, talentRequestId),
});
