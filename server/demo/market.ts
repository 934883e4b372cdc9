import { applicationStatus } from '#contract/applications/states.ts';
import { talentRequestStatus, feeType } from '#contract/engagements/states.ts';
import { createHash } from 'node:crypto';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import {
  makeEngagement,
  makeEngagementDocument,
  makeQuestion,
  makeRequirement,
  makeTalentRequest,
} from '#server/engagements/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { makePdf } from '#server/platform/files/pdf.ts';
import type { DemoApplication, DemoEngagement, DemoTalentRequest } from './engagement.ts';
import { demoEngagements } from './engagements.ts';
import { demoCompanies } from './companies.ts';
import { demoId } from './ids.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const money = (amount: number): string => `${String(amount)}.00`;
export const demoUserId = (email: string): string => demoId(`user:${email}`);
export const demoTenantId = (key: string): string => demoId(`tenant:${key}`);
export const demoRequestId = (key: string, index: number): string => demoId(`request:${key}:${String(index)}`);

export const findFirstUser = (key: string) => {
  const user = demoCompanies.find((company) => company.key === key)?.users[0];
  if (!user) throw new Error(`There is no company ${key} with users in the demo world.`);
  return { id: demoUserId(user.email), name: `${user.firstName} ${user.lastName}`, email: user.email };
};

const feeOf = (given: DemoEngagement) => {
  if (!given.fee) return { feeTypeId: feeType.fixed, feePercent: null, feeAmount: null };
  const { typeId, value } = given.fee;
  return typeId === feeType.fixed
    ? { feeTypeId: feeType.fixed, feePercent: null, feeAmount: value }
    : { feeTypeId: typeId, feePercent: value, feeAmount: null };
};

const addDocument = async (
  scope: SystemScope,
  files: Files,
  given: DemoEngagement,
  publishedAt: Date,
): Promise<void> => {
  const bytes = await makePdf({
    title: given.title,
    under: `Brief for agencies · ${given.location}`,
    sections: [
      { heading: 'What it is', lines: [given.about] },
      {
        heading: 'Roles',
        lines: given.requests.map(
          (request) =>
            `${request.title}: ${String(request.roles)}, ${given.currency} ${String(request.salary[0])} to ${String(request.salary[1])}`,
        ),
      },
      {
        heading: 'How we work together',
        lines: [
          'You have one contact on our side, and get an answer within two working days, with a reason if it is no.',
        ],
      },
    ],
  });
  const storageKey = `${demoId(`brief:${given.key}`)}.pdf`;
  await files.write(storageKey, bytes);
  await makeEngagementDocument(scope.db, {
    id: demoId(`document:${given.key}`),
    engagementId: demoId(`engagement:${given.key}`),
    title: 'Brief for agencies',
    fileName: 'Brief-for-agencies.pdf',
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    publishedAt,
    createdAt: publishedAt,
  });
};

const addQuestions = async (scope: SystemScope, talentRequestId: string): Promise<void> => {
  const ask = (sort: number, given: Omit<Parameters<typeof makeQuestion>[1], 'talentRequestId'>) =>
    makeQuestion(scope.db, {
      id: demoId(`question:${talentRequestId}:${String(sort)}`),
      talentRequestId,
      sort,
      ...given,
    });
  await ask(1, {
    text: 'Does the candidate hold a current registration without conditions?',
    kind: 'yes_no',
    passing: 'yes',
  });
  await ask(2, { text: 'How many years has the candidate worked in this field?', kind: 'number', passing: '>=3' });
  await ask(3, {
    text: 'Which rosters can the candidate work?',
    kind: 'choice',
    options: ['Days only', 'Days and evenings', 'All rosters'],
    isMandatory: false,
  });
  await ask(4, { text: 'What should we know about notice and start?', kind: 'text', isMandatory: false });
};

const addRequest = async (
  scope: SystemScope,
  given: DemoEngagement,
  request: DemoTalentRequest,
  index: number,
  publishedAt: Date,
): Promise<void> => {
  const id = demoRequestId(given.key, index);
  await makeTalentRequest(scope.db, {
    id,
    engagementId: demoId(`engagement:${given.key}`),
    jobTitle: request.title,
    description: given.about,
    noOfRoles: request.roles,
    noOfRolesFilled: request.filled ?? 0,
    statusId: request.statusId,
    reasonText: request.reasonText ?? null,
    baseSalaryFrom: money(request.salary[0]),
    baseSalaryTo: money(request.salary[1]),
    cvCap: request.cvCap ?? null,
    contractedUnits: request.units ?? null,
    ...(request.lot?.rules ? { lotRules: request.lot.rules } : {}),
    // A Pending request is not open yet, so agencies can't see it.
    publishedAt: request.statusId === talentRequestStatus.pending ? null : publishedAt,
    createdAt: publishedAt,
    statusChangedAt: publishedAt,
  });
  if (request.questions) await addQuestions(scope, id);
};

/**
 * Returns the fee agreed in an award or a tender. For a competitive award, this is the amount that the agency earns for
 * each hire.
 */
const awarded = (given: DemoEngagement, one: DemoApplication) =>
  given.kind === 'competitive' && one.statusId === applicationStatus.approved && given.stage !== 'application'
    ? { feeTypeId: feeType.fixed, feePercent: null, feeAmount: '6400.00' }
    : applicationMethodOf({ kind: given.kind, engagementTypeId: given.typeId }) === 'tender-rate'
      ? { feeTypeId: feeType.percentBase, feePercent: '17.5000', feeAmount: null }
      : {};

