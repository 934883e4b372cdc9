const shortest = 5;

/**
 * Returns the digits to search for if the search text is a phone number; undefined for other texts. Leading zeros are
 * removed, since numbers are stored with their country code.
 */
export const phoneDigits = (keywords: string): string | undefined => {
  if (!/^[\s\d()+./-]+$/.test(keywords)) return undefined;
  const digits = keywords.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < shortest ? undefined : digits;
};
