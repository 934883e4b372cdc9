const longest = 40;

/**
 * Returns the address of a staff account in an agency: the staff member's mailbox tagged with the agency, so that each
 * account has a unique address and its email reaches them.
 */
export const staffAccountEmail = (email: string, agency: { id: string; name: string }, isTaken: boolean): string => {
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
