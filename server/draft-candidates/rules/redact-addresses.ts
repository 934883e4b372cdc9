import { replaceIgnoringAccents } from './redact-ignoring-accents.ts';
import { addressLabel, inAnyCase } from './redact-patterns.ts';

const word = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
const particle = String.raw`(?:de|des|du|da|do|del|della|di|la|le|les|van|von|der|den|of|the|and|upon|sur|l'|d')`;
/** White space inside an address. A tab begins the next column. */
const gap = String.raw`[^\S\n\t]+`;
const fullStop = String.raw`\.?${gap}`;
const wordStart = String.raw`(?<![\p{L}\p{N}.,'’-])`;

const states = String.raw`(?:NSW${gap}[12]\d{3}|(?:VIC|Vic|Victoria)${gap}[38]\d{3}|(?:QLD|Qld|Queensland)${gap}[49]\d{3}|SA${gap}5\d{3}|WA${gap}6\d{3}|(?:TAS|Tas|Tasmania)${gap}7\d{3}|NT${gap}0[89]\d{2}|ACT${gap}(?:02|2[69])\d{2})`;
const usStates =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';
const newZealand =
  '(?:Auckland|Wellington|Christchurch|Hamilton|Tauranga|Dunedin|Nelson|Napier|Hastings|Rotorua|Whangarei|Invercargill)';

/** Postcodes recognisable by their form, some only after a state or city. */
const postcode = [
  states,
  String.raw`${usStates}${gap}\d{5}(?:-\d{4})?`,
  // Postcodes of the United Kingdom, Canada and Ireland.
  String.raw`[A-Z]{1,2}\d[A-Z\d]?${gap}\d[A-Z]{2}`,
  String.raw`[A-Z]\d[A-Z][ -]\d[A-Z]\d`,
  String.raw`(?:[A-Z]\d{2}|D6W)${gap}(?=\d{0,3}[A-Z])[A-Z\d]{4}`,
  String.raw`Singapore${gap}\(?\d{6}\)?`,
  String.raw`${newZealand}${gap}(?!(?:19|20)\d{2})\d{4}`,
].join('|');

/** Excludes a postcode that starts a range of years: "Sydney NSW 2016 to 2021". */
const noRange = String.raw`(?![\p{L}\d]|\s*(?:[-–—]|to\b|until\b)\s*(?:\d|present|now|current|today))`;

const locality = new RegExp(String.raw`${wordStart}(?:${word},?${gap}){0,3}(?:${postcode})${noRange}`, 'gu');

/** Capitalised words, numbers and postcodes that follow a street: suburb, state, postcode, country. */
const tail = String.raw`(?:,?${gap}(?:${word}|[A-Z]{0,2}\d[A-Z\d-]{1,8})(?![\p{L}\d]))*`;

const unit = String.raw`(?:(?:[Uu]nit|[Ff]lat|[Aa]pt\.?|[Aa]partment|[Ss]uite|[Ll]evel|[Ll]ot|UNIT|FLAT)${gap}\w{1,5}(?:${gap}|\s*[,/]\s*))?`;
const houseNumber = String.raw`\d{1,5}[A-Za-z]?(?:\s?[/-]\s?\d{1,5}[A-Za-z]?)?`;
// Words that turn the number before them into a quantity: "5 Day Close".
const quantity =
  '(?!(?:[Yy]ear|[Mm]onth|[Ww]eek|[Dd]ay|[Hh]our|[Mm]inute|[Pp]ercent|[Pp]er|[Ss]tar|[Ss]tage|[Pp]hase|[Pp]oint|[Bb]est|[Mm]illion)s?\\b)';
const notShops = String.raw`(?!${gap}(?:stores?|shops?|branch|branches|outlets?|banks?|retailers?|fashion|brands?)\b)`;

