/** Matches groups of digits with the separators of phone numbers, at the start of a word. */
const digitRun =
  /(?<![\p{L}\p{N}.,#/]|\d-)(?:[+＋]\s?)?[(（]?[+＋]?[\d０-９](?:(?:(?:[^\S\t]|[().\-‐‑–—/（）－]){0,3}|[·•])[\d０-９]){5,}/gu;

/** Converts full-width characters to plain ones, which doesn't change the length of the text. */
const toHalfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));

const year = String.raw`(?:19|20)\d{2}`;
const dash = String.raw`\s*[-‐‑–—]\s*`;
const date = String.raw`(?:\d{1,2}[./ -]\d{1,2}[./ -]${year}|${year}[./-]\d{1,2}(?:[./-]\d{1,2})?(?!\d)|\d{1,2}[./ -]${year}|${year}(?:[01]\d[0-3]\d)?)`;
const dateRange = String.raw`${date}(?:${dash}|\s*/\s*)${date}`;
// Matches amounts with thousands in groups of three. In phone numbers, such groups hardly ever follow one or two
// digits or end in three zeros.
const space = String.raw`[ .'’\u00a0\u202f]`;
const amount = String.raw`(?:[1-9]\d?(?:${space}\d{3}){2,}|[1-9]\d{0,2}(?:${space}\d{3})*${space}000|[1-9]\d*000)`;
const hour = String.raw`(?:[01]\d|2[0-4])(?:00|15|30|45)`;

const isFigure = new RegExp(
  String.raw`^\(?(?:${date}(?:[\s/]+|[·•]|${dash})?)+\)?$|^${amount}(?:${dash}${amount})?$|^${hour}${dash}${hour}$`,
);
const leadingDates = new RegExp(String.raw`^\(?${dateRange}\)?\s+`);
const trailingDates = new RegExp(String.raw`\s+\(?${dateRange}\)?$`);

const labelBefore =
  /(?:\b(?:tele)?phone|\btel|\bmob(?:ile)?|\bcell|\bph|\bfax|\bcall|\bwhats ?app|\bcontact)\b[^\p{L}\d\n]*$/iu;
const identifierBefore =
  /\b(?:registration|registered|licen[cs]e|certificate|member(?:ship)?|abn|acn|isbn|issn|patent|ticket|case|policy|id|pin|no|number)\b[^\p{L}\d\n]*$/iu;
const moneyBefore = /[$€£¥₹]\s*$|\b(?:AUD|NZD|USD|EUR|GBP|SGD|CHF|INR|JPY)\s*$/u;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const isPhone = (run: string, before: string): boolean => {
  const digits = digitsOf(run).length;
  if (moneyBefore.test(before)) return false;
  if (labelBefore.test(before)) return true;
  if (run.startsWith('+')) return digits >= 7;
  if (digits < 8 || isFigure.test(run)) return false;
  // A number without separators may be a registration number, but one with separators is written like a phone number.
  return !(/^\d+$/.test(run) && identifierBefore.test(before));
};

/**
 * Replaces phone numbers, which are recognised by their shape. The number plans of `libphonenumber-js` need each
 * number's country, don't match mistyped numbers, and take `01/2016-12/2021` for a United Kingdom number.
 */
export const redactPhones = (text: string, removed: string): string =>
  text.replace(digitRun, (original, ...rest) => {
    const run = toHalfWidth(original);
    const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
    const before = text.slice(Math.max(0, at - 30), at);
    const start = leadingDates.exec(run)?.[0] ?? '';
    const end = trailingDates.exec(run.slice(start.length))?.[0] ?? '';
    const middle = run.slice(start.length, run.length - end.length);
    if (!isPhone(middle, start === '' ? before : '')) return original;
    return `${original.slice(0, start.length)}${removed}${original.slice(run.length - end.length)}`;
  });
