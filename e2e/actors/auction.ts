import { expect, type Locator, type Page } from '@playwright/test';
import {
  applyToAuctionEndpoint,
  decideApplicationEndpoint,
  readTermsEndpoint,
  listReceivedApplicationsEndpoint,
} from '#contract/applications/endpoints.ts';
import {
  awardLotsEndpoint,
  listLotsEndpoint,
  monitorLotsEndpoint,
  placeBidEndpoint,
  readLotEndpoint,
} from '#contract/bidding/endpoints.ts';
import type { LotState } from '#contract/bidding/states.ts';
import {
  moveStageEndpoint,
  publishDraftEndpoint,
  saveDraftEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { engagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import type { DraftLotRules } from '#contract/engagements/shapes/lot-rules.ts';
import { signInOverHttp, type HttpActor } from './http-sign-in.ts';
import { focusState, pressByKeyboard, tabTo, typeByKeyboard } from './keyboard.ts';
import { people } from './people.ts';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** Signs in an employer and two agencies that bid against each other. */
export const signInBidders = async (baseURL: string | undefined) => ({
  employer: await signInOverHttp(baseURL ?? '', people.brightwaterEmployer),
  agency: await signInOverHttp(baseURL ?? '', people.owner),
  rival: await signInOverHttp(baseURL ?? '', people.rivalOwner),
});

/** Returns the path of the page on which an agency bids on a lot. */
export const lotPath = (auctionId: string, talentRequestId: string): string =>
  `/permauction/competitive/bidding/${auctionId}?lot=${talentRequestId}`;

/** Collects the bodies of all responses that a page receives, except those of the live feed, which never ends. */
export const recordResponseBodies = (page: Page): string[] => {
  const bodies: string[] = [];
  page.on('response', (response) => {
    const isData = /json|event-stream/.test(response.headers()['content-type'] ?? '');
    if (isData && !response.url().includes('/feed'))
      void response.text().then(
        (body) => bodies.push(body),
        () => undefined,
      );
  });
  return bodies;
};

export type LotInput = { jobTitle: string; rules: Partial<DraftLotRules> };
export type OpenAuction = {
  auctionId: string;
  title: string;
  /** The talent request of each lot, in the given order. */
  lots: { talentRequestId: string; jobTitle: string }[];
};

const publish = async (employer: HttpActor, title: string, lots: readonly LotInput[]): Promise<string> => {
  const fields = engagementDraftFields.parse({
    kind: 'competitive',
    engagementTypeId: 2,
    title,
    description: 'Theatre nurses for two hospitals.',
    roleCategoryId: 2,
    employmentClassId: 1,
    classificationId: 13,
    location: 'Geelong, Australia',
    countryId: 36,
    timeZone: 'Australia/Melbourne',
    bidTypeId: 2,
    bidMethodId: 4,
    awardTypeId: 1,
    terms: 'The fee is due within 30 days of the start.',
    hiringLeadName: 'Priya Raman',
    hiringLeadEmail: 'priya.raman@brightwater.example',
    closingAt: inMinutes(60 * 24 * 9),
    talentRequests: lots.map(({ jobTitle, rules }) => ({
      jobTitle,
      description: 'Days.',
      location: 'Geelong',
      noOfRoles: 2,
      // A day or hourly rate can be awarded only together with the contracted time.
      contractedUnits: '200',
      lotRules: rules,
    })),
  });
  const { draftId } = await employer.call(saveDraftEndpoint, { fields });
  return (await employer.call(publishDraftEndpoint, { draftId })).engagementId;
};

const approve = async (agency: HttpActor, employer: HttpActor, engagementId: string): Promise<void> => {
  const { terms, termsHash } = await agency.call(readTermsEndpoint, { engagementId });
  await agency.call(applyToAuctionEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash });
  const { records } = await employer.call(listReceivedApplicationsEndpoint, { engagementId, pageSize: 50 });
  const pending = records.find(({ applicationStatusId }) => applicationStatusId === 1);
  await employer.call(decideApplicationEndpoint, {
    applicationId: pending?.applicationId ?? '',
    decision: 'approve',
  });
};

/**
 * Publishes an auction, approves the agencies and opens bidding, which ends after the given time (two hours by
 * default).
 */
export const openAuction = async (
  employer: HttpActor,
  agencies: readonly HttpActor[],
  { title, lots, seconds = 7200 }: { title: string; lots: readonly LotInput[]; seconds?: number },
): Promise<OpenAuction> => {
  const auctionId = await publish(employer, title, lots);
  for (const agency of agencies) await approve(agency, employer, auctionId);
  await employer.call(moveStageEndpoint, { engagementId: auctionId, stage: 'clarification', endsAt: inMinutes(60) });
  await employer.call(moveStageEndpoint, {
    engagementId: auctionId,
    stage: 'bidding',
    endsAt: inMinutes(seconds / 60),
  });
  const [first] = agencies;
  const listed = first ? (await first.call(listLotsEndpoint, { auctionId })).lots : [];
  return {
    auctionId,
    title,
    lots: lots.map(({ jobTitle }) => ({
      jobTitle,
      talentRequestId: listed.find((lot) => lot.jobTitle === jobTitle)?.talentRequestId ?? '',
    })),
  };
};

/** Places a bid under the current rules. */
export const bidOverHttp = async (
  agency: HttpActor,
  auctionId: string,
  talentRequestId: string,
  bidAmount: string,
): Promise<void> => {
  const { rules } = await agency.call(readLotEndpoint, { auctionId, talentRequestId });
  await agency.call(placeBidEndpoint, { talentRequestId, bidAmount, rulesVersion: rules.version });
};

/** Returns a lot as the employer sees it. */
export const readLotAsEmployer = async (employer: HttpActor, auctionId: string, talentRequestId: string) => {
  const { lots } = await employer.call(monitorLotsEndpoint, { engagementId: auctionId });
  const lot = lots.find((one) => one.talentRequestId === talentRequestId);
  if (!lot) throw new Error('The employer does not see the lot.');
  return lot;
};

/** Waits until the closing job has decided the outcome of a lot. */
export const waitForOutcome = async (
  employer: HttpActor,
  auctionId: string,
  talentRequestId: string,
  outcome: LotState = 'closed',
): Promise<void> => {
  const read = async () => {
    const { state, closedAt } = await readLotAsEmployer(employer, auctionId, talentRequestId);
    return state === 'closed' && closedAt === null ? 'closing' : state;
  };
  await expect.poll(read, { timeout: 40_000, intervals: [500] }).toBe(outcome);
};

/** Awards a lot to the agencies with these names. */
export const awardOverHttp = async (
  employer: HttpActor,
  auctionId: string,
  talentRequestId: string,
  names: readonly string[],
): Promise<void> => {
  const { bidders } = await readLotAsEmployer(employer, auctionId, talentRequestId);
  const awarded = bidders
    .filter(({ agencyName }) => agencyName !== null && names.includes(agencyName))
    .map(({ bidder }) => ({ bidder }));
  await employer.call(awardLotsEndpoint, {
    engagementId: auctionId,
    lots: [{ talentRequestId, awarded, reasons: [] }],
  });
};

/**
 * Presses a button, then the last button of the dialog it opens, using only the keyboard. The focus must be visible on
 * both buttons and must not be lost afterwards.
 */
export const pressAndConfirm = async (
  page: Page,
  button: Locator,
  answer: { dialog: RegExp; button: string },
): Promise<void> => {
  await tabTo(page, button);
  expect(await focusState(page)).toBe('visible');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: answer.dialog });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: answer.button }));
  expect(await focusState(page)).toBe('visible');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => focusState(page)).not.toBe('lost');
};

/** Confirms the bid on the open page using only the keyboard. */
export const confirmBidByKeyboard = (page: Page): Promise<void> =>
  pressAndConfirm(page, page.getByRole('button', { name: 'Confirm Bid' }), {
    dialog: /^Confirm your bid of/,
    button: 'Confirm Bid',
  });

/** Places a bid on the open page using only the keyboard. */
export const bidByKeyboard = async (page: Page, amount: string): Promise<void> => {
  await typeByKeyboard(page, page.getByRole('textbox', { name: /amount/i }), amount);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: /^Place a bid of/ });
  await expect(dialog).toBeVisible();
  // Open toasts come before the button in the tab order.
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Place Bid' }));
  await expect(dialog).toBeHidden();
};
