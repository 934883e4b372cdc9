import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { CvField, DraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import type { CandidateForm } from './form-schema.ts';

/** The fields read from a CV that nobody has confirmed yet, with functions that confirm them. */
export type UnconfirmedCvFields = ReturnType<typeof useUnconfirmed>;

/**
 * Tracks the fields read from a CV until the user confirms them, either one by one by changing them, or all at once.
 * Changes are compared with the draft's initial values, so a field changed back still counts as changed.
 */
export const useUnconfirmed = (control: Control<CandidateForm>, draft: DraftFields | undefined) => {
  const [fields, setFields] = useState<readonly CvField[]>(draft?.unconfirmedFields ?? []);
  const [confirmed, setConfirmed] = useState<readonly CvField[]>([]);
  const [isAsking, setAsking] = useState(false);
  const values = useWatch({ control });
  useEffect(() => {
    setFields((before) => {
      const rest = before.filter((field) => values[field] === draft?.[field]);
      return rest.length === before.length ? before : rest;
    });
  }, [values, draft]);
  return {
    fields,
    confirmed,
    currentJob: draft?.currentJob ?? '',
    isAsking: isAsking && fields.length > 0,
    confirm: (): void => {
      setConfirmed((before) => [...before, ...fields]);
      setFields([]);
      setAsking(false);
    },
    /** Asks the user to confirm the fields. Returns false, so that the form isn't submitted before the user answers. */
    askToConfirm: (): boolean => {
      setAsking(true);
      return false;
    },
  };
};
