import { lotResultShape, objectionShape } from '#contract/bidding/shapes.ts';
import { rightReasonCodes, pickOne, type ActionContext, type ModelAction } from '../attempt.ts';
import { decideModelObjection, objectToModelAward } from '../awards.ts';
import { reasonsAgainstObjecting } from '../expected-bid-reasons.ts';
import { agencyOf, type ModelPlayer } from '../market.ts';
import { fetchMonitoredLot } from './lots.ts';

const resultOf = async (ground: ActionContext, player: ModelPlayer, talentRequestId: string) => {
  const answer = await ground.call(player, 'bidding.result', { talentRequestId });
  return answer.status === 200 ? lotResultShape.parse(answer.body) : undefined;
};

/** Lets an agency object to its result. Rolecall's staff in the agency cannot see results. */
const object: ModelAction = (market, ground, player, pick) => {
  const request = pickOne(market.requests, pick);
  const agency = agencyOf(player);
  if (!agency || !request || market.kind !== 'competitive') return undefined;
  return {
    words: `${player} objects to the award`,
    player,
    offered: async () => rightReasonCodes((await resultOf(ground, player, request.id))?.can.object),
    against: player === 'onlooker' ? undefined : reasonsAgainstObjecting(request, agency, ground.now()),
    send: () =>
      ground.call(player, 'bidding.object', { talentRequestId: request.id, text: 'Our bid was lower than that.' }),
    happens: (body) => {
      objectToModelAward(request, agency, objectionShape.parse(body).objectionId);
    },
  };
};

/** Lets Rolecall decide an objection, against the award half of the time. */
const decide: ModelAction = (market, ground, player, pick) => {
  const all = market.requests.flatMap((request) =>
    (request.lot?.objections ?? []).map((objection) => ({ request, objection })),
  );
  const one = pickOne(all, pick);
  // Rolecall isn't a player, so its decisions are made during the employer's turns.
  if (!one || player !== 'employer') return undefined;
  const { request, objection } = one;
  const isUpheld = Math.floor(pick / 2) % 2 === 0;
  return {
    words: `Rolecall decides that an objection is ${isUpheld ? 'upheld' : 'dismissed'}`,
    player: 'provider',
    offered: async () => {
      const lot = await fetchMonitoredLot(ground, 'provider', market, request.id);
      const found = lot?.objections.find(({ objectionId }) => objectionId === objection.id);
      return found && (found.state === 'open' ? [] : ['objection-decided']);
    },
    against: objection.state === 'open' ? [] : ['objection-decided'],
    silent: true,
    send: () =>
      ground.call('provider', 'bidding.decideObjection', {
        objectionId: objection.id,
        decision: isUpheld ? 'uphold' : 'dismiss',
        text: 'The bids were compared again.',
      }),
    happens: () => {
      decideModelObjection(request, objection.id, isUpheld);
    },
  };
};

export const objectionActions: readonly ModelAction[] = [object, decide];
