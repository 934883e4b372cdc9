import { isDeepStrictEqual } from 'node:util';
import { candidateStatus } from '#contract/candidates/states.ts';
import { candidateClaimShape, claimShape } from '#contract/claims/shapes.ts';
import { rightReasonCodes, pickOne, type ActionContext, type ModelAction } from '../attempt.ts';
import { missingPermissionReasons } from '../expected-reasons.ts';
import { agencyOf, type ModelCaller, type ModelCandidate, type ModelMarket } from '../market.ts';
import { workingDaysLater } from '../awards.ts';
import { applySuccessfulClaim } from '../ownership.ts';
import { claimEnd, contactDays, nextDay, reasonsAgainstClaiming, submissionDay } from '../people/claim-rules.ts';

// The employer's claims that it already knew a candidate. Source: domain rules D12.

const claimOf = async (ground: ActionContext, player: ModelCaller, candidateId: string) => {
  const answer = await ground.call(player, 'claims.ofCandidate', { candidateId });
  return answer.status === 200 ? candidateClaimShape.parse(answer.body) : undefined;
};

const proofOn = (on: string) => ({
  contacts: (['to-candidate', 'from-candidate'] as const).map((direction) => ({
    on,
    channel: 'email',
    direction,
    summary: 'We wrote.',
  })),
  statement: 'We know each other.',
});

/** Whether the candidate is withdrawn, so that the employer sees nothing of them but an existing claim. */
const isUnseen = ({ statusId }: ModelCandidate): boolean => statusId === candidateStatus.withdrew;

/** Returns the restrictions of a claim that follow from earlier submissions, so that the test can count them. */
const claimRestrictions = ({ claim: own, claimEndsAt }: ModelCandidate, against: readonly string[], now: number) => [
  ...(!own && against.includes('already-claimed') ? ['no claim after one on another submission'] : []),
  ...(now <= claimEndsAt && against.includes('claim-time-over')
    ? ['no claim after the time for another submission']
    : []),
  ...(against.includes('claim-introduced') ? ['no claim after a long candidacy'] : []),
];

const claim: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(market.candidates, pick);
  if (!candidate || agencyOf(player)) return undefined;
  const { id: candidateId } = candidate;
  const isVisible = player === 'employer' && !isUnseen(candidate);
  const against = isVisible ? reasonsAgainstClaiming(market, candidate, ground.now()) : undefined;
  const days = contactDays(market, candidate);
  // Half of the claims that follow an earlier submission have proof from the time after it.
  const isLate = Math.floor(pick / 8) % 2 === 0 && days.to < submissionDay(candidate);
  return {
    words: `${player} claims a candidate`,
    player,
    offered: async () => {
      const seen = await claimOf(ground, player, candidateId);
      if (!seen) return undefined;
      if (player === 'employer' && isUnseen(candidate)) {
        if (!seen.claim || seen.claim.claimId !== candidate.claim?.id) return ['seen without its claim'];
        market.happened.push('a claim on a withdrawn candidate is read');
        return undefined;
      }
      const shown = { ...seen.contactPeriod, until: Date.parse(seen.claimUntil) };
      market.happened.push(...claimRestrictions(candidate, against ?? [], ground.now()));
      const isAsExpected = isDeepStrictEqual(shown, { ...days, until: claimEnd(market, candidate) });
      return isAsExpected ? rightReasonCodes(seen.can.claim) : [JSON.stringify(shown)];
    },
    against,
    taken: against?.length === 0 && isLate ? 'invalid-input' : undefined,
    send: () => {
      if (against?.length === 0 && isLate) market.happened.push('a claim with later contacts is refused');
      const proof = proofOn(isLate ? nextDay(days.to) : days.to);
      return ground.call(player, 'claims.claim', { candidateId, ...proof });
    },
    happens: (body) => {
      const { claimId } = claimShape.parse(body);
      candidate.claim = { id: claimId, state: 'open', answerBy: workingDaysLater(ground.now(), 5) };
    },
  };
};

const claimed = (market: ModelMarket, pick: number) =>
  pickOne(
    market.candidates.flatMap((candidate) => (candidate.claim ? [{ candidate, own: candidate.claim }] : [])),
    pick,
  );

const withdraw: ModelAction = (market, ground, player, pick) => {
  const one = claimed(market, pick);
  if (!one || player !== 'employer') return undefined;
  const { candidate, own } = one;
  return {
    words: `${player} withdraws a claim`,
    player,
    offered: async () => rightReasonCodes((await claimOf(ground, player, candidate.id))?.claim?.can.withdraw),
    against: ['open', 'contested'].includes(own.state) ? [] : ['claim-decided'],
    send: () => ground.call(player, 'claims.withdraw', { claimId: own.id }),
    happens: () => {
      own.state = 'withdrawn';
    },
  };
};

const answer =
  (name: 'accept' | 'contest'): ModelAction =>
  (market, ground, player, pick) => {
    const one = claimed(market, pick);
    if (!one || !agencyOf(player)) return undefined;
    const { candidate, own } = one;
    const possible = name === 'accept' ? ['open', 'contested'] : ['open'];
    const isTheirs = agencyOf(player) === candidate.of;
    return {
      words: `${player} ${name}s a claim`,
      player,
      offered: async () => rightReasonCodes((await claimOf(ground, player, candidate.id))?.claim?.can[name]),
      against: isTheirs
        ? [...missingPermissionReasons(player), ...(possible.includes(own.state) ? [] : ['claim-decided'])]
        : undefined,
      send: () => {
        const today = new Date(ground.now()).toISOString().slice(0, 10);
        const proof = name === 'contest' ? proofOn(today) : {};
        return ground.call(player, `claims.${name}`, { claimId: own.id, ...proof });
      },
      happens: () => {
        own.state = name === 'accept' ? 'accepted' : 'contested';
        if (name === 'accept') applySuccessfulClaim(market, candidate, ground.now());
      },
    };
  };

/** Lets Rolecall decide a contested claim, in the employer's favour half of the time. */
const decide: ModelAction = (market, ground, player, pick) => {
  const one = claimed(market, pick);
  // Rolecall isn't a player, so its decisions are made during the employer's turns.
  if (!one || player !== 'employer') return undefined;
  const { candidate, own } = one;
  const isUpheld = Math.floor(pick / 2) % 2 === 0;
  return {
    words: `Rolecall decides that a claim is ${isUpheld ? 'upheld' : 'dismissed'}`,
    player: 'provider',
    offered: () => Promise.resolve(own.state === 'contested' ? [] : ['claim-decided']),
    against: own.state === 'contested' ? [] : ['claim-decided'],
    send: () => ground.call('provider', 'claims.decide', { claimId: own.id, isUpheld, reasons: 'By the emails.' }),
    happens: () => {
      own.state = isUpheld ? 'upheld' : 'dismissed';
      if (isUpheld) applySuccessfulClaim(market, candidate, ground.now());
    },
  };
};

export const claimActions: readonly ModelAction[] = [claim, withdraw, answer('accept'), answer('contest'), decide];
