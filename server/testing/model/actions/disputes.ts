import { defenceShape, disputeShape } from '#contract/disputes/shapes.ts';
import { z } from 'zod';
import { rightReasonCodes, pickOne, type ActionContext, type ModelAction } from '../attempt.ts';
import { workingDaysLater } from '../awards.ts';
import { missingPermissionReasons, reasonsAgainstSubmitting } from '../expected-reasons.ts';
import { agencyOf, type ModelCaller, type ModelDispute } from '../market.ts';
import {
  applyUpheldDispute,
  blockHires,
  candidatesInDispute,
  hasDisputedBefore,
  findModelOwner,
  ownershipScopeOf,
  personCount,
  unblockHires,
} from '../ownership.ts';
import { drawDisputedVariant } from '../people/contacts.ts';
import { candidatesOfRequest } from './submissions.ts';

// Disputes between the agencies about who represents a person. Source: domain rules D12.

const listShape = z.object({ records: z.array(disputeShape) });
const defencesShape = z.object({ disputes: z.array(defenceShape) });

const ownDispute = async (ground: ActionContext, player: ModelCaller, disputeId: string) => {
  const answer = await ground.call(player, 'disputes.list', { pageSize: 100 });
  if (answer.status !== 200) return undefined;
  return listShape.parse(answer.body).records.find((one) => one.disputeId === disputeId);
};

const proofAt = (ground: ActionContext) => ({
  contacts: [
    {
      on: new Date(ground.now()).toISOString().slice(0, 10),
      channel: 'email',
      direction: 'to-candidate',
      summary: 'We wrote.',
    },
  ],
  statement: 'They asked us to present them.',
});

const open: ModelAction = (market, ground, player, pick) => {
  const agency = agencyOf(player);
  const request = pickOne(market.requests, pick);
  if (!agency || !request) return undefined;
  const person = Math.floor(pick / 2) % personCount;
  const variant = drawDisputedVariant(market, { person, request }, { pick, now: ground.now() });
  if (variant === undefined) return undefined;
  const details = ground.detailsOf(person, variant);
  const owner = findModelOwner(market, person, request.id, ground.now());
  // If the client owns the person after a claim, a dispute ends at once. The unit tests cover this case.
  if (owner === 'client') return undefined;
  const gates = reasonsAgainstSubmitting(market, player, agency, request);
  const isRepeated = hasDisputedBefore(market, agency, person, request);
  const isTheirs = owner !== undefined && owner !== agency;
  const refused = !isTheirs ? 'person-available' : isRepeated ? 'already-disputed' : undefined;
  return {
    words: `${player} disputes person ${String(person)}`,
    player,
    offered: async () => rightReasonCodes((await candidatesOfRequest(ground, player, market, request.id))?.can.submit),
    against: gates,
    taken: gates.length === 0 ? refused : undefined,
    send: async () => {
      const given = await ground.call(player, 'disputes.open', {
        engagementId: market.engagementId,
        talentRequestId: request.id,
        firstName: 'Aino',
        lastName: 'Kowalczyk',
        ...details,
        currentCountryId: null,
        ...proofAt(ground),
      });
      await ground.runReactions();
      return given;
    },
    happens: (body) => {
      const dispute: ModelDispute = {
        id: disputeShape.parse(body).disputeId,
        of: agency,
        owner: agency === 'agency' ? 'rival' : 'agency',
        person,
        variant,
        request,
        scopeId: ownershipScopeOf(market, request.id),
        state: 'open',
        answerBy: workingDaysLater(ground.now(), 2),
        isAnswered: false,
      };
      market.disputes.push(dispute);
      // If the owner has no candidate, Rolecall has already decided, so the dispute ends at once.
      if (market.candidates.some((one) => one.of === dispute.owner && one.person === person))
        blockHires(market, dispute);
      else dispute.state = 'dismissed';
    },
  };
};

