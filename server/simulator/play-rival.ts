import {
  applyToAuctionEndpoint,
  applySetRateEndpoint,
  applyTenderRateEndpoint,
  changeTenderEndpoint,
  readTermsEndpoint,
  viewApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import {
  listEngagementCandidatesEndpoint,
  readSubmissionEndpoint,
  submitCandidateEndpoint,
  uploadDocumentEndpoint,
} from '#contract/candidates/endpoints.ts';
import { boardStage, engagementType, feeType } from '#contract/engagements/states.ts';
import type { HttpActor } from '#server/simulator/http-actor.ts';
import { listOpportunitiesEndpoint } from '#contract/opportunities/endpoints.ts';
import { readRequestFormEndpoint, requestPrequalificationEndpoint } from '#contract/prequalification/endpoints.ts';
import { makeCv } from '#server/demo/documents.ts';
import { personName } from '#server/demo/people-names.ts';
import { placeRivalBid } from './play-auction.ts';
import type { TurnContext } from './turn-delay.ts';
import { chooseRivalAction, inventSubmission, type RivalAction, type RivalView } from './rival-rules.ts';

const look = async (actor: HttpActor, { chance }: TurnContext): Promise<RivalView> => {
  const { records: opportunities } = await actor.call(listOpportunitiesEndpoint, { pageSize: 100 });
  const { records: works } = await actor.call(listBoardEndpoint, {
    applicationStatusId: [applicationStatus.approved],
    engagementStatusId: [boardStage.fulfillment],
    pageSize: 100,
  });
  const { records: asked } = await actor.call(listBoardEndpoint, {
    applicationStatusId: [applicationStatus.rebid],
    engagementTypeId: [engagementType.agencyTendersRate],
    pageSize: 100,
  });
  const { records: tendered } = await actor.call(listBoardEndpoint, {
    applicationStatusId: [applicationStatus.pending],
    engagementTypeId: [engagementType.agencyTendersRate],
    pageSize: 100,
  });
  const isTender = ({ kind }: { kind: string }): boolean => kind === 'successfee';
  const one = chance.pick(works);
  const { talentRequests } = one
    ? await actor.call(listEngagementCandidatesEndpoint, { engagementId: one.engagementId })
    : { talentRequests: [] };
  return {
    opportunities,
    asked: asked.filter(isTender),
    tendered: tendered.filter(isTender),
    requests: talentRequests,
  };
};

/** Reads the terms, and applies with the version that was read. */
const apply = async (actor: HttpActor, act: RivalAction & { act: 'apply' }): Promise<void> => {
  const { way, terms, termsHash, can } = await actor.call(readTermsEndpoint, { engagementId: act.engagementId });
  if (!can.apply.allowed) return;
  const confirmed = { engagementId: act.engagementId, termsVersion: terms.termsVersion, termsHash };
  if (way === 'set-rate') await actor.call(applySetRateEndpoint, confirmed);
  else if (way === 'competitive') await actor.call(applyToAuctionEndpoint, confirmed);
  else
    await actor.call(applyTenderRateEndpoint, {
      ...confirmed,
      feeTypeId: feeType.percentBase,
      feePercent: act.feePercent,
    });
};

/** Submits a new tender, if the agency may still change its tender. */
const tender = async (actor: HttpActor, act: RivalAction & { act: 'tender' }): Promise<void> => {
  const { can } = await actor.call(viewApplicationEndpoint, { engagementId: act.engagementId });
  if (!can.changeTender.allowed) return;
  await actor.call(changeTenderEndpoint, {
    engagementId: act.engagementId,
    feeTypeId: feeType.percentBase,
    feePercent: act.feePercent,
  });
};

/** Requests prequalification with documents from the agency's library. */
const askPrequalification = async (
  actor: HttpActor,
  { clientId, recruitmentTypeId, roleCategoryId }: RivalAction & { act: 'ask-prequalification' },
): Promise<void> => {
  const cell = { clientId, recruitmentTypeId, roleCategoryId };
  const { documents } = await actor.call(readRequestFormEndpoint, cell);
  await actor.call(requestPrequalificationEndpoint, {
    ...cell,
    documentIds: documents.slice(0, 2).map(({ documentId }) => documentId),
    message: 'We place people in this kind of role every month.',
  });
};

/** Creates a CV, uploads it and submits the form. */
const submit = async (actor: HttpActor, act: RivalAction & { act: 'submit' }): Promise<void> => {
  const form = await actor.call(readSubmissionEndpoint, { talentRequestId: act.talentRequestId });
  // An invented person can't open a link to give consent, so nothing is submitted if consent is required.
  if (!form.can.submit.allowed || form.requiresCandidateConsent) return;
  const { person } = act;
  const bytes = await makeCv({ ...person, jobTitle: form.jobTitle, location: form.clientName });
  const cv = await actor.upload(
    uploadDocumentEndpoint,
    { kind: 'cv' },
    { name: `${person.lastName}-${person.firstName}-CV.pdf`, bytes: new Uint8Array(bytes) },
  );
  await actor.call(submitCandidateEndpoint, inventSubmission(form, person, cv.documentId));
};

/** Plays a rival's turn in the auctions that it is admitted to. */
export const playRivalBids = async (actor: HttpActor, table: TurnContext): Promise<void> => {
  const { records } = await actor.call(listBoardEndpoint, {
    applicationStatusId: [applicationStatus.approved, applicationStatus.rebid],
    pageSize: 100,
  });
  const auctions = records.filter(
    ({ kind, stage }) => kind === 'competitive' && (stage === 'bidding' || stage === 'fulfillment'),
  );
  await placeRivalBid(
    actor,
    auctions.map(({ engagementId }) => engagementId),
    table,
  );
};

/** Plays a turn of an agency that takes part in auctions only. */
export const playBidder = async (
  actor: HttpActor,
  table: TurnContext,
  trying: (key: string) => void,
): Promise<void> => {
  const { records } = await actor.call(listOpportunitiesEndpoint, { kind: 'competitive', pageSize: 100 });
  const act = chooseRivalAction({ opportunities: records, asked: [], requests: [] }, table, personName);
  if (act?.act !== 'apply') return;
  trying(act.key);
  await apply(actor, act);
};

/** Plays a rival agency's turn. Its bids are placed by `playRivalBids`. */
export const playRival = async (actor: HttpActor, table: TurnContext, trying: (key: string) => void): Promise<void> => {
  const act = chooseRivalAction(await look(actor, table), table, personName);
  if (!act) return;
  trying(act.key);
  if (act.act === 'apply') await apply(actor, act);
  else if (act.act === 'tender') await tender(actor, act);
  else if (act.act === 'ask-prequalification') await askPrequalification(actor, act);
  else await submit(actor, act);
};
