import { z } from 'zod';
import { maxRecentRequests } from '#contract/consents/rules.ts';
import { consentPageShape, consentRequestShape } from '#contract/consents/shapes.ts';
import { rightReasonCodes, pickOne, type ActionContext, type ModelAction } from '../attempt.ts';
import { missingPermissionReasons, reasonsAgainstSubmitting } from '../expected-reasons.ts';
import { agencyOf, type Agency, type ModelCaller, type ModelConsent, type ModelMarket } from '../market.ts';
import { applyConsentWithdrawal, personCount, personRefusalCodes, submissionRefusalCodes } from '../ownership.ts';
import { drawVariant, isRecognised, isRefusedBy, knownContacts } from '../people/contacts.ts';
import { candidatesOfRequest, addSubmittedCandidate } from './submissions.ts';

// Requests for candidates' consent, and the candidates' answers through the link in the email. Source: domain rules
// D22.

const day = 86_400_000;
const listShape = z.object({ records: z.array(consentRequestShape) });

const ownRequest = async (ground: ActionContext, player: ModelCaller, consentRequestId: string) => {
  const answer = await ground.call(player, 'consents.list', { pageSize: 100 });
  if (answer.status !== 200) return undefined;
  return listShape.parse(answer.body).records.find((one) => one.consentRequestId === consentRequestId);
};

const pageOf = async (ground: ActionContext, { id }: ModelConsent) => {
  const { status, body } = await ground.call('candidate', 'consents.page', { token: ground.consentToken(id) });
  if (status !== 200) throw new Error(`The page of a consent answered ${String(status)}: ${JSON.stringify(body)}`);
  return consentPageShape.parse(body);
};

/** Whether the agency is waiting for the person's answer, or has a consent that did not lead to a submission. */
const isAsked = (market: ModelMarket, of: 'agency' | 'rival', emailAddress: string, requestId: string): boolean =>
  market.consents.some(
    (one) =>
      one.of === of &&
      one.emailAddress === emailAddress &&
      one.request.id === requestId &&
      (one.state === 'waiting' || (one.state === 'agreed' && !one.candidate)),
  );

/** Whether the agency sent the person two requests in the last day and cancelled them before an answer. */
const hasCancelledTwice = (
  market: ModelMarket,
  { of, emailAddress, requestId, now }: { of: Agency; emailAddress: string; requestId: string; now: number },
): boolean =>
  market.consents.filter(
    (one) =>
      one.of === of &&
      one.emailAddress === emailAddress &&
      one.request.id === requestId &&
      one.state === 'cancelled' &&
      !one.isAnswered &&
      one.sentAt > now - day,
  ).length >= maxRecentRequests;

/** Whether the candidate refused or withdrew consent in the last seven days. */
const hasRefused = (
  market: ModelMarket,
  of: Agency,
  { person, variant, request, now }: Pick<ModelConsent, 'person' | 'variant' | 'request'> & { now: number },
): boolean =>
  market.consents.some(
    (one) =>
      one.of === of &&
      one.person === person &&
      one.request === request &&
      one.refused !== undefined &&
      one.refused.at > now - 7 * day &&
      isRefusedBy(one.refused.contacts, knownContacts(market, { of, person }, { variant })),
  );

/**
 * Stores the contacts by which the agency knows the person, because it can't request consent with any of them for some
 * days.
 */
const markRefused = (market: ModelMarket, consent: ModelConsent, at: number): void => {
  consent.refused = { at, contacts: knownContacts(market, consent, { variant: consent.variant }) };
};

/**
 * Returns the codes with which the submission that waits for a consent would be refused now; empty if it would succeed.
 */
const refusalOfSubmission = (market: ModelMarket, { by, of, request, person }: ModelConsent, now: number): string[] =>
  reasonsAgainstSubmitting(market, by, of, request).length > 0
    ? ['submission-closed']
    : submissionRefusalCodes(market, of, { person, request, now });

const ask: ModelAction = (market, ground, player, pick) => {
  const agency = agencyOf(player);
  const request = pickOne(market.requests, pick);
  if (!agency || !request) return undefined;
  const person = Math.floor(pick / 2) % personCount;
  const entry = { of: agency, request, person };
  const variant = drawVariant(market, entry, { pick, now: ground.now() });
  if (variant === undefined) return undefined;
  const details = ground.detailsOf(person, variant);
  const gates = reasonsAgainstSubmitting(market, player, agency, request);
  const refused = !market.requiresConsent
    ? ['consent-not-required']
    : [
        ...personRefusalCodes(market, agency, { person, request, now: ground.now() }),
        ...(isAsked(market, agency, details.emailAddress, request.id) ? ['already-asked'] : []),
        ...(hasCancelledTwice(market, { of: agency, ...details, requestId: request.id, now: ground.now() })
          ? ['asked-recently']
          : []),
        ...(hasRefused(market, agency, { person, variant, request, now: ground.now() }) ? ['refused-recently'] : []),
      ];
  return {
    words: `${player} asks person ${String(person)} for consent`,
    player,
    offered: async () => rightReasonCodes((await candidatesOfRequest(ground, player, market, request.id))?.can.submit),
    against: gates,
    taken: gates.length === 0 ? refused[0] : undefined,
    send: async () => ground.call(player, 'consents.request', await ground.submission(player, request.id, details)),
    happens: (body) => {
      market.consents.push({
        id: consentRequestShape.parse(body).consentRequestId,
        by: player,
        of: agency,
        request,
        person,
        variant,
        emailAddress: details.emailAddress,
        state: 'waiting',
        isAnswered: false,
        sentAt: ground.now(),
        expiresAt: ground.now() + 14 * day,
      });
    },
  };
};

