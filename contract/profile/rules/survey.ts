import type { LookupValue } from '#contract/common/lookup.ts';
import { formatDay } from '#contract/common/text/calendar.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';

type AnswerKind = 'number' | 'text' | 'lines' | 'yes-no' | 'choice' | 'date' | 'file';

/**
 * A field of a question. `when` names a yes-or-no field in the same question; this field is asked only if the answer to
 * the named field is yes.
 */
export interface SurveyField {
  readonly key: string;
  readonly label: string;
  readonly kind: AnswerKind;
  readonly required: boolean;
  readonly when?: string | undefined;
  /** The maximum length of a text, or the maximum of a number. */
  readonly max?: number | undefined;
  readonly options?: readonly LookupValue[] | undefined;
}

export interface SurveyQuestion {
  readonly id: number;
  readonly title: string;
  readonly fields: readonly SurveyField[];
}

export type SurveyAnswerValue = string | number | boolean;
export type SurveyAnswers = Readonly<Record<string, SurveyAnswerValue | null | undefined>>;

const count = (key: string, label: string, max = 1_000_000): SurveyField => ({
  key,
  label,
  kind: 'number',
  required: true,
  max,
});

/** Returns a yes-or-no field, with the fields that are asked if the answer is yes. */
const yesNo = (key: string, label: string, ...more: readonly Omit<SurveyField, 'when'>[]): readonly SurveyField[] => [
  { key, label, kind: 'yes-no', required: true },
  ...more.map((one) => ({ ...one, when: key })),
];
const file = (key: string, label: string): SurveyField => ({ key, label, kind: 'file', required: false });
const cover: Omit<SurveyField, 'key'> = { label: 'Cover', kind: 'text', required: true, max: 100 };

/** The questions of the assessment survey. Source: domain rules, "Assessment survey (14)". */
export const assessmentSurvey: readonly SurveyQuestion[] = [
  { id: 1, title: 'Years trading', fields: [count('yearsTrading', 'Years', 500)] },
  {
    id: 2,
    title: 'Legal entity and registration number',
    fields: [
      { key: 'legalEntity', label: 'Legal entity', kind: 'text', required: true, max: 200 },
      { key: 'registrationNumber', label: 'Registration number', kind: 'text', required: true, max: 100 },
    ],
  },
  { id: 3, title: 'Number of consultants', fields: [count('consultants', 'Consultants')] },
  {
    id: 4,
    title: 'Licenses held, by country',
    fields: [{ key: 'licences', label: 'Licenses', kind: 'lines', required: true, max: 1000 }],
  },
  {
    id: 5,
    title: 'Professional indemnity cover',
    fields: yesNo(
      'indemnity',
      'Do you hold professional indemnity cover?',
      { ...cover, key: 'indemnityCover' },
      { key: 'indemnityEnd', label: 'End date', kind: 'date', required: true },
      file('indemnityFile', 'Certificate'),
    ),
  },
  {
    id: 6,
    title: 'Public liability cover',
    fields: yesNo(
      'liability',
      'Do you hold public liability cover?',
      { ...cover, key: 'liabilityCover' },
      file('liabilityFile', 'Certificate'),
    ),
  },
  {
    id: 7,
    title: 'Data protection',
    fields: yesNo(
      'dataProtection',
      'Do you have a data-protection officer and a policy?',
      file('dataProtectionFile', 'Policy'),
    ),
  },
  {
    id: 8,
    title: 'Right-to-work checks',
    fields: yesNo(
      'rightToWork',
      'Do you check every candidate’s right to work?',
      file('rightToWorkFile', 'Description of the checks'),
    ),
  },
  {
    id: 9,
    title: 'Candidate consent',
    fields: yesNo(
      'consent',
      'Do you have a procedure for obtaining candidates’ consent?',
      file('consentFile', 'Procedure'),
    ),
  },
  {
    id: 10,
    title: 'Modern slavery',
    fields: yesNo(
      'modernSlavery',
      'Do you publish a modern-slavery statement?',
      file('modernSlaveryFile', 'Statement'),
    ),
  },
  {
    id: 11,
    title: 'Diversity reporting',
    fields: yesNo('diversity', 'Do you report on diversity?', file('diversityFile', 'Latest report')),
  },
  {
    id: 12,
    title: 'Placements in the last 12 months',
    fields: [
      count('placementsExecutive', 'Executive'),
      count('placementsProfessional', 'Professional'),
      count('placementsSkilled', 'Skilled/Semi-skilled'),
    ],
  },
  {
    id: 13,
    title: 'Average time to shortlist',
    fields: [
      {
        key: 'timeToShortlist',
        label: 'Working days',
        kind: 'choice',
        required: true,
        options: [
          { id: 1, value: 'Up to 3' },
          { id: 2, value: '4 to 7' },
          { id: 3, value: '8 to 14' },
          { id: 4, value: 'More than 14' },
        ],
      },
    ],
  },
  {
    id: 14,
    title: 'Use of AI in sourcing',
    fields: yesNo('ai', 'Do you use AI in sourcing?', {
      key: 'aiDescription',
      label: 'Describe how',
      kind: 'lines',
      required: true,
      max: 1000,
    }),
  },
];

export const surveyFields: readonly SurveyField[] = assessmentSurvey.flatMap(({ fields }) => fields);

/** The keys of the fields that take a file. */
export const surveyFileKeys: readonly string[] = surveyFields
  .filter(({ kind }) => kind === 'file')
  .map(({ key }) => key);

export const surveyFieldOf = (key: string): SurveyField | undefined => surveyFields.find((field) => field.key === key);

/** Whether a field is asked, given the answers so far. */
export const isFieldAsked = (field: SurveyField, answers: SurveyAnswers): boolean =>
  field.when === undefined || answers[field.when] === true;

const isAnswered = (value: SurveyAnswerValue | null | undefined): boolean =>
  value !== null && value !== undefined && value !== '';

/** Returns the keys of required fields that are asked but have no answer yet. */
export const missingAnswers = (answers: SurveyAnswers): readonly string[] =>
  surveyFields
    .filter((field) => field.required && isFieldAsked(field, answers) && !isAnswered(answers[field.key]))
    .map(({ key }) => key);

/** Returns the name of a field with its question, for use in a message. */
const nameOf = (field: SurveyField): string => {
  const question = assessmentSurvey.find(({ fields }) => fields.includes(field));
  if (!question || field.kind === 'yes-no' || question.fields.length === 1) return question?.title ?? field.label;
  return `${question.title}: ${field.label}`;
};

/** Returns '{Field} is required!' for a survey key. */
export const missingAnswerMessage = (key: string): string => {
  const field = surveyFieldOf(key);
  return requiredMessage(field ? nameOf(field) : key);
};

/** Formats an answer as text; empty if there is no answer. */
export const formatAnswer = (field: SurveyField, value: SurveyAnswerValue | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'choice') return field.options?.find(({ id }) => id === value)?.value ?? '';
  return field.kind === 'date' ? formatDay(String(value)) : String(value);
};

/** Returns only the answers to fields that are still asked. Files are left out. */
export const applicableAnswers = (answers: SurveyAnswers): SurveyAnswers =>
  Object.fromEntries(
    surveyFields
      .filter((field) => field.kind !== 'file' && isFieldAsked(field, answers) && isAnswered(answers[field.key]))
      .map(({ key }) => [key, answers[key]]),
  );
