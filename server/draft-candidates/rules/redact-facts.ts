import { occupations } from '#contract/common/text/occupations.ts';
import { addressLabel, fieldEnd, fieldStart, gap, inAnyCase } from './redact-patterns.ts';
import { workWords } from './skill-words.ts';

const facts = [
  '(?:(?:full|first|last|given|family|middle|maiden|former|birth|preferred) )?name|surname|nickname',
  '(?:(?:date|place) ?(?:and|&|/) ?)?(?:date|place|year) of birth|birth ?(?:date|day|place)|d\\.?o\\.?b\\.?|born',
  'age|gender|sex|pronouns|marital status|civil status|family status|nationality|citizenship|religion',
  `${addressLabel}|children|photo`,
  // German
  'geburts(?:datum|tag|ort|jahr)(?: ?(?:und|/) ?-?(?:geburts)?ort)?|geboren(?: am)?|alter|geschlecht|familienstand',
  'staatsangehorigkeit|nationalitat|konfession|anschrift',
  // French
  '(?:(?:date|lieu) et )?(?:date|lieu) de naissance|sexe|etat civil|situation (?:familiale|de famille)|nationalite|adresse',
  // Spanish
  '(?:(?:fecha|lugar) y )?(?:fecha|lugar) de nacimiento|edad|sexo|estado civil|nacionalidad|domicilio',
].join('|');

/**
 * Names of personal facts, up to three in one label: "Age/Gender". The text that follows such a label is removed,
 * whether in the same line or field, or on the next line.
 */
const label = String.raw`(?:${facts})(?:[ ]?(?:/|&|and|und|et|y)[ ]?(?:${facts})){0,2}`;
// A label ends with a colon, a dash between spaces, or the gap before the next column. "Age-related" and "Sex
// education" aren't labels.
const labelled = new RegExp(
  String.raw`${fieldStart}[-–]?[ ]{0,2}(?:${label})(?:${gap}:|[ ][–—-][ ]|\t|[ ]{2,})[^\S\n]*[^\n|•·\t]+`,
  'gim',
);
const alone = new RegExp(String.raw`^[ •*]*(?:${label})(?:[^\S\n]*:)?[^\S\n]*\n+(?!\[removed\])[^\n]+`, 'gim');

/** The ages of people who work. */
const age = String.raw`\b(?:1[6-9]|[2-7]\d)`;

/**
 * Matches an age in brackets after a name: "(38)", "(38, F)" and "(38 years, Sydney)". The gender may already have been
 * removed.
 */
export const ageInBrackets = String.raw`\s{0,3}\(\s?${age}(?:[ ]?(?:[Yy](?:ears?|rs?)?|[Jj](?:ahre)?|ans|anos)\b\.?)?(?:\s?[,/]\s?(?:[MFWDXmfwdx]\b|\[removed\]))?(?:\s?\)|(?=\s?[,/]))`;

const group =
  '(?:children|child|adults?|people|persons?|patients?|pupils?|students?|residents?|clients?|those|youths?|teenagers?|kids|boys|girls|women|men|anyone|company|firm|building|system|class(?:es)?|start-?up|business|plant|codebase|site)';
// Matches the candidate's age, not the age of people they care for or teach, and not an age limit.
const notGroup = String.raw`(?<!\b${group},?\s)`;
const notLimit = String.raw`(?<!(?:\b(?:under|over|above|below|from|to|than|least|and|or|minimum|maximum)\s|[-–]\s?))`;

