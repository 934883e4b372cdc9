import { applicationStatus } from '#contract/applications/states.ts';
import { z } from 'zod';
import {
  applicationViewShape,
  receivedApplicationShape,
  submittedApplicationShape,
  applicationTermsShape,
} from '#contract/applications/shapes.ts';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import { rightReasonCodes, shouldDisrupt, type ModelAction, type ActionContext } from '../attempt.ts';
import { revokeModelBids } from '../bidding.ts';
import { applyFirstApproval, undoApplicationWithdrawal, changeStatus, withdrawApplication } from '../consequences.ts';
import {
  reasonsAgainstApplying,
  reasonsAgainstRequestingRebid,
  reasonsAgainstRevokingApproval,
  reasonsAgainstTendering,
  reasonsAgainstDecidingApplication,
  reasonsAgainstUndoingApplicationWithdrawal,
  reasonsAgainstWithdrawingApplication,
} from '../expected-reasons.ts';
import {
  agencyOf,
  effectiveClosingTime,
  type Agency,
  type ModelApplication,
  type ModelMarket,
  type ModelPlayer,
} from '../market.ts';

const received = z.object({ records: z.array(receivedApplicationShape) });

/**
 * Returns the operation and the price with which an agency applies, depending on the engagement's kind and rate type.
 */
const wayOf = (market: ModelMarket): { operation: string; price: object } => {
  if (market.kind === 'competitive') return { operation: 'applications.applyCompetitive', price: {} };
  return market.engagementTypeId === engagementType.employerSetsRate
    ? { operation: 'applications.applySetRate', price: {} }
    : { operation: 'applications.applyTenderRate', price: { feeTypeId: feeType.percentBase, feePercent: '12.5' } };
};

const view = async (ground: ActionContext, player: ModelPlayer, market: ModelMarket) => {
  const answer = await ground.call(player, 'applications.view', { engagementId: market.engagementId });
  return answer.status === 200 ? applicationViewShape.parse(answer.body) : undefined;
};

const apply: ModelAction = (market, ground, player) => {
  const agency = agencyOf(player);
  if (!agency) return undefined;
  const { operation, price } = wayOf(market);
  return {
    words: `${player} applies`,
    player,
    offered: async () => rightReasonCodes((await view(ground, player, market))?.can.apply),
    against: reasonsAgainstApplying(market, player, agency, ground.now()),
    send: async () => {
      const { engagementId } = market;
      const read = await ground.call(player, 'applications.terms', { engagementId });
      if (read.status !== 200) return read;
      const { terms, termsHash } = applicationTermsShape.parse(read.body);
      return ground.call(player, operation, { engagementId, termsVersion: terms.termsVersion, termsHash, ...price });
    },
    happens: (body) => {
      market.applications[agency] = {
        id: submittedApplicationShape.parse(body).applicationId,
        statusId: applicationStatus.pending,
        previousStatusId: null,
        withdrawnAt: null,
        cameFrom: null,
        rebidDueAt: null,
      };
    },
  };
};

const receivedOf = async (ground: ActionContext, player: ModelPlayer, market: ModelMarket, applicationId: string) => {
  const answer = await ground.call(player, 'applications.received', { engagementId: market.engagementId });
  return answer.status === 200
    ? received.parse(answer.body).records.find((one) => one.applicationId === applicationId)
    : undefined;
};

const decide =
  (decision: 'approve' | 'decline'): ModelAction =>
  (market, ground, player, pick) => {
    const agency: Agency = pick % 2 === 0 ? 'agency' : 'rival';
    const application = market.applications[agency];
    if (agencyOf(player) || !application || (decision === 'decline' && !shouldDisrupt(pick, 3))) return undefined;
    const reason = decision === 'decline' ? { reasonId: 3 } : {};
    return {
      words: `${player} answers ${agency}: ${decision}`,
      player,
      offered: async () => rightReasonCodes((await receivedOf(ground, player, market, application.id))?.can.decide),
      against: player === 'stranger' ? undefined : reasonsAgainstDecidingApplication(market, agency),
      send: () => ground.call(player, 'applications.decide', { applicationId: application.id, decision, ...reason }),
      happens: () => {
        changeStatus(application, decision === 'approve' ? applicationStatus.approved : applicationStatus.declined);
        if (decision === 'approve') applyFirstApproval(market, ground.now());
      },
    };
  };

