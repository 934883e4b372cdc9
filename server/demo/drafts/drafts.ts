import { createHash } from 'node:crypto';
import { engagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import { makeDraft, makeDraftDocument } from '#server/engagements/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { makePdf } from '#server/platform/files/pdf.ts';
import { demoId } from '../ids.ts';
import { demoTenantId } from '../market.ts';

const day = 86_400_000;

/** Returns the fields of a complete engagement that only needs to be published. */
const whole = (closingAt: Date) =>
  engagementDraftFields.parse({
    kind: 'successfee',
    engagementTypeId: engagementType.employerSetsRate,
    title: 'Mental health nursing, day programs',
    description: 'Nurses for two day programs that open in autumn: group work, assessment, and work with families.',
    recruitmentTypeId: 1,
    roleCategoryId: 2,
    employmentClassId: 1,
    classificationId: 13,
    subClassificationId: 131,
    location: 'Newcastle NSW',
    countryId: 36,
    timeZone: 'Australia/Sydney',
    feeTypeId: feeType.percentBase,
    feePercent: '14.5',
    terms:
      'The agency is paid its fee for each person who starts in a role under this engagement, if it was the first agency to submit them here.\nThe fee is invoiced on the day of the start and is due within 30 days.',
    guaranteeDays: 90,
    requiresConsent: true,
    hiringLeadName: 'Owen Prideaux',
    hiringLeadEmail: 'hiring@northwind.example',
    closingAt: closingAt.toISOString(),
    requirements: [
      { text: 'The agency has placed mental health nurses within the last two years.', isMandatory: true },
    ],
    talentRequests: [
      {
        key: 'nurse',
        jobTitle: 'Mental Health Nurse',
        description: 'Runs groups, and visits people at home one day a week.',
        location: 'Newcastle NSW',
        noOfRoles: 3,
        baseSalaryFrom: '92000',
        baseSalaryTo: '112000',
        questions: [{ text: 'Is the candidate credentialed in mental health?', isMandatory: true, passing: 'yes' }],
      },
    ],
  });

/** Creates an employer's draft engagements in the demo world: a complete one with its documents, and a new one. */
export const makeDrafts = async (scope: SystemScope, files: Files): Promise<void> => {
  const clientId = demoTenantId('northwind');
  const { id: draftId } = await makeDraft(scope.db, {
    id: demoId('draft:day-programs'),
    clientId,
    fields: whole(new Date(scope.now.getTime() + 28 * day)),
    savedAt: new Date(scope.now.getTime() - day),
  });
  for (const [title, requestKey, daysAgo] of [
    ['Brief for agencies', null, 2],
    ['Position description', 'nurse', 1],
  ] as const) {
    const bytes = await makePdf({
      title,
      under: 'Mental health nursing, day programs · Newcastle NSW',
      sections: [{ heading: 'What it is', lines: ['Two day programs open in autumn. Nurses run groups in pairs.'] }],
    });
    const id = demoId(`draft-document:${title}`);
    const storageKey = `${id}.pdf`;
    await files.write(storageKey, bytes);
    await makeDraftDocument(scope.db, {
      id,
      draftId,
      clientId,
      requestKey,
      title,
      fileName: `${title.toLowerCase().replaceAll(' ', '-')}.pdf`,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      createdAt: new Date(scope.now.getTime() - daysAgo * day),
    });
  }
  await makeDraft(scope.db, {
    id: demoId('draft:theatre'),
    clientId,
    fields: engagementDraftFields.parse({ title: 'Theatre technicians, night list', location: 'Newcastle NSW' }),
    savedAt: new Date(scope.now.getTime() - 4 * day),
  });
};