const withdraw: ModelAction = (market, ground, player, pick) => {
  const dispute = pickOne(market.disputes, pick);
  if (!dispute || !agencyOf(player)) return undefined;
  const isTheirs = agencyOf(player) === dispute.of;
  return {
    words: `${player} withdraws a dispute`,
    player,
    offered: async () => rightReasonCodes((await ownDispute(ground, player, dispute.id))?.can.withdraw),
    against: isTheirs
      ? [...missingPermissionReasons(player), ...(dispute.state === 'open' ? [] : ['dispute-ended'])]
      : undefined,
    send: async () => {
      const given = await ground.call(player, 'disputes.withdraw', { disputeId: dispute.id });
      await ground.runReactions();
      return given;
    },
    happens: () => {
      dispute.state = 'withdrawn';
      unblockHires(market, dispute);
    },
  };
};

const isHeard = ({ isAnswered, answerBy }: ModelDispute, now: number): boolean => isAnswered || now >= answerBy;
const againstAnswering = ({ state, isAnswered, answerBy }: ModelDispute, now: number): string[] => {
  if (state !== 'open') return ['dispute-ended'];
  return isAnswered || now >= answerBy ? ['dispute-answered'] : [];
};

const answer: ModelAction = (market, ground, player, pick) => {
  const dispute = pickOne(market.disputes, pick);
  const candidate = dispute && candidatesInDispute(market, dispute)[0];
  if (!dispute || !candidate || !agencyOf(player)) return undefined;
  const isTheirs = agencyOf(player) === dispute.owner;
  return {
    words: `${player} answers a dispute`,
    player,
    offered: async () => {
      const page = await ground.call(player, 'disputes.ofCandidate', { candidateId: candidate.id });
      if (page.status !== 200) return undefined;
      const { disputes } = defencesShape.parse(page.body);
      return rightReasonCodes(disputes.find(({ disputeId }) => disputeId === dispute.id)?.can.answer);
    },
    against: isTheirs ? [...missingPermissionReasons(player), ...againstAnswering(dispute, ground.now())] : undefined,
    send: () => ground.call(player, 'disputes.answer', { disputeId: dispute.id, ...proofAt(ground) }),
    happens: () => {
      dispute.isAnswered = true;
    },
  };
};

/** Lets Rolecall decide a dispute, half of the time in favour of the agency that opened it. */
const decide: ModelAction = (market, ground, player, pick) => {
  const dispute = pickOne(market.disputes, pick);
  // Rolecall isn't a player, so its decisions are made during the employer's turns.
  if (!dispute || player !== 'employer') return undefined;
  const isUpheld = Math.floor(pick / 2) % 2 === 0;
  const theirs = candidatesInDispute(market, dispute);
  const isClaimed = theirs.some(({ claim }) => ['open', 'contested'].includes(claim?.state ?? ''));
  const against = [
    ...(dispute.state === 'open'
      ? isHeard(dispute, ground.now())
        ? []
        : ['dispute-not-answered']
      : ['dispute-ended']),
    ...(isUpheld && isClaimed ? ['claim-pending'] : []),
  ];
  return {
    words: `Rolecall decides that a dispute is ${isUpheld ? 'upheld' : 'dismissed'}`,
    player: 'provider',
    offered: () => Promise.resolve(against),
    against,
    send: () =>
      ground.call('provider', 'disputes.decide', { disputeId: dispute.id, isUpheld, reasons: 'By the agreements.' }),
    happens: () => {
      dispute.state = isUpheld ? 'upheld' : 'dismissed';
      if (isUpheld) applyUpheldDispute(market, dispute, ground.now());
      else unblockHires(market, dispute);
    },
  };
};

/**
 * The actions on disputes. Answers and decisions are repeated in the list, so that most disputes aren't withdrawn
 * first.
 */
export const disputeActions: readonly ModelAction[] = [open, open, withdraw, answer, answer, decide, decide, decide];