const withdraw: ModelAction = (market, ground, player, pick) => {
  const agency = agencyOf(player);
  if (!agency || !shouldDisrupt(pick, 5)) return undefined;
  const { engagementId } = market;
  return {
    words: `${player} withdraws the application`,
    player,
    offered: async () => rightReasonCodes((await view(ground, player, market))?.can.withdraw),
    against: reasonsAgainstWithdrawingApplication(market, player, agency, ground.now()),
    // If the application is already withdrawn, the response has a code but no reasons.
    silent: market.applications[agency]?.statusId === applicationStatus.withdrew,
    send: () => ground.call(player, 'applications.withdraw', { engagementId, reasonId: 1 }),
    happens: () => {
      withdrawApplication(market, agency, ground.now());
    },
  };
};

const undoWithdrawal: ModelAction = (market, ground, player) => {
  const agency = agencyOf(player);
  if (!agency) return undefined;
  const { engagementId } = market;
  return {
    words: `${player} takes the withdrawal of the application back`,
    player,
    offered: async () => rightReasonCodes((await view(ground, player, market))?.can.undoWithdrawal),
    against: reasonsAgainstUndoingApplicationWithdrawal(market, player, agency, ground.now()),
    send: () => ground.call(player, 'applications.undoWithdrawal', { engagementId }),
    happens: () => {
      undoApplicationWithdrawal(market, agency);
    },
  };
};

/** Creates an employer's action on a received application, which may already have been decided. */
const ofReceived =
  (
    words: string,
    right: 'revoke' | 'askRebid',
    against: (market: ModelMarket, agency: Agency, now: number) => string[],
    happens: (market: ModelMarket, application: ModelApplication, now: number) => void,
  ): ModelAction =>
  (market, ground, player, pick) => {
    const agency: Agency = pick % 2 === 0 ? 'agency' : 'rival';
    const application = market.applications[agency];
    if (agencyOf(player) || !application || !shouldDisrupt(pick, 4)) return undefined;
    const { id: applicationId } = application;
    return {
      words: `${player} ${words} ${agency}`,
      player,
      offered: async () => rightReasonCodes((await receivedOf(ground, player, market, applicationId))?.can[right]),
      against: player === 'stranger' ? undefined : against(market, agency, ground.now()),
      send: () => ground.call(player, `applications.${right}`, { applicationId, reasonId: 1 }),
      happens: () => {
        happens(market, application, ground.now());
      },
    };
  };

const day = 86_400_000;

const changeTender: ModelAction = (market, ground, player, pick) => {
  const agency = agencyOf(player);
  if (!agency) return undefined;
  const { engagementId } = market;
  return {
    words: `${player} changes the tender`,
    player,
    offered: async () => rightReasonCodes((await view(ground, player, market))?.can.changeTender),
    against: reasonsAgainstTendering(market, player, agency, ground.now()),
    // The price always changes, because an unchanged price requires no new tender.
    send: () =>
      ground.call(player, 'applications.changeTender', {
        engagementId,
        feeTypeId: feeType.fixed,
        feeAmount: String(5000 + pick),
      }),
    happens: () => {
      const own = market.applications[agency];
      if (own?.statusId === applicationStatus.rebid) changeStatus(own, applicationStatus.approved);
      if (own) own.rebidDueAt = null;
    },
  };
};

export const applicationActions: readonly ModelAction[] = [
  apply,
  decide('approve'),
  decide('decline'),
  withdraw,
  undoWithdrawal,
  ofReceived('takes back the approval of', 'revoke', reasonsAgainstRevokingApproval, (market, application) => {
    changeStatus(application, applicationStatus.revoked);
    revokeModelBids(market, application === market.applications.agency ? 'agency' : 'rival');
  }),
  ofReceived('asks for a new tender of', 'askRebid', reasonsAgainstRequestingRebid, (market, application, now) => {
    changeStatus(application, applicationStatus.rebid);
    // While the engagement is paused, the agency's time to answer doesn't start; it starts when the engagement
    // resumes.
    const stoodFor = market.stillSince === null ? 0 : now - market.stillSince;
    application.rebidDueAt = Math.min(now + day, effectiveClosingTime(market, now)) - stoodFor;
  }),
  changeTender,
];
