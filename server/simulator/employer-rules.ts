import type { ReceivedApplication } from '#contract/applications/shapes.ts';
import type { ReceivedCandidates } from '#contract/candidates/shapes.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import type { Clarification } from '#contract/clarifications/shapes.ts';
import type { OwnEngagement } from '#contract/engagements/shapes.ts';
import type { ReceivedPrequalification } from '#contract/prequalification/shapes.ts';
import {
  chooseEngagementAction,
  type EmployerEngagementAction,
  type EmployerEngagementView,
} from './engagement-rules.ts';
import { isReplyDue, isRecentlyActive, type TurnContext } from './turn-delay.ts';

type SeenEngagement = Pick<
  OwnEngagement,
  'engagementId' | 'kind' | 'title' | 'status' | 'stage' | 'closingAt' | 'publishedAt'
>;
type SeenApplication = Pick<
  ReceivedApplication,
  'applicationId' | 'supplierName' | 'appliedAt' | 'decidedAt' | 'isTendered' | 'offers' | 'can'
>;
type SeenCandidate = Pick<
  ReceivedCandidates['talentRequests'][number]['candidates'][number],
  '_id' | 'candidateStatusId' | 'since' | 'supplier' | 'isNew' | 'isCandidateQualified' | 'moves' | 'can'
>;

type SeenPrequalification = Pick<
  ReceivedPrequalification,
  'prequalificationId' | 'supplierName' | 'requestedAt' | 'can'
>;

type SeenQuestion = Pick<
  Clarification,
  '_id' | 'supplierName' | 'awaitsAnswer' | 'lastMessage' | 'comment_count' | 'can'
>;

/** The data that an employer sees on its turn. */
export interface EmployerView {
  readonly engagements: readonly SeenEngagement[];
  /** The applications that await a decision. */
  readonly applications: readonly SeenApplication[];
  readonly approved: readonly SeenApplication[];
  readonly candidates: readonly SeenCandidate[];
  /** Requests for prequalification that await a decision. */
  readonly prequalifications: readonly SeenPrequalification[];
  /** One open engagement with all its details. */
  readonly course?: EmployerEngagementView | undefined;
  /** The clarifications in the same engagement as `course`. */
  readonly questions?: readonly SeenQuestion[] | undefined;
}

export type EmployerAction =
  | EmployerEngagementAction
  | { act: 'move-closing'; key: string; engagementId: string; closingAt: string }
  | { act: 'publish-again'; key: string; engagementId: string; closingAt: string }
  | { act: 'approve'; key: string; applicationId: string }
  | { act: 'decline'; key: string; applicationId: string; reasonId: number; reasonText: string }
  | { act: 'prequalify'; key: string; prequalificationId: string }
  | { act: 'decline-prequalification'; key: string; prequalificationId: string; reasonText: string }
  | { act: 'ask-rebid'; key: string; applicationId: string; reasonId: number; reasonText: string }
  | { act: 'answer'; key: string; clarificationId: string; text: string }
  | { act: 'open'; key: string; candidateId: string }
  | { act: 'move'; key: string; candidateId: string; candidateStatusId: CandidateStatusId }
  | { act: 'reject'; key: string; candidateId: string; reasonId: number; message: string };

const hourMs = 3_600_000;
const soonMs = 300_000;
const mostOpen = 4;

/** Returns a time on the hour, some days from now. */
const daysAhead = (table: TurnContext, least: number, most: number): string =>
  new Date(
    Math.ceil(table.now.getTime() / hourMs + table.chance.between(least * 24, most * 24)) * hourMs,
  ).toISOString();

const takesApplications = (engagement: SeenEngagement): boolean =>
  engagement.status === 'open' &&
  engagement.publishedAt !== null &&
  !(engagement.kind === 'competitive' && engagement.stage === 'fulfillment');

/** Returns actions that postpone all closing times that are near or that passed while the simulator was off. */
export const postponeClosingActions = (engagements: readonly SeenEngagement[], table: TurnContext): EmployerAction[] =>
  engagements
    .filter(
      (engagement) =>
        takesApplications(engagement) &&
        Date.parse(engagement.closingAt) - table.now.getTime() < Math.max(soonMs, 10 * table.paceMs),
    )
    .map(({ engagementId }) => ({
      act: 'move-closing',
      key: `closing ${engagementId}`,
      engagementId,
      closingAt: daysAhead(table, 2, 14),
    }));

