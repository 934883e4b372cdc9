import type { ReactNode } from 'react';
import { toCandidateInput, type CandidateForm } from './form-schema.ts';

/** Renders an offer to dispute the ownership of the person entered in a form. */
export type OfferDispute = (person: ReturnType<typeof toDisputedPerson>) => ReactNode;

/** Returns the person in a form, with the talent request that they would be submitted to. */
export const toDisputedPerson = (form: CandidateForm, place: { engagementId: string; talentRequestId: string }) => {
  const { firstName, lastName, emailAddress, contactNumber, linkedIn, currentCountryId } = toCandidateInput(form);
  return { ...place, firstName, lastName, emailAddress, contactNumber, linkedIn, currentCountryId };
};