/** Engagements that only the owner is assigned to, so that a standard user can't see them. */
const ownersAlone = ['procurement-head', 'actuarial', 'foodservice-sales'];
/** The only engagement that the sub-user works on. The sub-user can't see the agency's other engagements. */
const subUserToo = 'perioperative';

const addApplication = async (
  scope: SystemScope,
  given: DemoEngagement,
  one: DemoApplication,
  publishedAt: Date,
): Promise<void> => {
  const applicant = findFirstUser(one.agency);
  const engagementId = demoId(`engagement:${given.key}`);
  const appliedAt = new Date(publishedAt.getTime() + day);
  await makeApplication(scope.db, {
    id: demoId(`application:${given.key}:${one.agency}`),
    engagementId,
    supplierId: demoTenantId(one.agency),
    statusId: one.statusId,
    appliedBy: applicant.id,
    appliedByName: applicant.name,
    appliedAt,
    reasonText: one.reasonText ?? null,
    decidedByName:
      one.statusId === applicationStatus.pending || one.statusId === applicationStatus.withdrew
        ? null
        : findFirstUser(given.client).name,
    withdrawnAt: one.statusId === applicationStatus.withdrew ? new Date(appliedAt.getTime() + day) : null,
    ...awarded(given, one),
  });
  const colleagues =
    one.agency === 'harbour' && !ownersAlone.includes(given.key)
      ? ['owner@harbour.example', 'user@harbour.example', ...(subUserToo === given.key ? ['sub@harbour.example'] : [])]
      : [applicant.email];
  for (const email of colleagues) {
    await makeAssignment(scope.db, {
      engagementId,
      supplierId: demoTenantId(one.agency),
      userId: demoUserId(email),
      createdBy: applicant.id,
      createdAt: appliedAt,
    });
  }
};

const addEngagement = async (scope: SystemScope, files: Files, given: DemoEngagement): Promise<void> => {
  const closingAt = new Date(scope.now.getTime() + given.closesInMinutes * minute);
  const publishedAt = new Date(Math.min(scope.now.getTime(), closingAt.getTime()) - 21 * day);
  const pausedFor = (given.pausedForDays ?? 0) * day;
  const lead = findFirstUser(given.client);
  const client = demoCompanies.find((company) => company.key === given.client);
  const id = demoId(`engagement:${given.key}`);
  await makeEngagement(scope.db, {
    id,
    clientId: demoTenantId(given.client),
    kind: given.kind,
    engagementTypeId: given.typeId,
    title: given.title,
    description: given.about,
    status: given.status,
    endedAs: given.endedAs ?? null,
    endReason: given.endedAs === 'cancelled' || given.endedAs === 'discontinued' ? 'Budget withdrawn' : null,
    endedAt: given.endedAs ? closingAt : null,
    stage: given.stage,
    recruitmentTypeId: given.recruitmentTypeId,
    roleCategoryId: given.roleCategoryId,
    employmentClassId: given.employmentClassId,
    classificationId: Math.floor(given.subClassificationId / 10),
    subClassificationId: given.subClassificationId,
    location: given.location,
    countryId: given.countryId,
    regionId: given.regionId,
    timeZone: client?.timeZone ?? 'UTC',
    currencyId: await currencyId(scope, given.currency),
    ...feeOf(given),
    bidTypeId: given.bid?.typeId ?? null,
    bidMethodId: given.bid?.methodId ?? null,
    awardTypeId: given.bid?.awardId ?? null,
    termsVersion: 4,
    requiresPrequalification: given.requiresPrequalification ?? false,
    requiresConsent: given.requiresConsent ?? false,
    requiresCandidateConsent: given.requiresCandidateConsent ?? false,
    hiringLeadName: lead.name,
    hiringLeadEmail: lead.email,
    hiringLeadMobile: '+61 491 570 156',
    isDemo: given.isDemo ?? false,
    clarificationEndsAt: given.stage === 'clarification' ? new Date(closingAt.getTime() + 2 * day) : null,
    // A paused engagement stores its closing time as of the start of the pause. The paused time is added when it is read.
    closingAt: new Date(closingAt.getTime() - pausedFor),
    pausedAt: given.pausedForDays === undefined ? null : new Date(scope.now.getTime() - pausedFor),
    publishedAt,
    createdAt: publishedAt,
  });
  for (const [index, request] of given.requests.entries()) await addRequest(scope, given, request, index, publishedAt);
  await makeRequirement(scope.db, {
    id: demoId(`requirement:${given.key}:1`),
    engagementId: id,
    text: 'The agency has placed people in this field within the last two years.',
    sort: 1,
  });
  await makeRequirement(scope.db, {
    id: demoId(`requirement:${given.key}:2`),
    engagementId: id,
    text: 'One named recruiter stays with the engagement until it ends.',
    isMandatory: false,
    sort: 2,
  });
  await addDocument(scope, files, given, publishedAt);
  for (const one of given.applications) await addApplication(scope, given, one, publishedAt);
};

const currencyId = async (scope: SystemScope, code: string): Promise<number> =>
  (await scope.db.selectFrom('currency').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

/**
 * Creates engagements with their requests, documents, questions and applications. Closing times are relative to now.
 */
export const makeDemoMarket = async (scope: SystemScope, files: Files): Promise<void> => {
  for (const given of demoEngagements) await addEngagement(scope, files, given);
};
