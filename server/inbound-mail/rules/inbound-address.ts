/**
 * Returns the token in an address at this domain; undefined for any other address. Some servers change an address's
 * case.
 */
export const inboundAddressToken = (address: string, domain: string): string | undefined => {
  const [name = '', ...rest] = address.trim().toLowerCase().split('@');
  return rest.join('@') === domain ? /^(?:reply|cv)\+([0-9a-f]{32})$/.exec(name)?.[1] : undefined;
};

export const replyAddress = (token: string, domain: string): string => `reply+${token}@${domain}`;

export const cvAddress = (token: string, domain: string): string => `cv+${token}@${domain}`;
