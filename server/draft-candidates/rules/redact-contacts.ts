import { occupations } from '#contract/common/text/occupations.ts';
import { foldAccents, matchUmlautSpellings } from './redact-ignoring-accents.ts';
import { fieldEnd, fieldStart, gap, inAnyCase } from './redact-patterns.ts';
import { skillsWithNetworks } from './skill-words.ts';

export interface PersonName {
  firstName: string;
  lastName: string;
}

const listStart = String.raw`(?<=^|[|•·\t;,]|[ ]{2})[ •*]{0,8}`;
const lineEnd = String.raw`(?=${gap}$)`;
const gapOrDash = String.raw`(?:[ ][–—-][ ]|\t|[ ]{2,})`;
const listEnd = String.raw`(?=${gap}(?:$|[|•·\t;,]))`;

/** Without "X", which is also a letter: "X rays". */
const longNetworks =
  '(?:skype|linkedin|twitter|instagram|facebook|messenger|telegram|whatsapp|wechat|viber|github|gitlab|behance|dribbble|tiktok|youtube|mastodon|bluesky|discord)';
const networks = `(?:${longNetworks}|x)`;
/** Labels that only a handle can follow. "Line" and "Signal" alone are words. */
const namedHandle = `(?:${networks}[ ](?:id|name|username|user|handle|profile|account|page|url)|(?:line|signal|kakao(?:talk)?)[ ]id)`;
/** "Profile", "page" and "account" are also what people write or manage: "LinkedIn profile writing". */
const certainHandle = `(?:${networks}[ ](?:id|name|username|handle)|(?:line|signal|kakao(?:talk)?)[ ]id)`;
const handleLabel = `(?:${namedHandle}|${networks})`;
/** Excludes a word that names a skill or another network rather than a person: "LinkedIn Recruiter", "Facebook ads". */
const notSkill = String.raw`(?!(?:${skillsWithNetworks}|${networks})(?![\w-]|\.\w))`;
/** Matches only a word that isn't an English one: "quiet.coder", "quiet77", but not "post-production". */
const onlyHandle = String.raw`(?!(?:ci|co|cross|e|end|in|live|multi|off|on|open|post|pre|re|self|short|user)-)(?=[\w.-]*(?:[\d_]|[.-]\w))`;
/** Excludes nouns for what people do: "LinkedIn copywriting". */
const notActivity = String.raw`(?![a-z]+(?:ing|ments?|[st]ions?)\b)`;
const endings =
  '(?:com|net|org|io|me|dev|app|co|info|name|page|site|blog|bio|cv|design|codes|online|tech|xyz|ai|eu|au|nz|uk|us|ca|ie|de|at|ch|fr|es|it|nl|be|se|no|dk|fi|pl|pt|in|sg)';
const technologies = String.raw`(?:(?:asp|vb|ado|ml)\.net|socket\.io|[\w-]+\.js)\b`;
// Only the start of a word is tried, so that a long word takes linear time.
const domainStart = String.raw`(?<![\p{L}\p{N}._@/-])(?!${technologies})(?:[a-z0-9-]+\.)`;

const mailboxStart = String.raw`(?<![\w.+-])`;
const mailbox = String.raw`${mailboxStart}[\w.+-]+`;
/** Excludes a job before an employer: "Senior engineer @booking.com". */
const notTitle = String.raw`(?!${occupations}\s)`;
const domain = String.raw`[\w-]+(?:\.[\w-]+)*\.[a-z]{2,24}\b`;
const mailProviders =
  '(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|aol|gmx|proton|protonmail|zoho|bigpond)';
const [opening, closing] = [String.raw`\s?[[({<]\s?`, String.raw`\s?[\])}>]\s?`];

/** Email addresses that are broken by a space or a line, or written so that programs don't recognise them. */
const disguisedEmails: readonly RegExp[] = [
  // Only with a mailbox in lower case and a space on one side: "Developer @ dapper.io" is an employer.
  new RegExp(String.raw`${mailboxStart}${notTitle}[a-z0-9][\w.+-]*(?:\s{1,3}@|@\s{1,3})${domain}`, 'g'),
  new RegExp(
    String.raw`${mailboxStart}${notTitle}[\w.+-]+\s{0,3}@\s{0,3}${mailProviders}(?:\.[a-z]{2,3}){1,2}\b`,
    'gi',
  ),
  new RegExp(String.raw`${mailbox}@[\w-]+(?:\s{1,3}\.|\.\s{1,3})[a-z]{2,24}\b(?:\.[a-z]{2,3}\b)?`, 'g'),
  // Matches "name [at] people.example" and "name(at)people(dot)example".
  new RegExp(String.raw`${mailbox}${opening}(?:at|@)${closing}[\w-]+(?:(?:\.|${opening}dot${closing})[\w-]+)+`, 'gi'),
  new RegExp(String.raw`${mailbox} at [\w-]+(?: dot [\w-]+)? dot ${endings}\b`, 'gi'),
];

/** Patterns of email addresses, links and handles. */
export const contactPatterns: readonly RegExp[] = [
  ...disguisedEmails,
  // A handle is a single word; "LinkedIn: Sales Navigator" is a skill.
  new RegExp(String.raw`${listStart}${handleLabel}${gap}:${gap}${notSkill}[^\s|•·,;]+${listEnd}`, 'gim'),
  // After a dash, tab or wide gap, only at the end of the line, because skills may be in columns: "GitHub", "Docker".
  new RegExp(
    String.raw`${fieldStart}(?:${namedHandle}${gapOrDash}${gap}${notSkill}[^\s|•·,;]+${fieldEnd}|(?:${longNetworks}${gapOrDash}|x[ ][–—-][ ])${gap}${notSkill}${notActivity}[@/]?[a-z][^\s|•·,;]+${lineEnd})`,
    'gim',
  ),
  // Without a separator, a word with a capital letter is a product: "GitHub Enterprise".
  new RegExp(
    String.raw`${fieldStart}${inAnyCase(certainHandle)}[ ]${notSkill}${notActivity}[a-z][\w.-]{3,}${fieldEnd}`,
    'gm',
  ),
  new RegExp(
    String.raw`${fieldStart}${inAnyCase(`(?:${namedHandle}|${longNetworks})`)}[ ]${notSkill}(?!${technologies})${onlyHandle}[a-z][\w.-]{3,}${fieldEnd}`,
    'gm',
  ),
  new RegExp(String.raw`^[ ]*${inAnyCase('linkedin')}[ ]${notSkill}${notActivity}[a-z][\w.-]{3,}${lineEnd}`, 'gm'),
  // The value of a table's cell is in the line below its label. A list of skills may have "github" above "docker".
  new RegExp(
    String.raw`^[ •*]*${inAnyCase(`(?:${namedHandle}${gap}:?|${networks}${gap}:)`)}${gap}\n{1,2}${gap}${notSkill}[a-zA-Z][\w.-]{3,}${fieldEnd}`,
    'gm',
  ),
  new RegExp(String.raw`${fieldStart}@[a-z][\w.-]{2,}${fieldEnd}`, 'gm'),
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
