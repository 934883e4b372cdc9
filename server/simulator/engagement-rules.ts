import type { OutputOf } from '#contract/common/operation.ts';
import type { readOwnEngagement } from '#contract/engagements/operations/employer.ts';
import type { TurnContext } from './turn-delay.ts';

type Own = OutputOf<typeof readOwnEngagement>;

/** One of an employer's engagements, with the actions that are allowed on it. */
export type EmployerEngagementView = Pick<Own, 'engagementId' | 'publishedAt' | 'stage' | 'nextStage'> & {
  readonly can: Pick<Own['can'], 'moveStage' | 'cancel' | 'complete'>;
  readonly talentRequests: readonly Pick<
    Own['talentRequests'][number],
    'talentRequestId' | 'version' | 'description' | 'resumeAt' | 'statusChangedAt' | 'noOfRolesFilled' | 'can'
  >[];
};

export type EmployerEngagementAction =
  | { act: 'pause'; key: string; talentRequestId: string; reasonId: number; resumeAt: string }
  | { act: 'resume'; key: string; talentRequestId: string }
  | { act: 'change-request'; key: string; talentRequestId: string; version: number; description: string }
  | { act: 'move-stage'; key: string; engagementId: string; stage: 'clarification' | 'bidding'; endsAt: string }
  | { act: 'complete'; key: string; engagementId: string; reasonId: number }
  | { act: 'cancel'; key: string; engagementId: string; reasonId: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The maximum length of a pause, in paces. It is short enough for a visitor to wait for the end. */
const pacesOfPause = 60;

/** Sometimes pauses a talent request for a limited time, or ends a pause early. */
const pauseAct = (
  { talentRequests, stage }: EmployerEngagementView,
  table: TurnContext,
): EmployerEngagementAction | undefined => {
  const { chance, now, paceMs } = table;
  // A pause without an end was started by a person, so the simulator does not end it.
  const early = talentRequests.find(
    ({ can, resumeAt, statusChangedAt }) =>
      can.resume.allowed && resumeAt !== null && now.getTime() - Date.parse(statusChangedAt) > 10 * paceMs,
  );
  if (early && chance.happens(0.2)) {
    return { act: 'resume', key: `resume ${early.talentRequestId}`, talentRequestId: early.talentRequestId };
  }
  const open = talentRequests.filter(({ can }) => can.pause.allowed);
  const request = chance.pick(open);
  // A pause would prevent visitors from bidding.
  if (stage === 'bidding') return undefined;
  // At least one talent request per engagement stays open.
  if (!request || open.length < 2 || !chance.happens(0.05)) return undefined;
  return {
    act: 'pause',
    key: `pause ${request.talentRequestId}`,
    talentRequestId: request.talentRequestId,
    reasonId: chance.pick([1, 3, 4, 5]) ?? 1,
    resumeAt: new Date(now.getTime() + Math.max(600_000, pacesOfPause * paceMs)).toISOString(),
  };
};

/** Remarks that employers add to a published talent request. One is used at a time. */
const remarks = [
  'Interviews are held within a week.',
  'Starting in the new year is fine.',
  'You can work from home two days a week.',
  'We pay relocation costs.',
];

/** Sometimes changes the remark on a talent request. */
const changeAct = (
  { talentRequests }: EmployerEngagementView,
  { chance }: TurnContext,
): EmployerEngagementAction | undefined => {
  const request = chance.pick(talentRequests.filter(({ can }) => can.change.allowed));
  const remark = chance.pick(remarks);
  if (!request || remark === undefined || !chance.happens(0.03)) return undefined;
  const before = remarks.reduce((text, one) => text.replace(one, ''), request.description).trim();
  const { talentRequestId, version } = request;
  const key = `change ${talentRequestId} ${String(version)}`;
  return { act: 'change-request', key, talentRequestId, version, description: `${before} ${remark}`.trim() };
};

/**
 * Sometimes moves a competitive engagement to its next stage, which lasts some days. A recently published engagement
 * stays in its first stage.
 */
const stageAct = (
  { engagementId, nextStage, can, publishedAt }: EmployerEngagementView,
  table: TurnContext,
): EmployerEngagementAction | undefined => {
  const { chance, now } = table;
  const isNew = publishedAt === null || now.getTime() - Date.parse(publishedAt) < 2 * dayMs;
  if (nextStage === null || !can.moveStage.allowed || isNew || !chance.happens(0.02)) return undefined;
  const endsAt = new Date(Math.ceil(now.getTime() / hourMs + chance.between(72, 168)) * hourMs).toISOString();
  return { act: 'move-stage', key: `stage ${engagementId} ${nextStage}`, engagementId, stage: nextStage, endsAt };
};

/**
 * Sometimes ends a recently published engagement: cancels it before any hire, or completes it. The demo's original
 * engagements stay, so that visitors can find them again.
 */
const endAct = (course: EmployerEngagementView, table: TurnContext): EmployerEngagementAction | undefined => {
  const { engagementId, publishedAt, can, talentRequests } = course;
  const isLate = publishedAt !== null && table.now.getTime() - Date.parse(publishedAt) < 3 * dayMs;
  if (!isLate || !table.chance.happens(0.02)) return undefined;
  const key = `end ${engagementId}`;
  if (can.complete.allowed && talentRequests.some(({ noOfRolesFilled }) => noOfRolesFilled > 0)) {
    return { act: 'complete', key, engagementId, reasonId: 3 };
  }
  return can.cancel.allowed ? { act: 'cancel', key, engagementId, reasonId: 2 } : undefined;
};

/** Decides an employer's next action on one of its engagements; usually none. */
export const chooseEngagementAction = (
  course: EmployerEngagementView | undefined,
  table: TurnContext,
): EmployerEngagementAction | undefined =>
  course === undefined
    ? undefined
    : (pauseAct(course, table) ?? changeAct(course, table) ?? stageAct(course, table) ?? endAct(course, table));
