import type { OwnTalentRequest } from '#contract/engagements/shapes.ts';
import type { FormRequest } from '#web/engagements/parts/draft/draft-values.ts';
import { noLotRules, publishedLotRulesValues } from '#web/engagements/parts/lot-rules/lot-rules-values.ts';

/** The form values of a talent request. */
export const requestValues = (request: OwnTalentRequest): FormRequest => ({
  key: request.talentRequestId,
  jobTitle: request.jobTitle,
  description: request.description,
  location: request.location,
  noOfRoles: request.noOfRoles,
  baseSalaryFrom: request.baseSalaryFrom ?? '',
  baseSalaryTo: request.baseSalaryTo ?? '',
  contractedUnits: request.contractedUnits ?? '',
  cvCap: request.cvCap,
  lotRules: request.lotRules === null ? noLotRules : publishedLotRulesValues(request.lotRules),
  questions: request.questions.map(({ options, ...question }) => ({ ...question, options: options.join('\n') })),
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Invalid numbers are sent as 0, so that the server reports the valid range. */
const numberOf = (value: number | null): number => (value !== null && Number.isFinite(value) ? value : 0);

/** The API input for the form values. */
export const toRequestInput = (values: FormRequest) => ({
  jobTitle: values.jobTitle,
  description: values.description,
  location: values.location,
  noOfRoles: numberOf(values.noOfRoles),
  baseSalaryFrom: orNull(values.baseSalaryFrom),
  baseSalaryTo: orNull(values.baseSalaryTo),
  contractedUnits: orNull(values.contractedUnits),
  cvCap: values.cvCap === null ? null : numberOf(values.cvCap),
  questions: values.questions.map(({ questionId, text, kind, options, isMandatory, passing }) => ({
    ...(questionId === undefined ? {} : { questionId }),
    text,
    kind,
    isMandatory,
    options: kind === 'choice' ? linesOf(options) : [],
    passing: kind === 'text' ? '' : passing,
  })),
});

/** The form field for a field of the API. */
export const requestField = (field: string): string =>
  `talentRequests.0.${field.replace(/\.questionId$/, '.text').replace(/\.options\.\d+$/, '.options')}`;
