import type { EngagementDraftFields, DraftQuestion } from '#contract/engagements/operations/draft-fields.ts';
import {
  requestFieldNames,
  requestFields,
  type RequestFieldName,
  type EngagementTypeId,
  type FeeTypeId,
} from '#contract/engagements/states.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { toClosingTime, closingInstant } from '#web/engagements/parts/closing-time.ts';
import {
  lotRulesValues,
  initialLotRules,
  toDraftLotRules,
  type FormLotRules,
} from '#web/engagements/parts/lot-rules/lot-rules-values.ts';

/** A select without a choice has an empty string as its value, instead of null. */
type Picks<T> = { [Key in keyof T]: null extends T[Key] ? number | '' : T[Key] };

/** A question in the form. An existing question has an ID. */
type FormQuestion = DraftQuestion & { questionId?: string | undefined };

export type RequestFormValues = Omit<EngagementDraftFields['talentRequests'][number], 'questions' | 'lotRules'> & {
  questions: FormQuestion[];
  lotRules: FormLotRules;
};

/** The form values of a draft, with the closing time split into date and time of day. */
export type DraftValues = Picks<
  Omit<
    EngagementDraftFields,
    'closingAt' | 'talentRequests' | 'requirements' | 'guaranteeDays' | 'engagementTypeId' | 'feeTypeId'
  >
> & {
  engagementTypeId: EngagementTypeId;
  feeTypeId: FeeTypeId;
  guaranteeDays: number | null;
  closingDay: string;
  closingTime: string;
  requirements: EngagementDraftFields['requirements'];
  talentRequests: RequestFormValues[];
};

const picks = [
  'roleCategoryId',
  'employmentClassId',
  'classificationId',
  'subClassificationId',
  'countryId',
  'bidTypeId',
  'bidMethodId',
  'awardTypeId',
] as const;

export const draftValuesOf = (fields: EngagementDraftFields): DraftValues => {
  const { closingAt, ...rest } = fields;
  const closing = closingAt === '' ? { day: '', time: '17:00' } : toClosingTime(closingAt, viewerZone());
  const chosen = Object.fromEntries(picks.map((name) => [name, fields[name] ?? '']));
  // Drafts created before documents were introduced have no keys, so these are added.
  const talentRequests = fields.talentRequests.map((request) => ({
    ...request,
    key: request.key || newKey(),
    lotRules: lotRulesValues(request.lotRules),
  }));
  return { ...rest, ...chosen, talentRequests, closingDay: closing.day, closingTime: closing.time } as DraftValues;
};

/** Treats invalid text in a number field as empty. */
const wholeOrNull = (value: number | null): number | null =>
  value === null || Number.isNaN(value) || !Number.isSafeInteger(value) ? null : value;

const wholeNumbers = (request: RequestFormValues) =>
  Object.fromEntries(
    requestFieldNames.flatMap((name) => {
      const value = request[name];
      return typeof value === 'number' ? [[name, wholeOrNull(value)]] : [];
    }),
  );

export const toDraftFields = (values: DraftValues): EngagementDraftFields => {
  const { closingDay, closingTime, ...rest } = values;
  const moment = closingInstant({ day: closingDay, time: closingTime });
  const chosen = Object.fromEntries(picks.map((name) => [name, values[name] === '' ? null : values[name]]));
  return {
    ...rest,
    ...chosen,
    guaranteeDays: wholeOrNull(values.guaranteeDays),
    talentRequests: values.talentRequests.map((request) => ({
      ...request,
      ...wholeNumbers(request),
      lotRules: toDraftLotRules(request.lotRules),
    })),
    closingAt: moment === undefined ? '' : new Date(moment).toISOString(),
  } as EngagementDraftFields;
};

/** Returns the form's name for a draft's field. */
export const formFieldName = (field: string): string => (field === 'closingAt' ? 'closingDay' : field);

export const emptyQuestion: DraftQuestion = { text: '', kind: 'yes_no', options: '', isMandatory: false, passing: '' };

/** Creates a key by which documents can refer to a talent request that has no ID yet. */
const newKey = (): string => crypto.randomUUID();

/** The empty fields of a talent request. */
export const emptyRequestFields = Object.fromEntries(
  requestFieldNames.map((name) => [name, requestFields[name].kind === 'count' ? null : '']),
) as Pick<RequestFormValues, RequestFieldName>;

export const emptyRequest = (location: string): RequestFormValues => ({
  key: newKey(),
  ...emptyRequestFields,
  location,
  noOfRoles: 1,
  lotRules: initialLotRules,
  questions: [],
});