/**
 * Publishes a success fee engagement again if the employer has none that accepts applications. It repeats one that has
 * ended or, if the employer has almost no others, one that is still open. So there is always something new to apply
 * for, but the market doesn't grow without limit and no engagement is open three times.
 */
const publishAgainAct = (engagements: readonly SeenEngagement[], table: TurnContext): EmployerAction | undefined => {
  const fees = engagements.filter(({ kind, publishedAt }) => kind === 'successfee' && publishedAt !== null);
  const open = fees.filter(({ status }) => status === 'open');
  if (open.some(({ stage }) => stage === 'application') || open.length >= mostOpen) return undefined;
  const openTitles = new Set(open.map(({ title }) => title));
  const repeated =
    fees.find(({ status, title }) => status !== 'open' && !openTitles.has(title)) ??
    (open.length < 2 ? open.at(-1) : undefined);
  return (
    repeated && {
      act: 'publish-again',
      key: `again ${repeated.engagementId}`,
      engagementId: repeated.engagementId,
      closingAt: daysAhead(table, 5, 21),
    }
  );
};

const answers = [
  'Thank you for asking. Yes, that is possible.',
  'We decide that with the hiring lead after the first interview.',
  'That is described in the engagement. We will add it to the talent request.',
];

/** Answers a question that has waited for a while. */
const answerAct = (questions: readonly SeenQuestion[], table: TurnContext): EmployerAction | undefined => {
  const question = table.chance.pick(
    questions.filter(
      ({ awaitsAnswer, can, lastMessage, supplierName }) =>
        awaitsAnswer && can.reply.allowed && isReplyDue(table, lastMessage, supplierName ?? ''),
    ),
  );
  const text = table.chance.pick(answers);
  if (!question || text === undefined) return undefined;
  const { _id: clarificationId, comment_count: messages } = question;
  return { act: 'answer', key: `answer ${clarificationId} ${String(messages)}`, clarificationId, text };
};

const declines = [
  { reasonId: 2, reasonText: 'We already work with enough agencies for these roles.' },
  { reasonId: 3, reasonText: 'We are looking for an agency with more placements in this field.' },
  { reasonId: 4, reasonText: 'The fee is above our budget for these roles.' },
];

const rebids = [
  { reasonId: 1, reasonText: 'Two tenders are very close. Please send your best offer.' },
  { reasonId: 3, reasonText: 'Your tender is slightly above our budget.' },
];

/** Sometimes asks an approved agency for a new tender, at most once and soon after the approval. */
const rebidAct = (approved: readonly SeenApplication[], table: TurnContext): EmployerAction | undefined => {
  const application = table.chance.pick(
    approved.filter(
      ({ can, decidedAt, offers, supplierName }) =>
        can.askRebid.allowed &&
        offers.length === 1 &&
        decidedAt !== null &&
        isReplyDue(table, decidedAt, supplierName) &&
        isRecentlyActive(table, decidedAt),
    ),
  );
  const rebid = table.chance.pick(rebids);
  if (!application || !rebid || !table.chance.happens(0.05)) return undefined;
  const { applicationId } = application;
  return { act: 'ask-rebid', key: `rebid ${applicationId}`, applicationId, ...rebid };
};

/** Decides on applications: mostly approves, and sometimes declines one with a reason. */
const applicationAct = (applications: readonly SeenApplication[], table: TurnContext): EmployerAction | undefined => {
  const waiting = applications.filter(
    ({ can, appliedAt, supplierName }) => can.decide.allowed && isReplyDue(table, appliedAt, supplierName),
  );
  const application = table.chance.pick(waiting);
  if (!application) return undefined;
  const { applicationId } = application;
  const key = `decide ${applicationId}`;
  const decline = table.chance.pick(declines.filter(({ reasonId }) => reasonId !== 4 || application.isTendered));
  return decline && table.chance.happens(0.15)
    ? { act: 'decline', key, applicationId, ...decline }
    : { act: 'approve', key, applicationId };
};

