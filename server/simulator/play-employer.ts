import { askRebidAt, decideApplicationAt, receivedApplicationsAt } from '#contract/applications/addresses.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import {
  moveCandidateAt,
  openCandidateAt,
  receivedCandidatesAt,
  rejectCandidateAt,
} from '#contract/candidates/addresses.ts';
import {
  cancelEngagementAt,
  changeClosingAt,
  changeRequestAt,
  completeEngagementAt,
  listOwnEngagementsAt,
  moveStageAt,
  pauseRequestAt,
  publishAgainAt,
  readOwnEngagementAt,
  resumeRequestAt,
} from '#contract/engagements/addresses/employer.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { HttpActor } from '#contract/http-actor.ts';
import {
  approvePrequalificationAt,
  declinePrequalificationAt,
  readPrequalificationAt,
  receivedPrequalificationsAt,
} from '#contract/prequalification/addresses.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { closingsToMove, employerActs, type EmployerAct, type EmployerSees } from './employer-rules.ts';
import type { Table } from './patience.ts';

const asMany = { pageSize: 100 };

const look = async (actor: HttpActor, { chance }: Table): Promise<EmployerSees> => {
  const { records: engagements } = await actor.call(listOwnEngagementsAt, asMany);
  const { records: applications } = await actor.call(receivedApplicationsAt, {
    applicationStatusId: applicationStatus.pending,
    ...asMany,
  });
  const candidates = [];
  for (const { engagementId, status, stage } of engagements) {
    if (status !== 'open' || stage !== 'fulfillment') continue;
    const { talentRequests } = await actor.call(receivedCandidatesAt, { engagementId });
    candidates.push(...talentRequests.flatMap((request) => request.candidates));
  }
  const { records: prequalifications } = await actor.call(receivedPrequalificationsAt, {
    statusId: prequalificationStatus.pending,
    ...asMany,
  });
  const one = chance.pick(engagements.filter(({ status }) => status === 'open'));
  const course = one && (await actor.call(readOwnEngagementAt, { engagementId: one.engagementId }));
  return { engagements, applications, candidates, prequalifications, course };
};

/** Reads the documents, and approves on what was read. */
const prequalify = async (actor: HttpActor, prequalificationId: string): Promise<unknown> => {
  const { documents } = await actor.call(readPrequalificationAt, { prequalificationId });
  return actor.call(approvePrequalificationAt, {
    prequalificationId,
    versionIds: documents.map(({ versionId }) => versionId),
  });
};

/** A hire states the salary and the fee that the employer has read. */
const moveForward = async (actor: HttpActor, candidateId: string, candidateStatusId: number): Promise<unknown> => {
  if (candidateStatusId !== candidateStatus.hired)
    return actor.call(moveCandidateAt, { candidateId, candidateStatusId });
  const { baseSalary, agencyFee } = await actor.call(openCandidateAt, { candidateId });
  return actor.call(moveCandidateAt, { candidateId, candidateStatusId, baseSalary, agencyFee });
};

const carryOut = async (actor: HttpActor, act: EmployerAct): Promise<unknown> => {
  switch (act.act) {
    case 'move-closing':
      return actor.call(changeClosingAt, { engagementId: act.engagementId, closingAt: act.closingAt });
    case 'publish-again':
      return actor.call(publishAgainAt, { engagementId: act.engagementId, closingAt: act.closingAt });
    case 'approve':
      return actor.call(decideApplicationAt, { applicationId: act.applicationId, decision: 'approve' });
    case 'decline':
      return actor.call(decideApplicationAt, {
        applicationId: act.applicationId,
        decision: 'decline',
        reasonId: act.reasonId,
        reasonText: act.reasonText,
      });
    case 'prequalify':
      return prequalify(actor, act.prequalificationId);
    case 'decline-prequalification':
      return actor.call(declinePrequalificationAt, {
        prequalificationId: act.prequalificationId,
        reasonText: act.reasonText,
      });
    case 'ask-rebid': {
      const { applicationId, reasonId, reasonText } = act;
      return actor.call(askRebidAt, { applicationId, reasonId, reasonText });
    }
    case 'pause': {
      const { talentRequestId, reasonId, resumeAt } = act;
      return actor.call(pauseRequestAt, { talentRequestId, reasonId, resumeAt });
    }
    case 'resume':
      return actor.call(resumeRequestAt, { talentRequestId: act.talentRequestId });
    case 'change-request': {
      const { talentRequestId, version, description } = act;
      return actor.call(changeRequestAt, { talentRequestId, version, description });
    }
    case 'move-stage': {
      const { engagementId, stage, endsAt } = act;
      return actor.call(moveStageAt, { engagementId, stage, endsAt });
    }
    case 'complete':
      return actor.call(completeEngagementAt, { engagementId: act.engagementId, reasonId: act.reasonId });
    case 'cancel':
      return actor.call(cancelEngagementAt, { engagementId: act.engagementId, reasonId: act.reasonId });
    case 'open':
      return actor.call(openCandidateAt, { candidateId: act.candidateId });
    case 'move':
      return moveForward(actor, act.candidateId, act.candidateStatusId);
    case 'reject':
      return actor.call(rejectCandidateAt, {
        candidateId: act.candidateId,
        rejectionReasons: [act.reasonId],
        rejectionMessage: act.message,
      });
  }
};

/** One turn of an employer: it looks at what is there and does what comes first. */
export const playEmployer = async (actor: HttpActor, table: Table, trying: (key: string) => void): Promise<void> => {
  for (const act of employerActs(await look(actor, table), table)) {
    trying(act.key);
    await carryOut(actor, act);
  }
};

/** Before anything else happens, what closed while nobody played is open again. */
export const reopenMarket = async (actor: HttpActor, table: Table): Promise<void> => {
  const { records } = await actor.call(listOwnEngagementsAt, asMany);
  for (const act of closingsToMove(records, table)) await carryOut(actor, act);
};
