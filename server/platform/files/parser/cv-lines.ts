const maxCharacters = 30_000;
const maxLines = 600;
const maxLineLength = 240;

/** Whether a line is the heading for referees, whose contact details must not be taken for the person's. */
const isRefereesHeading = (line: string): boolean =>
  /^(?:references|referees|references & contacts)\b.{0,40}$/i.test(line);

/**
 * Splits a CV into lines without empty ones and without referees. A tab stays, because it begins the next column. The
 * text is limited, so that every rule runs quickly.
 */
export const splitCvLines = (text: string): string[] => {
  const lines = text
    .slice(0, maxCharacters)
    .split('\n')
    .slice(0, maxLines)
    .map((line) =>
      line
        .slice(0, maxLineLength)
        .replace(/[\s\u00a0]+/g, (gap) => (gap.includes('\t') ? '\t' : ' '))
        .trim(),
    )
    .filter((line) => line !== '');
  const end = lines.findIndex((line, at) => at > 2 && isRefereesHeading(line));
  return end === -1 ? lines : lines.slice(0, end);
};

/** Returns the value of a labelled line such as "Name: Marguerite Osei"; undefined for other lines. */
export const labelledValue = (line: string, label: RegExp): string | undefined => {
  const at = line.search(/[:\u2013|-]/);
  if (at < 1 || !label.test(line.slice(0, at).trim())) return undefined;
  const value = line
    .slice(at + 1)
    .trim()
    .replace(/\t.*/, '');
  return value === '' ? undefined : value;
};

/** Splits a line with several facts or columns, such as "Perth WA | 0491 570 156 | name@inbox.example". */
export const splitCvLine = (line: string): string[] =>
  line
    .split(/\s*[\t|\u2022\u00b7;\u2013\u2014]\s*|\s+-\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
