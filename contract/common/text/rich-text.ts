const tags = /<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
};

/** Returns the plain text of a rich text. */
export const plainText = (html: string): string =>
  html
    .replaceAll(tags, ' ')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decoded)
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Returns the length of a rich text in visible characters, without tags and spaces. Source: specification 1, section 5.
 */
export const visibleLength = (html: string): number => {
  const seen = plainText(html.replaceAll(tags, '')).replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
  return [...seen].length;
};
