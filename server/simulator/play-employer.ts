import {
  requestTenderRebidEndpoint,
  decideApplicationEndpoint,
  listReceivedApplicationsEndpoint,
} from '#contract/applications/endpoints.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import {
  moveCandidateEndpoint,
  openCandidateEndpoint,
  listReceivedCandidatesEndpoint,
  rejectCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { listClarificationsEndpoint, replyEndpoint } from '#contract/clarifications/endpoints.ts';
import {
  cancelEngagementEndpoint,
  changeClosingEndpoint,
  changeRequestEndpoint,
  completeEngagementEndpoint,
  listOwnEngagementsEndpoint,
  moveStageEndpoint,
  pauseRequestEndpoint,
  publishAgainEndpoint,
  readOwnEngagementEndpoint,
  resumeRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { currentSalary } from '#contract/candidates/rules.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import type { HttpActor } from '#server/simulator/http-actor.ts';
import {
  approvePrequalificationEndpoint,
  declinePrequalificationEndpoint,
  readPrequalificationEndpoint,
  listReceivedPrequalificationsEndpoint,
} from '#contract/prequalification/endpoints.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import {
  postponeClosingActions,
  chooseEmployerActions,
  type EmployerAction,
  type EmployerView,
} from './employer-rules.ts';
import type { TurnContext } from './turn-delay.ts';

const asMany = { pageSize: 100 };

const look = async (actor: HttpActor, { chance }: TurnContext): Promise<EmployerView> => {
  const { records: engagements } = await actor.call(listOwnEngagementsEndpoint, asMany);
  const { records: applications } = await actor.call(listReceivedApplicationsEndpoint, {
    applicationStatusId: applicationStatus.pending,
    ...asMany,
  });
  const { records: approved } = await actor.call(listReceivedApplicationsEndpoint, {
    applicationStatusId: applicationStatus.approved,
    ...asMany,
  });
  const candidates = [];
  for (const { engagementId, status, stage } of engagements) {
    if (status !== 'open' || stage !== 'fulfillment') continue;
    const { talentRequests } = await actor.call(listReceivedCandidatesEndpoint, { engagementId });
    candidates.push(...talentRequests.flatMap((request) => request.candidates));
  }
  const { records: prequalifications } = await actor.call(listReceivedPrequalificationsEndpoint, {
    statusId: prequalificationStatus.pending,
    ...asMany,
  });
  const one = chance.pick(engagements.filter(({ status }) => status === 'open'));
  const course = one && (await actor.call(readOwnEngagementEndpoint, { engagementId: one.engagementId }));
  const questions =
    one && (await actor.call(listClarificationsEndpoint, { engagementId: one.engagementId })).clarifications;
  return { engagements, applications, approved, candidates, prequalifications, course, questions };
};

/** Reads an agency's documents, and approves the request with the versions that were read. */
const prequalify = async (actor: HttpActor, prequalificationId: string): Promise<unknown> => {
  const { documents } = await actor.call(readPrequalificationEndpoint, { prequalificationId });
  return actor.call(approvePrequalificationEndpoint, {
    prequalificationId,
    versionIds: documents.map(({ versionId }) => versionId),
  });
};

/**
 * Moves a candidate to another status. To hire the candidate, the employer confirms the salary and the fee that it has
 * seen.
 */
const moveForward = async (
  actor: HttpActor,
  candidateId: string,
  candidateStatusId: CandidateStatusId,
): Promise<unknown> => {
  if (candidateStatusId !== candidateStatus.hired)
    return actor.call(moveCandidateEndpoint, { candidateId, candidateStatusId });
  const opened = await actor.call(openCandidateEndpoint, { candidateId });
  const { agencyFee } = opened;
  const baseSalary = currentSalary(opened);
  return actor.call(moveCandidateEndpoint, { candidateId, candidateStatusId, baseSalary, agencyFee });
};

const carryOut = async (actor: HttpActor, act: EmployerAction): Promise<unknown> => {
  switch (act.act) {
    case 'move-closing':
      return actor.call(changeClosingEndpoint, { engagementId: act.engagementId, closingAt: act.closingAt });
    case 'publish-again':
      return actor.call(publishAgainEndpoint, { engagementId: act.engagementId, closingAt: act.closingAt });
    case 'approve':
      return actor.call(decideApplicationEndpoint, { applicationId: act.applicationId, decision: 'approve' });
    case 'decline':
      return actor.call(decideApplicationEndpoint, {
        applicationId: act.applicationId,
        decision: 'decline',
        reasonId: act.reasonId,
        reasonText: act.reasonText,
      });
    case 'prequalify':
      return prequalify(actor, act.prequalificationId);
    case 'decline-prequalification':
      return actor.call(declinePrequalificationEndpoint, {
        prequalificationId: act.prequalificationId,
        reasonText: act.reasonText,
      });
    case 'ask-rebid': {
      const { applicationId, reasonId, reasonText } = act;
      return actor.call(requestTenderRebidEndpoint, { applicationId, reasonId, reasonText });
    }
    case 'pause': {
      const { talentRequestId, reasonId, resumeAt } = act;
      return actor.call(pauseRequestEndpoint, { talentRequestId, reasonId, resumeAt });
    }
    case 'resume':
      return actor.call(resumeRequestEndpoint, { talentRequestId: act.talentRequestId });
    case 'change-request': {
      const { talentRequestId, version, description } = act;
      return actor.call(changeRequestEndpoint, { talentRequestId, version, description });
    }
    case 'move-stage': {
      const { engagementId, stage, endsAt } = act;
      return actor.call(moveStageEndpoint, { engagementId, stage, endsAt });
    }
    case 'complete':
      return actor.call(completeEngagementEndpoint, { engagementId: act.engagementId, reasonId: act.reasonId });
    case 'cancel':
      return actor.call(cancelEngagementEndpoint, { engagementId: act.engagementId, reasonId: act.reasonId });
    case 'answer':
      return actor.call(replyEndpoint, { clarificationId: act.clarificationId, text: act.text });
    case 'open':
      return actor.call(openCandidateEndpoint, { candidateId: act.candidateId });
    case 'move':
      return moveForward(actor, act.candidateId, act.candidateStatusId);
    case 'reject':
      return actor.call(rejectCandidateEndpoint, {
        candidateId: act.candidateId,
        rejectionReasons: [act.reasonId],
        rejectionMessage: act.message,
      });
  }
};

/** Plays one turn of an employer: reads its data, chooses its next actions and carries them out. */
export const playEmployer = async (
  actor: HttpActor,
  table: TurnContext,
  trying: (key: string) => void,
): Promise<void> => {
  for (const act of chooseEmployerActions(await look(actor, table), table)) {
    trying(act.key);
    await carryOut(actor, act);
  }
};

/** Postpones all closing times that are near or that passed while the simulator was off. Runs before the first turn. */
export const reopenMarket = async (actor: HttpActor, table: TurnContext): Promise<void> => {
  const { records } = await actor.call(listOwnEngagementsEndpoint, asMany);
  for (const act of postponeClosingActions(records, table)) await carryOut(actor, act);
};
