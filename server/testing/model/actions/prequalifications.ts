import { z } from 'zod';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import {
  prequalificationCellShape,
  prequalificationOutcomeShape,
  receivedPrequalificationShape,
} from '#contract/prequalification/shapes.ts';
import { rightReasonCodes, shouldDisrupt, pickOne, type ModelAction, type ActionContext } from '../attempt.ts';
import {
  modelPrequalificationStatusAt,
  reasonsAgainstDecidingPrequalification,
  reasonsAgainstExtendingPrequalification,
  reasonsAgainstRequestingPrequalification,
  reasonsAgainstRevokingPrequalification,
} from '../expected-prequalification-reasons.ts';
import { agencyOf, dayAt, type ModelMarket, type ModelPrequalification, type ModelPlayer } from '../market.ts';

/** The role category of every engagement in the model: permanent professionals. */
const kindOfRole = { recruitmentTypeId: 1, roleCategoryId: 2 };
const day = 86_400_000;

const request: ModelAction = (market, ground, player) => {
  const agency = agencyOf(player);
  if (!agency) return undefined;
  const { engagementId, clientId } = market;
  return {
    words: `${player} asks to be prequalified`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'prequalification.ofEngagement', { engagementId });
      return answer.status === 200
        ? rightReasonCodes(prequalificationCellShape.parse(answer.body).can.request)
        : undefined;
    },
    against: reasonsAgainstRequestingPrequalification(market, player, agency, ground.now()),
    // Any user who knows the client's ID can request prequalification, even if the engagement is unpublished.
    onlyLooked: !market.isPublished,
    send: () => ground.call(player, 'prequalification.request', { clientId, ...kindOfRole }),
    happens: (body) => {
      const { prequalificationId } = prequalificationOutcomeShape.parse(body);
      market.prequalifications.push({
        id: prequalificationId,
        of: agency,
        statusId: prequalificationStatus.pending,
        decidedAt: null,
        endsOn: null,
      });
    },
  };
};

const received = z.object({ records: z.array(receivedPrequalificationShape) });

const rightsOf = async (ground: ActionContext, player: ModelPlayer, prequalificationId: string) => {
  const answer = await ground.call(player, 'prequalification.received', { pageSize: 100 });
  if (answer.status !== 200) return undefined;
  return received.parse(answer.body).records.find((one) => one.prequalificationId === prequalificationId)?.can;
};

interface Doing {
  right: 'approve' | 'decline' | 'extend' | 'revoke';
  oneIn: number;
  against: (statusId: PrequalificationStatusId) => string[];
  input: (one: ModelPrequalification, now: number, pick: number) => object;
  /** Whether the decision that is sent is invalid. */
  isInvalid?: (pick: number) => boolean;
  happens: (one: ModelPrequalification, now: number, body: unknown) => void;
}

/** Creates an employer's action on a request for prequalification: a decision, an extension or a revocation. */
const answers =
  ({ right, oneIn, against, input, isInvalid, happens }: Doing): ModelAction =>
  (market: ModelMarket, ground, player, pick) => {
    const one = pickOne(market.prequalifications, Math.floor(pick / 3));
    if (agencyOf(player) || !one || !shouldDisrupt(pick, oneIn)) return undefined;
    const codes = against(modelPrequalificationStatusAt(one, ground.now()));
    return {
      words: `${player} answers the prequalification of ${one.of}: ${right}`,
      player,
      offered: async () => rightReasonCodes((await rightsOf(ground, player, one.id))?.[right]),
      against: player === 'stranger' ? undefined : codes,
      taken: codes.length === 0 && isInvalid?.(pick) === true ? 'invalid-input' : undefined,
      send: () =>
        ground.call(player, `prequalification.${right}`, {
          prequalificationId: one.id,
          ...input(one, ground.now(), pick),
        }),
      happens: (body) => {
        happens(one, ground.now(), body);
      },
    };
  };

const isToday = (pick: number): boolean => pick % 5 === 0;

/** Returns a day up to forty days later, or the same day, which is too early for an approval to end. */
const endAfter = (at: number, pick: number): string => dayAt(at + (isToday(pick) ? 0 : 1 + (pick % 40)) * day);

const reason = () => ({ reasonText: 'The insurance has run out.' });

export const prequalificationActions: readonly ModelAction[] = [
  request,
  answers({
    right: 'approve',
    oneIn: 1,
    against: reasonsAgainstDecidingPrequalification,
    input: (_one, now, pick) => ({ versionIds: [], endsOn: endAfter(now, pick) }),
    isInvalid: isToday,
    happens: (one, now, body) => {
      one.decidedAt = now;
      one.statusId = prequalificationStatus.approved;
      one.endsOn = prequalificationOutcomeShape.parse(body).endsOn;
    },
  }),
  answers({
    right: 'decline',
    oneIn: 2,
    against: reasonsAgainstDecidingPrequalification,
    input: reason,
    happens: (one, now) => {
      one.decidedAt = now;
      one.statusId = prequalificationStatus.declined;
      one.endsOn = null;
    },
  }),
  answers({
    right: 'extend',
    oneIn: 2,
    against: reasonsAgainstExtendingPrequalification,
    input: ({ endsOn }, now, pick) => ({ endsOn: endAfter(endsOn === null ? now : Date.parse(endsOn), pick) }),
    isInvalid: isToday,
    // The date of the decision stays the same.
    happens: (one, _now, body) => {
      one.endsOn = prequalificationOutcomeShape.parse(body).endsOn;
    },
  }),
  answers({
    right: 'revoke',
    oneIn: 3,
    against: reasonsAgainstRevokingPrequalification,
    input: reason,
    happens: (one, now) => {
      one.decidedAt = now;
      one.statusId = prequalificationStatus.revoked;
    },
  }),
];
