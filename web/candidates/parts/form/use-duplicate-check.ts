import { useCallback, useRef, useState } from 'react';
import { Problem } from '#web/platform/api/problem.ts';
import { askResubmitState } from '#web/candidates/client.ts';
import { toCandidateInput, type CandidateForm } from './form-schema.ts';

export type Duplicate = { isAllowed: boolean; isDuplicate: boolean; message: string };

interface Place {
  engagementId: string;
  talentRequestId: string;
  /** A candidate that is being edited does not stand in its own way. */
  candidateId?: string;
}

/** The fields by which somebody is recognised; the check runs when one of them is left. */
const tellingFields = ['emailAddress', 'contactNumber', 'linkedIn', 'firstName', 'lastName', 'location'];
export const isIdentifyingField = (name: string): boolean => tellingFields.includes(name);

/** Asks whether a person may be submitted; only the latest answer counts, and a failure says nothing. */
export const useDuplicateCheck = ({ engagementId, talentRequestId, candidateId }: Place) => {
  const [answer, setAnswer] = useState<Duplicate | null>(null);
  const asked = useRef(0);
  // Fields are left more often than they change, and each question counts towards the daily limit.
  const lastQuestion = useRef('');
  const check = useCallback(
    async (form: CandidateForm, documentId: string | undefined): Promise<Duplicate | null> => {
      const { emailAddress, contactNumber, linkedIn, firstName, lastName, location, currentCountryId } =
        toCandidateInput(form);
      if (!/^\S+@\S+\.\S+$/.test(emailAddress)) return null;
      const question = {
        engagementId,
        talentRequestId,
        candidateId,
        email: emailAddress,
        contactNumber,
        linkedIn,
        firstName,
        lastName,
        location,
        documentId,
        ...(currentCountryId === null ? {} : { currentCountryId }),
      };
      const text = JSON.stringify(question);
      if (text === lastQuestion.current) return null;
      asked.current += 1;
      const turn = asked.current;
      try {
        const found = await askResubmitState(question);
        if (turn !== asked.current) return null;
        lastQuestion.current = text;
        setAnswer(found);
        return found;
      } catch (error) {
        // The server checks again when the form is sent. Only the daily limit is worth showing before that.
        if (turn !== asked.current || !(error instanceof Problem) || error.code !== 'too-many-checks') return null;
        const limited = { isAllowed: false, isDuplicate: true, message: error.message };
        setAnswer(limited);
        return limited;
      }
    },
    [engagementId, talentRequestId, candidateId],
  );
  return { answer, check };
};