const capitalised = (types: string): string => {
  const all = types.split(' ').flatMap((type) => [type, type.toUpperCase()]);
  return `(?:${all.join('|')})`;
};
const streets = capitalised(
  'Street St Road Rd Avenue Ave Lane Ln Parade Pde Terrace Tce Crescent Cres Boulevard Blvd Highway Hwy Esplanade Mews Grove Parkway Pkwy',
);
/**
 * Street types that are also ordinary words, so they are matched only in an address on its own line or in its own
 * field.
 */
const doubtful = capitalised(
  'Rise Drive Dr Court Ct Place Pl Close Way Gardens Square Sq Circuit Cct Loop Walk Row Hill Quay Alley View Heights Park Green Glade Ridge Promenade Chase Vale Fields Wharf',
);
const fieldStart = String.raw`(?<=(?:^|[\n|•·:;,\t])[^\S\n]{0,8})`;
const fieldEnd = String.raw`(?=\s*(?:$|[\n|•·;,\t]|(?:\p{Lu}\p{L}*${gap}){1,3}(?:${postcode})))`;

const numbered = (keywords: string): string => String.raw`${inAnyCase(`(?:${keywords})`)}${fullStop}\d{1,4}[A-Z]?\b`;
/** Two different keywords, because "Phase 1, Phase 2" and "Lot 1, Lot 2" are also stages and batches of work. */
const lotAndBlock = [
  ['blk|block', 'lot|phase'],
  ['lot', 'blk|block|phase'],
  ['phase', 'blk|block|lot'],
]
  .map(([one = '', other = '']) => `${numbered(one)},?${gap}${numbered(other)}`)
  .join('|');
const barangay = `${inAnyCase('(?:brgy|bgy|barangay)')}${fullStop}`;
// A barangay is also an employer: "Barangay Health Worker".
const notOffice = inAnyCase('(?!(?:health|council|captain|secretary|treasurer|official|hall|nutrition|day|chair))');
const residences = capitalised('Tower Towers Residence Residences Condominium Condominiums Condo Apartments Mansion');

/** Philippine addresses, which have no postcode and often no street. */
const philippine: readonly RegExp[] = [
  // Matches "Blk 5 Lot 12, Camella Homes, Antipolo City".
  new RegExp(String.raw`\b(?:${lotAndBlock})(?:,?${gap}${numbered('blk|block|lot|phase')}){0,2}${tail}`, 'gu'),
  new RegExp(String.raw`\b${inAnyCase('(?:purok|sitio)')}${gap}(?:\d{1,3}\b|${word}(?=,))${tail}`, 'gu'),
  new RegExp(String.raw`\b${barangay}${notOffice}(?:\d{1,4}|${word}(?:${gap}${word}){0,3}),${gap}${word}${tail}`, 'gu'),
  // Matches "Unit 1203 Avida Towers, Makati".
  new RegExp(
    String.raw`\b${inAnyCase('(?:unit|room|rm|flat|apartment|apt)')}${fullStop}\d{1,5}[A-Z]?,?${gap}(?:${word}${gap}){1,3}${residences}\b${tail}`,
    'gu',
  ),
];

