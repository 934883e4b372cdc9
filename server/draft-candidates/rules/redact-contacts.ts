import { foldAccents, matchUmlautSpellings } from './redact-ignoring-accents.ts';

export interface PersonName {
  firstName: string;
  lastName: string;
}

const gap = String.raw`[^\S\n]*`;
const fieldStart = String.raw`(?<=^|[|•·\t;]|[ ]{2})[ •*]{0,8}`;
const fieldEnd = String.raw`(?=${gap}(?:$|[|•·\t]))`;

const networks =
  '(?:skype|linkedin|twitter|x|instagram|facebook|telegram|whatsapp|wechat|github|gitlab|behance|dribbble|tiktok|youtube|mastodon|bluesky|discord)';
const endings =
  '(?:com|net|org|io|me|dev|app|co|info|name|page|site|blog|bio|cv|design|codes|online|tech|xyz|ai|eu|au|nz|uk|us|ca|ie|de|at|ch|fr|es|it|nl|be|se|no|dk|fi|pl|pt|in|sg)';
const technologies = String.raw`(?:(?:asp|vb|ado|ml)\.net|socket\.io|[\w-]+\.js)\b`;
// Only the start of a word is tried, so that a long word takes linear time.
const domainStart = String.raw`(?<![\p{L}\p{N}._@/-])(?!${technologies})(?:[a-z0-9-]+\.)`;

/** Patterns of email addresses, links and handles. */
export const contactPatterns: readonly RegExp[] = [
  // A handle is a single word; "LinkedIn: Sales Navigator" is a skill.
  new RegExp(String.raw`${fieldStart}${networks}${gap}:${gap}[^\s|•·]+${fieldEnd}`, 'gim'),
  new RegExp(
    String.raw`${fieldStart}(?:website|web|blog|homepage|portfolio)${gap}:${gap}(?!${technologies})[^\s|•·.]+\.[^\s|•·]+${fieldEnd}`,
    'gim',
  ),
  // Matches "Twitter: @name" inside a sentence, but not "@Component".
  new RegExp(String.raw`\b${networks}(?:${gap}:)?${gap}@\w[\w.-]*`, 'gi'),
  /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\b(?:linkedin|github|gitlab|facebook|instagram|twitter|behance|dribbble|medium|xing)\.(?:com|net)\/[^\s|,;()<>]+/gi,
  // Matches a link without "https://". Domains in capitals may be employers: "Booking.com/Agoda".
  new RegExp(String.raw`${domainStart}+${endings}/[^\s|,;()<>]+`, 'gu'),
  new RegExp(
    String.raw`${domainStart}+(?:(?:github|gitlab)\.io|(?:netlify|vercel)\.app|(?:wordpress|blogspot|medium|substack|tumblr|wixsite)\.com|carrd\.co)\b`,
    'giu',
  ),
  // Matches a personal domain in a field of its own. Employers and products are often called "name.io".
  new RegExp(String.raw`${fieldStart}${domainStart}+(?:dev|me|name|page|bio|cv)${fieldEnd}`, 'gmu'),
];

/** Returns patterns of the handles and domains that are made of a name: "janedoe.dev", "doe.jane" and "@jdoe". */
export const handlePatternsOfName = (name: PersonName): RegExp[] => {
  const [first, last] = [name.firstName, name.lastName].map((part) => {
    const words = [part, ...part.split(/[\s'’-]+/)].map((word) => foldAccents(word).replaceAll(/[^\p{L}\p{N}]/gu, ''));
    const whole = [...new Set(words)].filter((word) => word.length > 1);
    return { whole: matchUmlautSpellings(whole.join('|')), initial: words[0]?.charAt(0) ?? '' };
  });
  if (!first?.whole || !last?.whole) return [];
  const [firstName, lastName] = [`(?:${first.whole})`, `(?:${last.whole})`];
  const separator = '[._-]?';
  const full = `(?:${firstName}${separator}${lastName}|${lastName}${separator}${firstName})`;
  // Shorter handles may also be words, so they are matched only as domains and after "@".
  const short = `(?:(?:${first.initial}${separator})?${lastName}|${lastName}${separator}${first.initial}|${firstName}(?:${separator}${last.initial})?)`;
  const handle = String.raw`(?:${full}|${short})\d*`;
  const character = String.raw`[\p{L}\p{N}._@/-]`;
  return [
    new RegExp(String.raw`(?<!${character})${character}*?(?<!\p{L})${full}(?!\p{L})${character}*`, 'giu'),
    new RegExp(String.raw`(?<![\p{L}\p{N}])@${handle}(?![\p{L}\p{N}])`, 'giu'),
    new RegExp(
      String.raw`(?<!${character})(?:[a-z0-9-]+\.)*?${handle}(?:\.[a-z]{2,3})?\.${endings}(?![\p{L}\p{N}])(?:/\S*)?`,
      'giu',
    ),
  ];
};
