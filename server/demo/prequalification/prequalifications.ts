import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { createHash } from 'node:crypto';
import { prequalificationCells, documentFlagOf } from '#contract/prequalification/rules.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import {
  makeLibraryDocument,
  makeDocumentPermission,
  makePrequalification,
  makePrequalificationStep,
} from '#server/prequalification/factories.ts';
import { documentFlagColumns } from '#server/prequalification/public.ts';
import { demoCompanies } from '../companies.ts';
import { makePdf } from '#server/platform/files/pdf.ts';
import { demoId } from '../ids.ts';
import { demoTenantId, demoUserId } from '../market.ts';

const { pending, approved, declined, expired, revoked } = prequalificationStatus;

const day = 86_400_000;

type Agency = 'harbour' | 'quayside';

interface DemoPrequalification {
  readonly agency: Agency;
  readonly client: string;
  readonly cell: readonly [recruitmentTypeId: 1 | 2, roleCategoryId: 1 | 2 | 3];
  readonly statusId: PrequalificationStatusId;
  readonly reasonText?: string;
  readonly message?: string;
  /** The number of days until the approval ends; 300 by default. */
  readonly endsIn?: number;
  /** The number of days since the decision; 55 by default. */
  readonly decidedAgo?: number;
}

const prequalifications: readonly DemoPrequalification[] = [
  { agency: 'harbour', client: 'northwind', cell: [1, 2], statusId: approved },
  { agency: 'harbour', client: 'northwind', cell: [1, 3], statusId: approved, endsIn: 24 },
  {
    agency: 'harbour',
    client: 'northwind',
    cell: [2, 2],
    statusId: pending,
    message:
      'We have run your night roster in the emergency department since March, and would like to cover contracts too.',
  },
  {
    agency: 'harbour',
    client: 'calder',
    cell: [1, 2],
    statusId: declined,
    reasonText: 'We are looking for an agency with more placements in civil engineering.',
    decidedAgo: 12,
  },
  { agency: 'harbour', client: 'sable', cell: [2, 2], statusId: expired, endsIn: -20, decidedAgo: 385 },
  {
    agency: 'harbour',
    client: 'larkfield',
    cell: [2, 3],
    statusId: revoked,
    reasonText: 'The public liability cover has expired and was not renewed.',
  },
  { agency: 'quayside', client: 'northwind', cell: [1, 2], statusId: approved },
  { agency: 'quayside', client: 'brightwater', cell: [1, 1], statusId: approved },
];

interface DemoDocument {
  readonly key: string;
  readonly agency: Agency;
  readonly file: string;
  readonly description: string;
  /** The number of days until the document expires; if absent, it never expires. */
  readonly expiresIn?: number;
  readonly openTo: readonly { client: string; cells: readonly (readonly [1 | 2, 1 | 2 | 3])[] }[];
  readonly lines: readonly string[];
}

const documents: readonly DemoDocument[] = [
  {
    key: 'indemnity',
    agency: 'harbour',
    file: 'Professional-indemnity-2026.pdf',
    description: 'Professional indemnity insurance',
    expiresIn: 26,
    openTo: [
      {
        client: 'northwind',
        cells: [
          [1, 2],
          [1, 3],
          [2, 2],
        ],
      },
      { client: 'calder', cells: [[1, 2]] },
    ],
    lines: ['Sum insured: AUD 10,000,000 in any one claim.', 'Insurer: Southern Mutual Underwriters.'],
  },
  {
    key: 'liability',
    agency: 'harbour',
    file: 'Public-liability-2026.pdf',
    description: 'Public liability insurance',
    expiresIn: 214,
    openTo: [
      {
        client: 'northwind',
        cells: [
          [1, 2],
          [2, 2],
        ],
      },
    ],
    lines: ['Sum insured: AUD 20,000,000.', 'Covers all offices in Australia and New Zealand.'],
  },
  {
    key: 'privacy',
    agency: 'harbour',
    file: 'Privacy-and-consent.pdf',
    description: 'How we handle candidates’ data and their consent',
    openTo: [{ client: 'northwind', cells: [[1, 2]] }],
    lines: [
      'Every candidate confirms in writing which employers they are presented to.',
      'Records are kept for two years.',
    ],
  },
  {
    key: 'slavery',
    agency: 'harbour',
    file: 'Modern-slavery-statement-2025.pdf',
    description: 'Modern slavery statement',
    expiresIn: -9,
    openTo: [],
    lines: ["We check all partners' labour-hire licences once a year."],
  },
  {
    key: 'quayside-indemnity',
    agency: 'quayside',
    file: 'Indemnity.pdf',
    description: 'Professional indemnity',
    openTo: [{ client: 'northwind', cells: [[1, 2]] }],
    lines: ['Sum insured: AUD 5,000,000 in any one claim.'],
  },
];

const dayIn = (scope: SystemScope, days: number): string =>
  new Date(scope.now.getTime() + days * day).toISOString().slice(0, 10);

const companyOf = (key: string) => {
  const company = demoCompanies.find((one) => one.key === key);
  const [user] = company?.users ?? [];
  if (!company || !user) throw new Error(`There is no company ${key} with users in the demo world.`);
  return {
    name: company.name,
    city: company.city,
    userId: demoUserId(user.email),
    email: user.email,
    person: `${user.firstName} ${user.lastName}`,
  };
};

