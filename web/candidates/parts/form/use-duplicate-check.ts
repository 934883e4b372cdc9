import { useCallback, useRef, useState } from 'react';
import { askResubmitState } from '#web/candidates/client.ts';
import { sentOf, type CandidateForm } from './form-schema.ts';

export type Duplicate = { isAllowed: boolean; isDuplicate: boolean; message: string };

interface Place {
  engagementId: string;
  talentRequestId: string;
  /** A candidate that is being edited does not stand in its own way. */
  candidateId?: string;
}

/** The fields by which somebody is recognised; the check runs when one of them is left. */
const tellingFields = ['emailAddress', 'contactNumber', 'linkedIn', 'firstName', 'lastName', 'location'];
export const tellsWhoItIs = (name: string): boolean => tellingFields.includes(name);

/** Asks whether a person may be submitted; only the latest answer counts, and a failure says nothing. */
export const useDuplicateCheck = ({ engagementId, talentRequestId, candidateId }: Place) => {
  const [answer, setAnswer] = useState<Duplicate | null>(null);
  const asked = useRef(0);
  const check = useCallback(
    async (form: CandidateForm, documentId: string | undefined): Promise<Duplicate | null> => {
      const { emailAddress, contactNumber, linkedIn, firstName, lastName, location, currentCountryId } = sentOf(form);
      if (!/^\S+@\S+\.\S+$/.test(emailAddress)) return null;
      asked.current += 1;
      const turn = asked.current;
      try {
        const found = await askResubmitState({
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
        });
        if (turn !== asked.current) return null;
        setAnswer(found);
        return found;
      } catch {
        // The server looks again when the form is sent.
        return null;
      }
    },
    [engagementId, talentRequestId, candidateId],
  );
  return { answer, check };
};
