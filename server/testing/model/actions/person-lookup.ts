import { z } from 'zod';
import { problemShape } from '#contract/common/problem.ts';
import { pickOne, type ModelAction } from '../attempt.ts';
import { reasonsAgainstSubmitting } from '../expected-reasons.ts';
import { agencyOf, type ModelMarket, type ModelRequest } from '../market.ts';
import { findModelOwner, personCount, personRefusalCodes } from '../ownership.ts';
import { drawVariant } from '../people/contacts.ts';

const knownShape = z.object({ message: z.string() });

/** The beginnings of the messages about a person that the form shows before the submission, by code. */
const sentences: Readonly<Record<string, string>> = {
  'in-request': 'This candidate is already in this talent request.',
  held: 'This candidate cannot be submitted to this client at present.',
  returning: 'You submitted this candidate before on ',
  own: 'You own this candidate until ',
  similar: 'A similar candidate exists.',
};

const standingOf = (
  market: ModelMarket,
  of: 'agency' | 'rival',
  { person, request, now }: { person: number; request: ModelRequest; now: number },
): string[] => {
  const taken = personRefusalCodes(market, of, { person, request, now });
  if (taken.length > 0) return taken[0] === 'candidate-in-request' ? ['in-request'] : ['held'];
  const before = market.candidates.filter((one) => one.of === of && one.person === person);
  if (before.some((one) => one.request === request)) return ['returning'];
  return findModelOwner(market, person, request.id, now) === of ? ['own'] : [];
};

/** Looks up a person in the form. Only users who could submit now can see whether the person is known. */
export const lookUpPerson: ModelAction = (market, ground, player, pick) => {
  const agency = agencyOf(player);
  const request = pickOne(market.requests, pick);
  if (!agency || !request || player === 'onlooker') return undefined;
  const person = Math.floor(pick / 2) % personCount;
  const variant = drawVariant(market, { of: agency, request, person }, { pick, now: ground.now() });
  if (variant === undefined) return undefined;
  const { emailAddress: email, contactNumber, linkedIn } = ground.detailsOf(person, variant);
  const closed = reasonsAgainstSubmitting(market, player, agency, request);
  return {
    words: `${player} looks person ${String(person)} up`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'candidates.resubmitState', {
        engagementId: market.engagementId,
        talentRequestId: request.id,
        email,
        contactNumber,
        linkedIn,
      });
      if (answer.status === 409) return problemShape.parse(answer.body).reasons.map(({ code }) => code);
      if (answer.status !== 200) return undefined;
      const { message } = knownShape.parse(answer.body);
      return Object.keys(sentences).filter((standing) => message.startsWith(sentences[standing] ?? ' '));
    },
    against: closed.length > 0 ? closed : standingOf(market, agency, { person, request, now: ground.now() }),
    onlyLooked: true,
    send: () => Promise.reject(new Error('There is nothing to send.')),
    happens: () => undefined,
  };
};