const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.)?`;
const month = String.raw`(?:jan|ene|feb|fev|mar|apr|abr|avr|may|mai|jun|jui|jul|aug|ago|aou|sep|oct|okt|nov|dec|dez|dic)\p{L}{0,7}\.?`;
const year = String.raw`(?:19|20)\d{2}\b`;
/**
 * Matches "4 May 1988", "4th of May, 1988", "04.05.88", "May 4, 1988", "May 1988", "1988-05-04" and "1988", and "12. März
 * 1988", "1er mars 1988" and "12 de marzo de 1988".
 */
const date = String.raw`(?:${day}(?:[ ](?:of|de))?[ ]${month},?(?:[ ]del?)?[ ]${year}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|${month}[ ](?:${day},?[ ])?${year}|${year}(?:-\d{1,2}-\d{1,2})?)`;

const capital = String.raw`\p{Lu}[\p{L}'/-]*`;
/** Excludes an occupation or an area of work in the field: "Religion Editor", "Citizenship Test Preparation". */
const notWork = String.raw`(?![^\n|•·\t]*${inAnyCase(workWords)})`;
const notOccupation = String.raw`(?![^\n|•·\t]*\b${inAnyCase(occupations)}\b)`;
const startOfLine = '^[ •*]*';

const fullStop = String.raw`\.?[ ]`;
const number = String.raw`(?:${inAnyCase('no')}\.?[ ]?|#)?\d{1,5}[A-Za-z]?(?:[/-]\d{1,5})?\b`;
const building = inAnyCase('(?:blk|block|unit|lot|flat|room|rm|house)');
const village = inAnyCase('(?:purok|sitio|brgy|barangay)');
/** The start of an address. "Address unit 4 staffing" and "Address Phase 2 Defects" are tasks. */
const startOfAddress = `(?:${[
  String.raw`${number},?[ ]\p{Lu}`,
  String.raw`${building}${fullStop}${number}(?=,|[ ](?:\p{Lu}|\d|${building}\b)|${fieldEnd})`,
  String.raw`${inAnyCase('phase')}${fullStop}${number}(?=,|,?[ ](?:${building}|${village})\b)`,
  String.raw`${inAnyCase('po box')}[ ]${number}`,
  String.raw`${village}${fullStop}(?:${number}|${capital}(?:[ ]${capital}){0,3}(?=,|${fieldEnd}))`,
].join('|')})`;

/**
 * Matches labels and values with a single space between them, as in the text of a PDF with two columns. Only values are
 * matched that rarely continue a sentence or a job title.
 */
const labelledBySpace: readonly RegExp[] = [
  new RegExp(
    String.raw`${startOfLine}${inAnyCase('(?:nationality|citizenship|religion)')}[ ]${notWork}${capital}(?:[ ](?:/[ ])?${capital}){0,3}${fieldEnd}`,
    'gmu',
  ),
  new RegExp(
    String.raw`${startOfLine}(?:marital|civil|family) status[ ](?:single|married|divorced|separated|engaged|unmarried|partnered|annulled|de facto|widow(?:ed|er)?)${fieldEnd}`,
    'gim',
  ),
  new RegExp(
    String.raw`${startOfLine}(?:age[ ]?/[ ]?)?(?:sex|gender)[ ](?:${age}[ ]?/[ ]?)?(?:m|f|male|female|man|woman|non-binary)${fieldEnd}`,
    'gim',
  ),
  new RegExp(String.raw`\b(?:birth ?(?:day|date)|date of birth|dob)[ \t]${date}`, 'giu'),
  new RegExp(
    String.raw`${startOfLine}${inAnyCase('(?:place of birth|birth ?place)')}[ ]${notOccupation}\p{Lu}[^\n|•·\t]*`,
    'gmu',
  ),
  new RegExp(String.raw`${startOfLine}${inAnyCase(addressLabel)}[ ](?=${startOfAddress})[^\n|•·\t]+`, 'gmu'),
];

/** Patterns of age, date of birth and gender, and of other personal facts with a label. Written without accents. */
export const factPatterns: readonly RegExp[] = [
  labelled,
  ...labelledBySpace,
  alone,
  /\b(?:(?:date|place) (?:and|&) )?(?:date of birth|d\.o\.b\.?|dob)\b[^\n\t|•]*/gi,
  /\b(?:birth ?day|birth ?date|geburts(?:datum|tag)|date de naissance|fecha de nacimiento)[^\S\n]*:[^\n\t|•]*/gi,
  new RegExp(
    String.raw`${notGroup}\b(?:(?:aged?|agee? de)\s+|(?:aged?|alter|edad)\s*:\s*)${age}\b(?!\s*(?:[-–+]|to\b|and\b|or\b|plus\b|years? and\b))`,
    'gi',
  ),
  new RegExp(
    String.raw`${notGroup}${notLimit}${age}[- ]?(?:(?:years?|yrs?\.?)[- ]?(?:old|of[ ]age)|y[/.]?o)\b(?!\s+(?:${group}|and (?:over|older|above|under|younger)|or (?:over|older|above|under|younger))\b)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:born(?:\s+(?:on|in))?(?:\s+the)?|geboren(?:\s+am)?|geb\.(?:\s+am)?|ne(?:e|\(e\))?\s+le|nacid[oa](?:\s+el)?)\s+${date}[^\n\t,.;]*`,
    'giu',
  ),
  new RegExp(String.raw`${age} (?:jahre alt|anos de edad)\b`, 'gi'),
  // Matches places of birth, but not "born in the cloud".
  /\b(?:[Bb]orn|BORN)\s+(?:(?:and|AND)\s+(?:raised|RAISED)\s+)?(?:on|in|ON|IN)\s+(?!(?:the|a|an|our|this)\s+\p{Ll})[^\n\t,.;]+/gu,
  /\b(?:gender|sex|geschlecht|sexe|sexo)[^\S\n]*:[^\S\n]*\p{L}+/giu,
  // Matches forms of address, but not "MS Office" and "near miss".
  /\b(?:Mr|Mrs|Ms|Miss|Mx|Sir|Madam)\b\.?(?=\s+(?!Office|Excel|Word|Access|Project|Teams|SQL|Azure|Outlook|Visio|PowerPoint|Dynamics)\p{Lu})/gu,
  // Matches pronouns, but not "HIS" and "SHE", which are systems and departments.
  /\b(?:[Hh]e|[Ss]he|[Hh]im|[Hh]ers?|[Hh]is|[Hh]imself|[Hh]erself)\b/g,
  /(?<!\b(?:isle of|per) )\b(?:male|female|woman|man|mother|father|husband|wife)\b(?![\s-]+(?:\p{L}+\s+)?(?:and|&|wards?|units?|patients?|clients?|prisons?|prisoners?|health|hours?|days?|power|management|made)\b)/giu,
];
