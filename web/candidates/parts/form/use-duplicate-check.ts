import { useCallback, useRef, useState } from 'react';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { checkResubmitState } from '#web/candidates/client.ts';
import { toCandidateInput, type CandidateForm } from './form-schema.ts';

export type DuplicateCheckResult = { isAllowed: boolean; isDuplicate: boolean; message: string };

/** Whether the check found that another agency owns the person. */
export const isOwnedByAnother = ({ message }: DuplicateCheckResult): boolean =>
  message === candidateRefusals['candidate-not-available'].message;

interface Place {
  engagementId: string;
  talentRequestId: string;
  /** The candidate being edited, who is not their own duplicate. */
  candidateId?: string;
  /** The draft candidate being submitted, who isn't their own duplicate. */
  draftCandidateId?: string | undefined;
}

/** The fields that identify a person. The check runs when one of them loses focus. */
const tellingFields = ['emailAddress', 'contactNumber', 'linkedIn', 'firstName', 'lastName', 'location'];
export const isIdentifyingField = (name: string): boolean => tellingFields.includes(name);

/** Returns the input for checking whether a person may be submitted, or undefined if there is no email address yet. */
export const duplicateCheckInput = (form: CandidateForm, place: Place, documentId: string | undefined) => {
  const { emailAddress, contactNumber, linkedIn, firstName, lastName, location, currentCountryId } =
    toCandidateInput(form);
  if (!/^\S+@\S+\.\S+$/.test(emailAddress)) return undefined;
  return {
    ...place,
    email: emailAddress,
    contactNumber,
    linkedIn,
    firstName,
    lastName,
    location,
    documentId,
    ...(currentCountryId === null ? {} : { currentCountryId }),
  };
};

/** Checks whether a person may be submitted. Only the response to the latest check counts, and errors are ignored. */
export const useDuplicateCheck = ({ engagementId, talentRequestId, candidateId, draftCandidateId }: Place) => {
  const [answer, setAnswer] = useState<DuplicateCheckResult | null>(null);
  const asked = useRef(0);
  // Fields lose focus more often than they change, so the last check is remembered: each check counts towards the
  // daily limit.
  const lastQuestion = useRef('');
  const check = useCallback(
    async (form: CandidateForm, documentId: string | undefined): Promise<DuplicateCheckResult | null> => {
      const place = {
        engagementId,
        talentRequestId,
        ...(candidateId === undefined ? {} : { candidateId }),
        ...(draftCandidateId === undefined ? {} : { draftCandidateId }),
      };
      const question = duplicateCheckInput(form, place, documentId);
      if (!question) return null;
      const text = JSON.stringify(question);
      if (text === lastQuestion.current) return null;
      asked.current += 1;
      const turn = asked.current;
      try {
        const found = await checkResubmitState(question);
        if (turn !== asked.current) return null;
        lastQuestion.current = text;
        setAnswer(found);
        return found;
      } catch (error) {
        // The server checks again on submit, so the only error reported earlier is the daily limit.
        if (turn !== asked.current || !(error instanceof Problem) || error.code !== 'too-many-checks') return null;
        const limited = { isAllowed: false, isDuplicate: true, message: error.message };
        setAnswer(limited);
        return limited;
      }
    },
    [engagementId, talentRequestId, candidateId, draftCandidateId],
  );
  return { answer, check };
};
