import { engagementDraftFields, type EngagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import { engagementType, feeType } from '#contract/engagements/states.ts';

/** The terms of the engagements and drafts that factories create. */
export const defaultTerms = `The agency is paid its fee for each person who starts in a role under this engagement, if it was the first agency to submit them here.
The fee is invoiced on the day of the start and is due within 30 days.
If the person leaves within the guarantee, the agency looks for a replacement at no further fee.`;

/** Returns the fields of a complete draft that closes two weeks after the test kit's time. */
export const completeDraftFields = (given: Partial<EngagementDraftFields> = {}): EngagementDraftFields =>
  engagementDraftFields.parse({
    kind: 'successfee',
    engagementTypeId: engagementType.employerSetsRate,
    title: 'Night Shift Midwives',
    description: 'Midwives for two wards, in rotating shifts.',
    recruitmentTypeId: 1,
    roleCategoryId: 2,
    employmentClassId: 1,
    classificationId: 13,
    subClassificationId: 131,
    location: 'Geelong, Australia',
    countryId: 36,
    timeZone: 'Australia/Melbourne',
    currencyId: 152,
    feeTypeId: feeType.percentBase,
    feePercent: '14.5',
    terms: defaultTerms,
    guaranteeDays: 90,
    requiresConsent: true,
    hiringLeadName: 'Priya Raman',
    hiringLeadEmail: 'priya.raman@northwind.example',
    hiringLeadMobile: '+61 400 000 111',
    closingAt: '2026-12-04T04:00:00.000Z',
    requirements: [{ text: 'Has placed midwives before.', isMandatory: true }],
    talentRequests: [
      {
        jobTitle: 'Midwife',
        description: 'Antenatal and birth suite.',
        location: 'Geelong, Australia',
        noOfRoles: 3,
        baseSalaryFrom: '88000',
        baseSalaryTo: '104000',
        cvCap: 5,
        questions: [
          { text: 'Is the candidate registered?', kind: 'yes_no', isMandatory: true, passing: 'yes' },
          { text: 'How many years of practice?', kind: 'number', isMandatory: true, passing: '2' },
          { text: 'Which rosters?', kind: 'choice', options: 'Days\nAll rosters', passing: 'All rosters' },
        ],
      },
    ],
    ...given,
  });
