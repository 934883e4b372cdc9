import type { OwnTalentRequest } from '#contract/engagements/shapes.ts';
import {
  requestFieldNames,
  requestFields,
  type RequestFieldName,
  type RequestFieldValues,
} from '#contract/engagements/states.ts';
import { emptyRequestFields, type RequestFormValues } from '#web/engagements/parts/draft/draft-values.ts';
import { initialLotRules, publishedLotRulesValues } from '#web/engagements/parts/lot-rules/lot-rules-values.ts';

const fieldValues = (request: RequestFieldValues): Pick<RequestFormValues, RequestFieldName> => {
  const entered = requestFieldNames.filter((name) => request[name] !== null).map((name) => [name, request[name]]);
  return { ...emptyRequestFields, ...(Object.fromEntries(entered) as Partial<RequestFormValues>) };
};

/** Returns the form values of a talent request. */
export const requestValues = (request: OwnTalentRequest): RequestFormValues => ({
  key: request.talentRequestId,
  ...fieldValues(request),
  lotRules: request.lotRules === null ? initialLotRules : publishedLotRulesValues(request.lotRules),
  questions: request.questions.map(({ options, ...question }) => ({ ...question, options: options.join('\n') })),
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns 0 for an invalid number, so that the server reports the valid range. */
const numberOf = (value: number | null): number => (value !== null && Number.isFinite(value) ? value : 0);

const inputOf = (name: RequestFieldName, value: string | number | null): string | number | null => {
  const { isOptional } = requestFields[name];
  if (typeof value === 'string') return isOptional ? orNull(value) : value;
  return value === null && isOptional ? null : numberOf(value);
};

const fieldInputs = (values: RequestFormValues): RequestFieldValues =>
  Object.fromEntries(requestFieldNames.map((name) => [name, inputOf(name, values[name])])) as RequestFieldValues;

/** Returns the fields that can still be changed once bidding has ended, because bids aren't based on them. */
export const fieldsOutsideBidBasis = (input: RequestFieldValues): Partial<RequestFieldValues> =>
  Object.fromEntries(
    requestFieldNames.filter((name) => !requestFields[name].isBidBasis).map((name) => [name, input[name]]),
  );

/** Returns the API input for the form values. */
export const toRequestInput = (values: RequestFormValues) => ({
  ...fieldInputs(values),
  questions: values.questions.map(({ questionId, text, kind, options, isMandatory, passing }) => ({
    ...(questionId === undefined ? {} : { questionId }),
    text,
    kind,
    isMandatory,
    options: kind === 'choice' ? linesOf(options) : [],
    passing: kind === 'text' ? '' : passing,
  })),
});

/** Returns the form field that corresponds to an API field. */
export const requestFormField = (field: string): string =>
  `talentRequests.0.${field.replace(/\.questionId$/, '.text').replace(/\.options\.\d+$/, '.options')}`;
