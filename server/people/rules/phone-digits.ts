const shortest = 5;

/**
 * The digits to look for if the search text is a phone number, without the zeros before the area code, since numbers are
 * stored with their country code; undefined for other texts.
 */
export const phoneDigits = (keywords: string): string | undefined => {
  if (!/^[\s\d()+./-]+$/.test(keywords)) return undefined;
  const digits = keywords.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < shortest ? undefined : digits;
};