const addDocument = async (scope: SystemScope, files: Files, given: DemoDocument): Promise<void> => {
  const agency = companyOf(given.agency);
  const supplierId = demoTenantId(given.agency);
  const bytes = await makePdf({
    title: given.description,
    under: agency.name,
    sections: [{ heading: 'Certificate', lines: [...given.lines] }],
  });
  const storageKey = `${demoId(`prequalification-file:${given.key}`)}.pdf`;
  await files.write(storageKey, bytes);
  const createdAt = new Date(scope.now.getTime() - 70 * day);
  const { documentId } = await makeLibraryDocument(
    scope.db,
    {
      id: demoId(`prequalification-document:${given.key}`),
      supplierId,
      description: given.description,
      expiresOn: given.expiresIn === undefined ? null : dayIn(scope, given.expiresIn),
      createdBy: agency.userId,
      createdAt,
      modifiedAt: createdAt,
    },
    {
      id: demoId(`prequalification-version:${given.key}`),
      fileName: given.file,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      uploadedBy: agency.userId,
      uploadedByName: agency.person,
      createdAt,
    },
  );
  for (const { client, cells: open } of given.openTo) {
    const isOpen = (flag: string) =>
      open.some(
        ([recruitmentTypeId, roleCategoryId]) => documentFlagOf({ recruitmentTypeId, roleCategoryId }) === flag,
      );
    await makeDocumentPermission(scope.db, {
      id: demoId(`prequalification-permission:${given.key}:${client}`),
      documentId,
      supplierId,
      clientId: demoTenantId(client),
      ...Object.fromEntries(prequalificationCells.map(({ flag }) => [documentFlagColumns[flag], isOpen(flag)])),
      email: agency.email,
      location: agency.city,
      createdAt,
      modifiedAt: createdAt,
    });
  }
};

/** Records which documents a client could open when it approved an agency. */
const pin = async (scope: SystemScope, given: DemoPrequalification, requestId: string): Promise<void> => {
  const [recruitmentTypeId, roleCategoryId] = given.cell;
  const open = documents.filter(
    (one) =>
      one.agency === given.agency &&
      one.openTo.some(
        ({ client, cells: of }) =>
          client === given.client &&
          of.some(([type, category]) => type === recruitmentTypeId && category === roleCategoryId),
      ),
  );
  for (const one of open) {
    await scope.db
      .insertInto('prequalificationPin')
      .values({
        requestId,
        versionId: demoId(`prequalification-version:${one.key}`),
        supplierId: demoTenantId(given.agency),
        clientId: demoTenantId(given.client),
        description: one.description,
        expiresOn: one.expiresIn === undefined ? null : dayIn(scope, one.expiresIn),
      })
      .execute();
  }
};

const addRequest = async (scope: SystemScope, given: DemoPrequalification): Promise<void> => {
  const { agency, client, statusId } = given;
  const [recruitmentTypeId, roleCategoryId] = given.cell;
  const [asker, decider] = [companyOf(agency), companyOf(client)];
  const isDecided = statusId !== pending;
  const decidedAgo = given.decidedAgo ?? 55;
  const requestedAt = new Date(scope.now.getTime() - (isDecided ? decidedAgo + 5 : 4) * day);
  const decidedAt = new Date(scope.now.getTime() - decidedAgo * day);
  const wasApproved = statusId === approved || statusId === expired || statusId === revoked;
  const endsOn = wasApproved ? dayIn(scope, given.endsIn ?? 300) : null;
  const both = { supplierId: demoTenantId(agency), clientId: demoTenantId(client) };
  const { id } = await makePrequalification(scope.db, {
    id: demoId(`prequalification:${agency}:${client}:${String(recruitmentTypeId)}:${String(roleCategoryId)}`),
    ...both,
    recruitmentTypeId,
    roleCategoryId,
    statusId,
    requestedAt,
    decidedAt: isDecided ? decidedAt : null,
    endsOn,
    reasonText: given.reasonText ?? null,
    message: given.message ?? '',
    supplierName: asker.name,
    agency: JSON.stringify({
      headOffice: asker.city,
      website: `https://${agency}.example`,
      email: asker.email,
      areas: ['Australia', 'New Zealand'],
      classifications:
        agency === 'harbour' ? ['Healthcare & Medical', 'Information Technology'] : ['Healthcare & Medical'],
      biography: 'We place people we have met, and stay with them and their employer through the first year.',
    }),
    requestedBy: asker.userId,
    requestedByName: asker.person,
    ...(isDecided ? { decidedBy: decider.userId, decidedByName: decider.person } : {}),
  });
  const step = { ...both, requestId: id };
  const byClient = { byUserId: decider.userId, byName: decider.person };
  const byAsker = { byUserId: asker.userId, byName: asker.person };
  await makePrequalificationStep(scope.db, { ...step, statusId: pending, at: requestedAt, ...byAsker });
  if (wasApproved) {
    const approvedAt = statusId === revoked ? new Date(decidedAt.getTime() - 3 * day) : decidedAt;
    await makePrequalificationStep(scope.db, { ...step, statusId: approved, at: approvedAt, endsOn, ...byClient });
    await pin(scope, given, id);
  }
  const last = { ...step, statusId };
  const { reasonText = null } = given;
  if (statusId === declined || statusId === revoked)
    await makePrequalificationStep(scope.db, { ...last, at: decidedAt, reasonText, ...byClient });
  if (statusId === expired && endsOn !== null) {
    const endedAt = new Date(Date.parse(`${endsOn}T00:00:00Z`) + day);
    await makePrequalificationStep(scope.db, { ...last, at: endedAt, endsOn });
  }
};

/** Creates prequalifications in every status with their history, and the document libraries they are based on. */
export const makePrequalifications = async (scope: SystemScope, files: Files): Promise<void> => {
  for (const given of documents) await addDocument(scope, files, given);
  for (const given of prequalifications) await addRequest(scope, given);
};