/** Decides on requests for prequalification: mostly approves, and sometimes declines one with a reason. */
const prequalificationAct = (
  requests: readonly SeenPrequalification[],
  table: TurnContext,
): EmployerAction | undefined => {
  const request = table.chance.pick(
    requests.filter(
      ({ can, requestedAt, supplierName }) => can.approve.allowed && isReplyDue(table, requestedAt, supplierName),
    ),
  );
  if (!request) return undefined;
  const { prequalificationId } = request;
  const key = `prequalify ${prequalificationId}`;
  return table.chance.happens(0.2)
    ? {
        act: 'decline-prequalification',
        key,
        prequalificationId,
        reasonText: 'We are looking for more placements in this kind of role.',
      }
    : { act: 'prequalify', key, prequalificationId };
};

const rejections: Readonly<Record<string, { reasonId: number; message: string }>> = {
  interviewed: { reasonId: 7, message: 'Thank you. We enjoyed the interview but chose another candidate.' },
  unqualified: { reasonId: 1, message: 'Not all of our mandatory requirements are met.' },
  early: {
    reasonId: 2,
    message: 'A good profile, but we need somebody with more experience in a department of this size.',
  },
};

const rejectionOf = (candidate: SeenCandidate) => {
  if (candidate.candidateStatusId === candidateStatus.interviewing) return rejections['interviewed'];
  return candidate.isCandidateQualified ? rejections['early'] : rejections['unqualified'];
};

/** Returns the next step, or sometimes the one after it. Candidates are hired only after an offer, and not always. */
const nextStep = (candidate: SeenCandidate, { chance }: TurnContext): CandidateStatusId | undefined => {
  const allowed = candidate.moves.filter(({ right }) => right.allowed).map(({ candidateStatusId: id }) => id);
  const [next] = allowed;
  if (candidate.candidateStatusId === candidateStatus.offerExtended) {
    return next === candidateStatus.hired && chance.happens(0.5) ? next : undefined;
  }
  const before = allowed.filter((id) => id !== candidateStatus.hired);
  return chance.happens(0.2) ? (before[1] ?? before[0]) : before[0];
};

/** Opens candidates, then moves them forward or rejects them. */
const candidateAct = (candidates: readonly SeenCandidate[], table: TurnContext): EmployerAction | undefined => {
  const open = candidates.filter(
    ({ can, since, supplier }) => can.reject.allowed && isReplyDue(table, since, supplier.supplierName),
  );
  const lively = open.filter(({ since, isNew }) => isNew || isRecentlyActive(table, since));
  const candidate = table.chance.pick(lively.length > 0 || !table.chance.happens(0.1) ? lively : open);
  if (!candidate) return undefined;
  const { _id: candidateId } = candidate;
  const key = `candidate ${candidateId} ${candidate.isNew ? 'new' : String(candidate.candidateStatusId)}`;
  if (candidate.isNew) return { act: 'open', key, candidateId };
  const rejection = rejectionOf(candidate);
  if (rejection && table.chance.happens(candidate.isCandidateQualified ? 0.2 : 0.7)) {
    return { act: 'reject', key, candidateId, ...rejection };
  }
  const candidateStatusId = nextStep(candidate, table);
  return candidateStatusId === undefined ? undefined : { act: 'move', key, candidateId, candidateStatusId };
};

/** Decides an employer's next actions; empty if there is nothing to do. */
export const chooseEmployerActions = (sees: EmployerView, table: TurnContext): EmployerAction[] => {
  const notRefused = (act: EmployerAction | undefined): act is EmployerAction =>
    act !== undefined && !table.avoids(act.key);
  const closings = postponeClosingActions(sees.engagements, table).filter(notRefused);
  if (closings.length > 0) return closings;
  const others = [
    publishAgainAct(sees.engagements, table),
    applicationAct(sees.applications, table),
    rebidAct(sees.approved, table),
    candidateAct(sees.candidates, table),
    prequalificationAct(sees.prequalifications, table),
    chooseEngagementAction(sees.course, table),
    answerAct(sees.questions ?? [], table),
  ].filter(notRefused);
  const act = table.chance.pick(others);
  return act ? [act] : [];
};
