import { useEffect, useState } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import type { CvField, SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';

/** The fields read from a CV that nobody has confirmed yet, with functions that fill and confirm them. */
export type UnconfirmedCvFields<Field extends string = CvField> = {
  fields: readonly Field[];
  confirmed: readonly Field[];
  currentJob: string;
  isAsking: boolean;
  fill: (read: Partial<Record<Field, string>>, currentJob: string) => void;
  confirm: () => void;
  /** Confirms the field in which the user has typed, even if its value ends up unchanged. */
  confirmTyped: (event: { target: EventTarget }) => void;
  /** Asks the user to confirm the fields. Returns false, so that the form isn't submitted before the user answers. */
  askToConfirm: () => boolean;
};

type Values<Field extends string> = Partial<Record<Field, string>>;

/** Returns the values of a draft that were read from its CV and are not confirmed yet. */
export const unconfirmedValues = (draft: SubmissionDraftFields | undefined): Values<CvField> =>
  Object.fromEntries((draft?.unconfirmedFields ?? []).map((field) => [field, draft?.[field]]));

/**
 * Tracks the fields read from a CV until the user confirms them, either one by one by typing in them, or all at once.
 * Changes are compared with the values read, so a field changed back still counts as changed.
 */
export const useUnconfirmed = <Form extends FieldValues, Field extends Path<Form> & string>(
  form: Pick<UseFormReturn<Form>, 'control' | 'getValues' | 'setValue'>,
  initial: { values: Values<Field>; currentJob: string },
): UnconfirmedCvFields<Field> => {
  const [read, setRead] = useState(initial.values);
  const [currentJob, setCurrentJob] = useState(initial.currentJob);
  const [confirmed, setConfirmed] = useState<readonly Field[]>([]);
  const [isAsking, setAsking] = useState(false);
  const values: Record<string, unknown> = useWatch({ control: form.control });
  useEffect(() => {
    setRead((before) => {
      const rest = Object.entries(before).filter(([field, value]) => values[field] === value);
      return rest.length === Object.keys(before).length ? before : (Object.fromEntries(rest) as Values<Field>);
    });
  }, [values]);
  const fields = Object.keys(read) as Field[];
  return {
    fields,
    confirmed,
    currentJob,
    isAsking: isAsking && fields.length > 0,
    /** Fills the fields that are empty, and replaces the unconfirmed values from another CV. */
    fill: (found, job): void => {
      const filled = (Object.entries(found) as [Field, string][]).filter(
        ([field]) => form.getValues(field) === '' || field in read,
      );
      for (const [field, value] of filled) form.setValue(field, value as PathValue<Form, Field>, { shouldDirty: true });
      setRead(Object.fromEntries(filled.filter(([, value]) => value !== '')) as Values<Field>);
      setCurrentJob(job);
    },
    confirm: (): void => {
      setConfirmed((before) => [...before, ...fields]);
      setRead({});
      setAsking(false);
    },
    confirmTyped: ({ target }): void => {
      const field = fields.find((name) => target instanceof HTMLInputElement && target.name === name);
      if (field === undefined) return;
      setConfirmed((before) => [...before, field]);
      setRead(({ [field]: _typed, ...rest }) => rest as Values<Field>);
    },
    askToConfirm: (): boolean => {
      setAsking(true);
      return false;
    },
  };
};
