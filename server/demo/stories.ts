import { logoPathOf } from '#contract/tenants/rules.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import {
  makeAssessment,
  makeBiography,
  makeClientHistory,
  makeLogo,
  defaultAssessmentAnswers,
  type defaultClientHistory,
} from '#server/profile/factories.ts';
import { demoId } from './ids.ts';
import { demoTenantId } from './market.ts';

const day = 86_400_000;

const biographies: readonly (readonly [agency: string, html: string])[] = [
  [
    'harbour',
    `<p>Harbour Talent places <strong>nurses, allied health and the people who run hospitals</strong> in New South Wales and beyond. We began with four recruiters above a chandlery in 2014; today we are eighteen.</p><p>What clients come back for:</p><ul><li><p>one recruiter from brief to start date</p></li><li><p>a shortlist of three within seven working days</p></li><li><p>a call with every candidate, hired or not</p></li></ul>`,
  ],
  [
    'quayside',
    `<p>Quayside Search finds leaders for water, energy and transport. <em>Small lists, long memories.</em></p>`,
  ],
  ['lantern', `<p>Lantern People staffs kitchens and front offices across South-East Asia.</p>`],
];

type History = Omit<typeof defaultClientHistory, 'regionId' | 'countryId'>;

const harbourHistory: readonly History[] = [
  {
    client: 'Northwind Health',
    project: 'Emergency department, second rotation',
    location: 'Newcastle',
    engagedDate: '2025-08-04',
    sectorId: 4,
    industryId: 20,
    recruitmentTypeId: 1,
    roleCategoryId: 2,
    employmentClassId: 1,
    description: 'Eleven registered nurses and two nurse educators in fourteen weeks. All of them are still there.',
  },
  {
    client: 'Tallowood Councils',
    project: 'Water operators for three plants',
    location: 'Port Macquarie',
    engagedDate: '2024-11-18',
    sectorId: 3,
    industryId: 5,
    recruitmentTypeId: 2,
    roleCategoryId: 3,
    employmentClassId: 4,
    description: 'Contracts of twelve months, six of which became permanent.',
  },
  {
    client: 'Marram Pastoral',
    project: 'Station managers',
    location: '',
    engagedDate: '2023-03-06',
    sectorId: 1,
    industryId: 1,
    recruitmentTypeId: 1,
    roleCategoryId: 1,
    employmentClassId: 1,
    description: '',
  },
];

/** The number of days since each agency confirmed its assessment. */
const confirmed: Readonly<Record<string, number>> = {
  harbour: 190,
  quayside: 185,
  meridian: 170,
  bluegum: 165,
  lantern: 3,
  foxglove: 40,
};

const entities: Readonly<Record<string, string>> = {
  harbour: 'Harbour Talent Pty Ltd',
  quayside: 'Quayside Search Pty Ltd',
  meridian: 'Meridian Care People Pty Ltd',
  bluegum: 'Bluegum Recruitment Pty Ltd',
  lantern: 'Lantern People Pte Ltd',
  foxglove: 'Foxglove Staffing Ltd',
};

const harbourLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#114b5f"/><path d="M6 20.5c3.3 0 3.3-2.5 6.7-2.5s3.3 2.5 6.6 2.5 3.4-2.5 6.7-2.5" fill="none" stroke="#f4efe6" stroke-width="2" stroke-linecap="round"/><path d="M10 25c3 0 3-2 6-2s3 2 6 2" fill="none" stroke="#f4efe6" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/><path d="M16 6.5v7M12.5 10 16 6.5l3.5 3.5" fill="none" stroke="#f2a65a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Adds a logo as if it had been uploaded: the full picture and its thumbnail. */
const addLogo = async (scope: SystemScope, files: Files, agency: string, svg: string): Promise<void> => {
  // Loaded here, so that the server starts faster when it creates no demo world.
  const { default: sharp } = await import('sharp');
  const drawn = async (side: number) =>
    new Uint8Array(await sharp(Buffer.from(svg), { density: 1200 }).resize(side, side).png().toBuffer());
  const [full, thumb] = [await drawn(512), await drawn(96)];
  const { logoId, storageKey, thumbnailKey } = await makeLogo(scope.db, {
    tenantId: demoTenantId(agency),
    id: demoId(`logo ${agency}`),
    sizeBytes: full.length,
  });
  await files.write(storageKey, full);
  await files.write(thumbnailKey, thumb);
  await scope.db
    .updateTable('candidate')
    .set({ supplierLogoPath: logoPathOf(logoId) })
    .where('supplierId', '=', demoTenantId(agency))
    .execute();
};

/** Creates the biographies, logos, client history and assessments of the agencies in the demo world. */
export const makeProfileContent = async (scope: SystemScope, files: Files): Promise<void> => {
  const { db, now } = scope;
  const ago = (days: number): Date => new Date(now.getTime() - days * day);
  for (const [agency, html] of biographies) {
    await makeBiography(db, { tenantId: demoTenantId(agency), html, savedAt: ago(180) });
  }
  for (const history of harbourHistory) {
    const id = demoId(`client history ${history.client}`);
    await makeClientHistory(db, { ...history, regionId: 1, countryId: 36, tenantId: demoTenantId('harbour'), id });
  }
  for (const [agency, days] of Object.entries(confirmed)) {
    await makeAssessment(db, {
      tenantId: demoTenantId(agency),
      confirmedAt: ago(days),
      answers: { ...defaultAssessmentAnswers, legalEntity: entities[agency] ?? '' },
    });
  }
  await addLogo(scope, files, 'harbour', harbourLogo);
  await db
    .updateTable('tenant')
    .set({ statusReason: 'The professional indemnity certificate has expired.', decidedAt: ago(38) })
    .where('id', '=', demoTenantId('foxglove'))
    .execute();
};
