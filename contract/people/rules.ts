/** Returns the path of the page on which a person answers whether their data may be kept, from the link's token. */
export const renewalPath = (token: string): string => `/keep/${token}`;