/** Sends a sequence's first requests for consent if candidates have to agree: both agencies ask the same two people. */
export const requestInitialConsents = async (market: ModelMarket, ground: ActionContext): Promise<void> => {
  if (!market.requiresConsent) return;
  for (const player of ['owner', 'rival'] as const)
    for (const pick of [0, 2]) {
      const attempt = ask(market, ground, player, pick);
      if (!attempt || attempt.against?.length !== 0 || attempt.taken !== undefined) continue;
      const { status, body } = await attempt.send();
      if (status !== 200) throw new Error(`A first request for consent was refused: ${JSON.stringify(body)}`);
      attempt.happens(body);
    }
};

/** Answers a request for consent. The candidate isn't a player, so the answers are given during the employer's turns. */
const answer: ModelAction = (market, ground, player, pick) => {
  const consent = pickOne(
    market.consents.filter(({ state }) => state === 'waiting' || pick % 5 === 0),
    pick,
  );
  if (!consent || player !== 'employer' || !isRecognised(market, consent, ground.now())) return undefined;
  const agrees = Math.floor(pick / 3) % 4 !== 0;
  const isOpen = consent.state === 'waiting' && ground.now() < consent.expiresAt;
  return {
    words: `person ${String(consent.person)} ${agrees ? 'agrees' : 'refuses'}`,
    player: 'candidate',
    offered: async () => ((await pageOf(ground, consent)).can.answer ? [] : ['not-answerable']),
    against: isOpen ? [] : ['not-answerable'],
    silent: true,
    send: async () => {
      const { shownHash } = await pageOf(ground, consent);
      const token = ground.consentToken(consent.id);
      const given = await ground.call('candidate', 'consents.answer', { token, agrees, shownHash });
      if (given.status !== 200) return given;
      return { ...given, body: (await ownRequest(ground, consent.by, consent.id)) ?? given.body };
    },
    happens: (body) => {
      const { candidateId } = consentRequestShape.parse(body);
      consent.state = agrees ? 'agreed' : 'refused';
      consent.isAnswered = true;
      if (!agrees) markRefused(market, consent, ground.now());
      if (!agrees || refusalOfSubmission(market, consent, ground.now()).length > 0) return;
      const { of, request, person, variant } = consent;
      // If no candidate was created, the comparison reports that the stored state differs from the model.
      consent.candidate = addSubmittedCandidate(
        market,
        { id: candidateId ?? 'missing', of, request, person, variant },
        ground.now(),
      );
    },
  };
};

const withdraw: ModelAction = (market, ground, player, pick) => {
  const consent = pickOne(market.consents, pick);
  // Tried only half of the time, because with frequent withdrawals hardly anybody would be hired.
  if (!consent || player !== 'employer' || Math.floor(pick / 3) % 2 !== 0) return undefined;
  return {
    words: `person ${String(consent.person)} withdraws their consent`,
    player: 'candidate',
    offered: async () => ((await pageOf(ground, consent)).can.withdraw ? [] : ['nothing-to-withdraw']),
    against: consent.state === 'agreed' ? [] : ['nothing-to-withdraw'],
    silent: true,
    send: () => ground.call('candidate', 'consents.withdraw', { token: ground.consentToken(consent.id) }),
    happens: () => {
      consent.state = 'withdrawn';
      markRefused(market, consent, ground.now());
      if (consent.candidate) applyConsentWithdrawal(market, consent.candidate, ground.now());
    },
  };
};

const againstChange = (consent: ModelConsent, name: 'resend' | 'cancel' | 'submit', now: number): readonly string[] => {
  const { state, candidate, sentAt } = consent;
  if (name === 'submit')
    return [...(state === 'agreed' ? [] : ['consent-missing']), ...(candidate ? ['consent-used'] : [])];
  if (name === 'cancel' && state === 'agreed' && !candidate) return [];
  if (state !== 'waiting') return ['consent-answered'];
  return name === 'resend' && now - sentAt < day ? ['sent-recently'] : [];
};

/**
 * Creates an agency's action on a request: it sends the email again, withdraws the request, or submits a candidate
 * whose submission failed.
 */
const change =
  (name: 'resend' | 'cancel' | 'submit'): ModelAction =>
  (market, ground, player, pick) => {
    const consent = pickOne(market.consents, pick);
    if (!consent || !agencyOf(player)) return undefined;
    if (name === 'submit' && !isRecognised(market, consent, ground.now())) return undefined;
    const isTheirs = agencyOf(player) === consent.of;
    const against = [...missingPermissionReasons(player), ...againstChange(consent, name, ground.now())];
    const refused = name === 'submit' && against.length === 0 ? refusalOfSubmission(market, consent, ground.now()) : [];
    return {
      words: `${player} tries to ${name} a request for consent`,
      player,
      offered: async () => rightReasonCodes((await ownRequest(ground, player, consent.id))?.can[name]),
      against: isTheirs ? against : undefined,
      taken: isTheirs ? refused[0] : undefined,
      send: () => ground.call(player, `consents.${name}`, { consentRequestId: consent.id }),
      happens: (body) => {
        if (name === 'resend') consent.sentAt = ground.now();
        if (name === 'cancel') consent.state = 'cancelled';
        if (name !== 'submit') return;
        const { candidateId } = consentRequestShape.parse(body);
        const { of, request, person, variant } = consent;
        consent.candidate = addSubmittedCandidate(
          market,
          { id: candidateId ?? 'missing', of, request, person, variant },
          ground.now(),
        );
      },
    };
  };

/**
 * The actions on consents. Requests and answers are repeated in the list, so that they come up more often: everything
 * else depends on them.
 */
export const consentActions: readonly ModelAction[] = [
  ask,
  ask,
  answer,
  answer,
  answer,
  withdraw,
  change('resend'),
  change('cancel'),
  change('submit'),
];
