import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { CvField, DraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import type { CandidateForm } from './form-schema.ts';

/** What was read from a CV: the fields that nobody has confirmed, and how they become confirmed. */
export type FromCv = ReturnType<typeof useUnconfirmed>;

/**
 * The fields that were read from a CV and are unconfirmed: changing a field confirms it, and so does the user for all of
 * them. The values at the start are those of the draft, so that a field changed back counts as changed.
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
    /** Shows the question beside the fields. Returns false, so that the form isn't submitted until the user answers. */
    askToConfirm: (): boolean => {
      setAsking(true);
      return false;
    },
  };
};
