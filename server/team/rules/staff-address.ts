const longest = 40;

/**
 * The address of the account of one of the provider's people in an agency: their own mailbox, marked with the agency, so
 * that each account has an address of its own and its mails reach them.
 */
export const staffAddress = (email: string, agency: { id: string; name: string }, isTaken: boolean): string => {
  const at = email.lastIndexOf('@');
  const plain = agency.name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  const last = agency.id.slice(-8);
  const mark = plain === '' ? last : isTaken ? `${plain}-${last}` : plain;
  return `${email.slice(0, at)}+${mark}${email.slice(at)}`;
};
