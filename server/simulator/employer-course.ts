import type { OutputOf } from '#contract/common/operation.ts';
import type { readOwnEngagement } from '#contract/engagements/operations/employer.ts';
import type { TurnContext } from './turn-delay.ts';

type Own = OutputOf<typeof readOwnEngagement>;

/** One engagement of an employer, with what it may do with it. */
export type CourseView = Pick<Own, 'engagementId' | 'publishedAt' | 'stage' | 'nextStage' | 'isPractice'> & {
  readonly can: Pick<Own['can'], 'moveStage' | 'cancel' | 'complete'>;
  readonly talentRequests: readonly Pick<
    Own['talentRequests'][number],
    'talentRequestId' | 'version' | 'description' | 'resumeAt' | 'statusChangedAt' | 'noOfRolesFilled' | 'can'
  >[];
};

export type CourseAction =
  | { act: 'pause'; key: string; talentRequestId: string; reasonId: number; resumeAt: string }
  | { act: 'resume'; key: string; talentRequestId: string }
  | { act: 'change-request'; key: string; talentRequestId: string; version: number; description: string }
  | { act: 'move-stage'; key: string; engagementId: string; stage: 'clarification' | 'bidding'; endsAt: string }
  | { act: 'complete'; key: string; engagementId: string; reasonId: number }
  | { act: 'cancel'; key: string; engagementId: string; reasonId: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long something stays paused at most: a visitor who waits for it is not kept for long. */
const pacesOfPause = 60;

/** Now and then a talent request pauses until a moment; some of those go on before it. */
const pauseAct = ({ talentRequests }: CourseView, table: TurnContext): CourseAction | undefined => {
  const { chance, now, paceMs } = table;
  // What waits for its employer, and for no moment, is somebody's own decision.
  const early = talentRequests.find(
    ({ can, resumeAt, statusChangedAt }) =>
      can.resume.allowed && resumeAt !== null && now.getTime() - Date.parse(statusChangedAt) > 10 * paceMs,
  );
  if (early && chance.happens(0.2)) {
    return { act: 'resume', key: `resume ${early.talentRequestId}`, talentRequestId: early.talentRequestId };
  }
  const open = talentRequests.filter(({ can }) => can.pause.allowed);
  const request = chance.pick(open);
  // Something of an engagement always goes on.
  if (!request || open.length < 2 || !chance.happens(0.05)) return undefined;
  return {
    act: 'pause',
    key: `pause ${request.talentRequestId}`,
    talentRequestId: request.talentRequestId,
    reasonId: chance.pick([1, 3, 4, 5]) ?? 1,
    resumeAt: new Date(now.getTime() + Math.max(600_000, pacesOfPause * paceMs)).toISOString(),
  };
};

/** What employers come to say of a talent request once it is published; one of these at a time. */
const remarks = [
  'Interviews are held within a week.',
  'Starting in the new year is fine.',
  'Two days a week can be worked from home.',
  'We pay relocation costs.',
];

/** Now and then an employer says something more of what it looks for. */
const changeAct = ({ talentRequests }: CourseView, { chance }: TurnContext): CourseAction | undefined => {
  const request = chance.pick(talentRequests.filter(({ can }) => can.change.allowed));
  const remark = chance.pick(remarks);
  if (!request || remark === undefined || !chance.happens(0.03)) return undefined;
  const before = remarks.reduce((text, one) => text.replace(one, ''), request.description).trim();
  const { talentRequestId, version } = request;
  const key = `change ${talentRequestId} ${String(version)}`;
  return { act: 'change-request', key, talentRequestId, version, description: `${before} ${remark}`.trim() };
};

/** A competitive engagement that has taken applications for a while moves on, for some days. */
const stageAct = (
  { engagementId, nextStage, can, publishedAt }: CourseView,
  table: TurnContext,
): CourseAction | undefined => {
  const { chance, now } = table;
  const isNew = publishedAt === null || now.getTime() - Date.parse(publishedAt) < 2 * dayMs;
  if (nextStage === null || !can.moveStage.allowed || isNew || !chance.happens(0.02)) return undefined;
  const endsAt = new Date(Math.ceil(now.getTime() / hourMs + chance.between(72, 168)) * hourMs).toISOString();
  return { act: 'move-stage', key: `stage ${engagementId} ${nextStage}`, engagementId, stage: nextStage, endsAt };
};

/**
 * What was published lately ends now and then: cancelled before anybody is hired, or completed. What the demo began with
 * stays, so that a visitor finds it again.
 */
const endAct = (course: CourseView, table: TurnContext): CourseAction | undefined => {
  const { engagementId, publishedAt, can, talentRequests } = course;
  const isLate = publishedAt !== null && table.now.getTime() - Date.parse(publishedAt) < 3 * dayMs;
  if (!isLate || !table.chance.happens(0.02)) return undefined;
  const key = `end ${engagementId}`;
  if (can.complete.allowed && talentRequests.some(({ noOfRolesFilled }) => noOfRolesFilled > 0)) {
    return { act: 'complete', key, engagementId, reasonId: 3 };
  }
  return can.cancel.allowed ? { act: 'cancel', key, engagementId, reasonId: 2 } : undefined;
};

/** What an employer would do with the course of one of its engagements; mostly nothing. */
export const courseAction = (course: CourseView | undefined, table: TurnContext): CourseAction | undefined =>
  course === undefined || course.isPractice
    ? undefined
    : (pauseAct(course, table) ?? changeAct(course, table) ?? stageAct(course, table) ?? endAct(course, table));
