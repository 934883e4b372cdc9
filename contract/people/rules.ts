/** The page of a person who is asked to be kept, by the token of the link. */
export const renewalPath = (token: string): string => `/keep/${token}`;
