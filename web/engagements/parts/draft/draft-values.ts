import type { DraftFields, DraftQuestion } from '#contract/engagements/operations/draft-fields.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { closingOf, toInstant } from '#web/engagements/parts/closing-time.ts';

/** A list in which nothing is chosen has the empty text. */
type Picks<T> = { [Key in keyof T]: null extends T[Key] ? number | '' : T[Key] };

/** A question as the form has it; one that is asked already has its id. */
type FormQuestion = DraftQuestion & { questionId?: string | undefined };

export type FormRequest = Omit<DraftFields['talentRequests'][number], 'questions'> & { questions: FormQuestion[] };

/** A draft as the form has it: the closing time as a day and a time of day. */
export type DraftValues = Picks<
  Omit<DraftFields, 'closingAt' | 'talentRequests' | 'requirements' | 'guaranteeDays'>
> & {
  guaranteeDays: number | null;
  closingDay: string;
  closingTime: string;
  requirements: DraftFields['requirements'];
  talentRequests: FormRequest[];
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

export const draftValuesOf = (fields: DraftFields): DraftValues => {
  const { closingAt, ...rest } = fields;
  const closing = closingAt === '' ? { day: '', time: '17:00' } : closingOf(closingAt, viewerZone());
  const chosen = Object.fromEntries(picks.map((name) => [name, fields[name] ?? '']));
  // What was begun before there were documents has no keys yet.
  const talentRequests = fields.talentRequests.map((request) => ({ ...request, key: request.key || newKey() }));
  return { ...rest, ...chosen, talentRequests, closingDay: closing.day, closingTime: closing.time } as DraftValues;
};

/** A number field that holds no number is empty. */
const wholeOrNull = (value: number | null): number | null =>
  value === null || Number.isNaN(value) || !Number.isSafeInteger(value) ? null : value;

export const toDraftFields = (values: DraftValues): DraftFields => {
  const { closingDay, closingTime, ...rest } = values;
  const moment = toInstant({ day: closingDay, time: closingTime });
  const chosen = Object.fromEntries(picks.map((name) => [name, values[name] === '' ? null : values[name]]));
  return {
    ...rest,
    ...chosen,
    guaranteeDays: wholeOrNull(values.guaranteeDays),
    talentRequests: values.talentRequests.map((request) => ({
      ...request,
      noOfRoles: wholeOrNull(request.noOfRoles),
      cvCap: wholeOrNull(request.cvCap),
    })),
    closingAt: moment === undefined ? '' : new Date(moment).toISOString(),
  } as DraftFields;
};

/** The name that a field of the draft has in the form. */
export const formName = (field: string): string => (field === 'closingAt' ? 'closingDay' : field);

export const noQuestion: DraftQuestion = { text: '', kind: 'yes_no', options: '', isMandatory: false, passing: '' };

/** By what the documents of a talent request name it, before it has an id. */
const newKey = (): string => crypto.randomUUID();

export const noRequest = (location: string): FormRequest => ({
  key: newKey(),
  jobTitle: '',
  description: '',
  location,
  noOfRoles: 1,
  baseSalaryFrom: '',
  baseSalaryTo: '',
  contractedUnits: '',
  cvCap: null,
  questions: [],
});