/** Written without accents. */
const patterns: readonly RegExp[] = [
  // Matches "Blk 123 Tampines Street 11 #05-12".
  new RegExp(String.raw`\b(?:Blk|Block|BLK)${gap}\d{1,4}[A-Z]?${gap}[^\n\t|•]*#\d{2}-\d{1,4}${tail}`, 'gu'),
  new RegExp(
    String.raw`${wordStart}${unit}${houseNumber},?${gap}${quantity}(?:(?:${word}|${particle})${gap}){1,4}${streets}\b\.?${notShops}${tail}`,
    'gu',
  ),
  new RegExp(
    String.raw`${fieldStart}${unit}${houseNumber},?${gap}${quantity}(?:${word}${gap}){1,4}${doubtful}\b\.?${fieldEnd}${tail}`,
    'gu',
  ),
  // Matches addresses in lower case, such as "14 harbour view road", on their own line or in their own field.
  new RegExp(
    String.raw`${fieldStart}${houseNumber}${gap}${quantity}(?:(?!(?:of|on|in|at|to|by|for|with|per)\b)[\p{L}'’-]+${gap}){1,3}(?:street|road|rd|avenue|ave|lane|parade|terrace|crescent|boulevard|highway)(?=\s*(?:$|[\n|•,]))[^\n\t|•]*`,
    'gu',
  ),
  // Matches "12 rue de la Paix" and "12, avenue Foch".
  new RegExp(
    String.raw`${wordStart}\d{1,4}(?:\s?(?:bis|ter))?,?${gap}(?:rue|avenue|boulevard|place|chemin|allee|impasse|quai)${gap}(?:(?:${word}|${particle})[^\S\n]*){1,5}${tail}`,
    'giu',
  ),
  // Matches "Hauptstraße 12, 10115 Berlin", "Kerkstraat 4" and "Storgatan 5".
  new RegExp(
    String.raw`${wordStart}(?:${word}${gap}){0,2}\p{Lu}\p{L}*-?(?:strasse|str\.|gasse|allee|straat|laan|gatan|gade|veien)(?:${gap})\d{1,4}[a-z]?${tail}`,
    'gu',
  ),
  new RegExp(
    String.raw`${wordStart}(?:Calle|Avenida|Av\.|Plaza|Paseo|Rua|Via|Viale|Piazza|Corso|Jalan|Jl\.)${gap}(?:(?:${word}|${particle})${gap}?){1,4},?\s*(?:n[º°o.]\s*)?\d{1,4}\b${tail}`,
    'gu',
  ),
  /\bp\.?\s?o\.?\s?box\s+\d+(?:,?[^\S\n]+(?:\p{L}+|\d{3,6}))*/giu,
  ...philippine,
  locality,
  // Matches "10115 Berlin" on a line of its own.
  new RegExp(String.raw`^(?:[A-Z]{1,2}-)?(?!\d{2}000)\d{5}${gap}${word}(?:${gap}${word}){0,2}$`, 'gmu'),
];

const headings = new RegExp(String.raw`^[\s•*]*${addressLabel}(?:es)?(?:\s+details)?\s*:?\s*$`, 'i');

const addressLine = new RegExp(String.raw`^\s*(?:(?:${word}|${particle}|[A-Z]{0,2}\d[\p{L}\d/-]*)[.,]?\s*){1,7}$`, 'u');
const otherHeading =
  /^[\s•*]*(?:profile|summary|objective|about|career|professional|work|employment|experience|education|qualifications?|skills?|key|core|registrations?|references?|phone|tel|telephone|mobile|cell|e-?mail|contact|date|nationality|gender|languages?|interests?)\b/i;
const mostLines = 5;

/**
 * Replaces the lines below an "Address" heading, up to an empty line, another heading or text that isn't an address.
 */
const redactBelowHeadings = (text: string, removed: string): string => {
  const lines = text.split('\n');
  let isOpen = false;
  let count = 0;
  return lines
    .map((line) => {
      if (headings.test(line)) {
        [isOpen, count] = [true, 0];
        return line;
      }
      if (!isOpen) return line;
      if (line.trim() === '') {
        isOpen = count === 0;
        return line;
      }
      // The first line below the heading counts as the address, whatever it looks like.
      isOpen = count < mostLines && !otherHeading.test(line) && (count === 0 || addressLine.test(line));
      if (!isOpen) return line;
      count += 1;
      if (line.search(locality) !== -1) isOpen = false;
      return removed;
    })
    .join('\n');
};

/** Replaces postal addresses, both in the formats of several countries and below a heading. */
export const redactAddresses = (text: string, removed: string): string =>
  replaceIgnoringAccents(redactBelowHeadings(text, removed), patterns, removed);
