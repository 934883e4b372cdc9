import { linkedInSlug } from '#contract/candidates/rules.ts';
import { cvFields } from '#contract/candidates/shapes/draft-fields.ts';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import type { DuplicateCheckResult } from '#web/candidates/parts/form/use-duplicate-check.ts';
import {
  candidateFormOf,
  candidateFormSchema,
  type PhoneCheck,
  type SubmissionRules,
} from '#web/candidates/parts/form/form-schema.ts';
import { importCopy } from './import-copy.ts';

export type ImportRowState = {
  kind: 'unread' | 'blocked' | 'double' | 'incomplete' | 'checking' | 'unchecked' | 'ready';
  words: string;
  /** A note under a ready row, for example that the person was submitted before. */
  note: string;
  /** Whether only the base salary is missing, which the user can enter in the row. */
  needsSalary: boolean;
};

const keysOf = ({ fields }: ImportedCv): string[] => {
  const email = fields.emailAddress.trim().toLowerCase();
  const phone = fields.contactNumber.replace(/[^\d+]/g, '');
  const slug = linkedInSlug(fields.linkedIn);
  return [email && `email:${email}`, phone && `phone:${phone}`, slug && `linkedin:${slug}`].filter((key) => key !== '');
};

/** Maps each repeated import of a person to the first import of that person. */
export const earlierImports = (imports: readonly ImportedCv[]): ReadonlyMap<string, ImportedCv> => {
  const first = new Map<string, ImportedCv>();
  const earlier = new Map<string, ImportedCv>();
  for (const one of imports) {
    const keys = keysOf(one);
    const same = keys.map((key) => first.get(key)).find((found) => found !== undefined);
    if (same) earlier.set(one.draftId, same);
    for (const key of keys) if (!first.has(key)) first.set(key, same ?? one);
  }
  return earlier;
};

/**
 * Returns six details and whether each was found. First and last name count as one detail, and the current job as
 * another.
 */
export const foundCvDetails = ({ fields }: ImportedCv): { name: string; isFound: boolean }[] => [
  { name: importCopy.name, isFound: fields.firstName !== '' && fields.lastName !== '' },
  { name: importCopy.email, isFound: fields.emailAddress !== '' },
  { name: importCopy.phone, isFound: fields.contactNumber !== '' },
  { name: importCopy.linkedIn, isFound: fields.linkedIn !== '' },
  { name: importCopy.place, isFound: fields.location !== '' },
  { name: importCopy.job, isFound: fields.currentJob !== '' },
];

const state = (kind: ImportRowState['kind'], words: string, more: Partial<ImportRowState> = {}): ImportRowState => ({
  kind,
  words,
  note: '',
  needsSalary: false,
  ...more,
});

interface FormFault {
  readonly field: PropertyKey | undefined;
  readonly message: string;
}

/** Returns the errors that the form would show for an imported CV. */
export type FormCheck = (imported: ImportedCv) => readonly FormFault[];

/** Returns a check of imported CVs with the form's rules. Each CV is checked once, until its details change. */
export const createFormCheck = (rules: SubmissionRules, phoneError?: PhoneCheck): FormCheck => {
  const schema = candidateFormSchema(rules, phoneError);
  const checked = new WeakMap<ImportedCv, readonly FormFault[]>();
  return (imported) => {
    const before = checked.get(imported);
    if (before) return before;
    // The consent is confirmed during the submission.
    const { error } = schema.safeParse({ ...candidateFormOf(imported.fields), confirmsConsent: true });
    const faults = (error?.issues ?? []).map(({ path, message }) => ({ field: path[0], message }));
    checked.set(imported, faults);
    return faults;
  };
};

/** Returns the first obstacle to submitting an imported CV, or the state that shows that there is none. */
export const importRowStateOf = (
  imported: ImportedCv,
  facts: {
    formCheck: FormCheck;
    earlier: ImportedCv | undefined;
    verdict: DuplicateCheckResult | undefined;
    /** Whether the duplicate check has been sent but has no result yet. */
    isChecking: boolean;
    /** Whether the duplicate check failed. */
    hasFailedCheck: boolean;
  },
): ImportRowState => {
  const { unreadWords, file } = imported;
  if (unreadWords !== null) return state('unread', unreadWords);
  if (facts.verdict?.isAllowed === false) return state('blocked', facts.verdict.message);
  if (facts.earlier) return state('double', importCopy.double({ file: facts.earlier.file?.fileName ?? '' }));
  if (file === null) return state('incomplete', importCopy.noFile);
  const faults = facts.formCheck(imported);
  if (faults.length > 0) {
    const needsSalary = faults.every(({ field }) => field === 'baseSalary');
    const more = faults.length > 1 ? importCopy.andMore({ count: faults.length - 1 }) : '';
    return state('incomplete', faults[0]?.message ?? '', { needsSalary, note: more });
  }
  if (facts.isChecking) return state('checking', importCopy.checking);
  if (facts.hasFailedCheck) return state('unchecked', importCopy.notChecked);
  const isKnown = facts.verdict?.isDuplicate === true;
  return state('ready', importCopy.ready, { note: isKnown ? (facts.verdict?.message ?? '') : '' });
};

/** Returns the values of an imported CV that nobody has confirmed yet. */
export const unconfirmedValuesOf = ({ fields }: ImportedCv): string[] =>
  cvFields.filter((field) => fields.unconfirmedFields.includes(field)).map((field) => fields[field]);
