import { z } from 'zod/mini';
import type { Submission } from '#contract/candidates/shapes.ts';
import type { CandidateQuestion } from '#contract/candidates/shapes/answers.ts';
import type { SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import { linkedInError } from '#contract/candidates/rules.ts';
import {
  amountError,
  emailError,
  isPrintable,
  isPrintableLine,
  positiveError,
  requiredMessage,
  tooLongMessage,
  unprintableMessage,
} from '#contract/common/text-messages.ts';
import { feeType } from '#contract/engagements/states.ts';
import { copy } from '#web/candidates/copy.ts';

/** The form values for a candidate who is being submitted or edited. */
export interface CandidateForm {
  firstName: string;
  lastName: string;
  emailAddress: string;
  contactNumber: string;
  linkedIn: string;
  location: string;
  currentCountryId: number | '';
  baseSalary: string;
  totalCompensation: string;
  commentToEmployer: string;
  answers: Record<string, string>;
  confirmsConsent: boolean;
}

/** Limits the length of a text to less than `max` characters. */
const under = (field: string, max: number) => z.maxLength(max - 1, tooLongMessage(field, max));
const showable = (field: string) => z.refine<string>(isPrintableLine, unprintableMessage(field));
const text = (field: string, max: number) => z.string().check(z.trim(), under(field, max), showable(field));
const required = (field: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, requiredMessage(field)), under(field, max), showable(field));

const amountOf = (field: string) => z.regex(/^(\d{1,12}(\.\d{1,2})?)?$/, amountError(field));
const positive = (field: string) =>
  z.refine<string>((value) => value === '' || Number(value) > 0, positiveError(field));

/** The check of a base salary, which the list of imported CVs has a field for too. */
export const baseSalarySchema = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, requiredMessage(copy.baseSalary)),
      amountOf(copy.baseSalary),
      positive(copy.baseSalary),
    );

const answerMax = 1000;
const faultOfAnswer = (length: number, isMandatory: boolean): string | undefined => {
  if (length === 0 && isMandatory) return requiredMessage(copy.answer);
  return length >= answerMax ? tooLongMessage(copy.answer, answerMax) : undefined;
};

const answersOf = (questions: readonly CandidateQuestion[]) =>
  // An unanswered question has no value yet.
  z.record(z.string(), z._default(z.string(), '')).check((context) => {
    for (const { questionId, isMandatory } of questions) {
      const { length } = (context.value[questionId] ?? '').trim();
      const message = faultOfAnswer(length, isMandatory);
      if (message !== undefined) {
        context.issues.push({ code: 'custom', path: [questionId], message, input: context.value, continue: true });
      }
    }
  });

/** The requirements of a talent request that a submission must meet. */
export type SubmissionRules = Pick<
  Submission,
  'questions' | 'feeTypeId' | 'requiresConsent' | 'requiresCandidateConsent'
>;

/** Returns the error for a contact number in a country, or undefined if the number is valid. */
export type PhoneCheck = (text: string, countryId: number | '') => string | undefined;

/**
 * Returns the form's schema, which uses the server's messages. The server runs its own checks when the form is
 * submitted.
 */
export const candidateFormSchema = (
  { questions, feeTypeId, requiresConsent, requiresCandidateConsent }: SubmissionRules,
  phoneFault?: PhoneCheck,
) =>
  z
    .object({
      firstName: required(copy.firstName, 100),
      lastName: required(copy.lastName, 100),
      emailAddress: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, requiredMessage(copy.emailAddress)),
          under(copy.emailAddress, 254),
          z.regex(/^(\S+@\S+\.\S+)?$/, emailError),
        ),
      contactNumber: text(copy.contactNumber, 40),
      linkedIn: text(copy.linkedIn, 200).check((context) => {
        const message = linkedInError(context.value);
        if (message !== undefined)
          context.issues.push({ code: 'custom', message, input: context.value, continue: true });
      }),
      location: text(copy.location, 200),
      currentCountryId: z.union([z.number(), z.literal('')]),
      baseSalary: baseSalarySchema(),
      totalCompensation: z
        .string()
        .check(
          z.trim(),
          z.minLength(feeTypeId === feeType.percentCompensation ? 1 : 0, requiredMessage(copy.totalCompensation)),
          amountOf(copy.totalCompensation),
          positive(copy.totalCompensation),
        ),
      commentToEmployer: z
        .string()
        .check(z.trim(), under(copy.comment, 2000), z.refine<string>(isPrintable, unprintableMessage(copy.comment))),
      answers: answersOf(questions),
      // If the candidate is asked for consent by email, the agency doesn't have to confirm it.
      confirmsConsent: z
        .boolean()
        .check(z.refine<boolean>((value) => value || !requiresConsent || requiresCandidateConsent, copy.consentNeeded)),
    })
    .check((context) => {
      const { contactNumber, currentCountryId } = context.value;
      const message = phoneFault?.(contactNumber, currentCountryId);
      if (message !== undefined) {
        context.issues.push({ code: 'custom', path: ['contactNumber'], message, input: contactNumber });
      }
    });

/** Returns the form values for a draft or candidate, or an empty form. */
export const candidateFormOf = (
  given: Partial<Omit<CandidateForm, 'answers' | 'currentCountryId' | 'totalCompensation'>> & {
    currentCountryId?: number | null;
    totalCompensation?: string | null;
    answers?: readonly { questionId: string; answer: string }[];
  },
): CandidateForm => ({
  firstName: given.firstName ?? '',
  lastName: given.lastName ?? '',
  emailAddress: given.emailAddress ?? '',
  contactNumber: given.contactNumber ?? '',
  linkedIn: given.linkedIn ?? '',
  location: given.location ?? '',
  currentCountryId: given.currentCountryId ?? '',
  baseSalary: given.baseSalary ?? '',
  totalCompensation: given.totalCompensation ?? '',
  commentToEmployer: given.commentToEmployer ?? '',
  answers: Object.fromEntries((given.answers ?? []).map((one) => [one.questionId, one.answer])),
  confirmsConsent: false,
});

/** Returns the API input for the form values. */
export const toCandidateInput = (form: CandidateForm) => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  emailAddress: form.emailAddress.trim(),
  contactNumber: form.contactNumber.trim(),
  linkedIn: form.linkedIn.trim(),
  location: form.location.trim(),
  currentCountryId: form.currentCountryId === '' ? null : form.currentCountryId,
  baseSalary: form.baseSalary,
  totalCompensation: form.totalCompensation === '' ? null : form.totalCompensation,
  commentToEmployer: form.commentToEmployer.trim(),
});

/** Returns the answers that have been given, as API input. */
export const toAnswerInputs = (form: CandidateForm) =>
  Object.entries(form.answers)
    .filter(([, answer]) => answer.trim() !== '')
    .map(([questionId, answer]) => ({ questionId, answer: answer.trim() }));

type Typed = Partial<Omit<CandidateForm, 'answers'>> & { answers?: Record<string, string | undefined> };

/** Returns the form values as a draft, exactly as typed. */
export const draftFieldsOf = ({
  answers = {},
  currentCountryId,
  confirmsConsent: _consent,
  ...typed
}: Typed): SubmissionDraftFields => {
  const { answers: _none, confirmsConsent: _too, currentCountryId: _country, ...blank } = candidateFormOf({});
  return {
    ...blank,
    ...typed,
    currentJob: '',
    isScan: false,
    unconfirmedFields: [],
    currentCountryId: typeof currentCountryId === 'number' ? currentCountryId : null,
    answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer: answer ?? '' })),
  };
};
