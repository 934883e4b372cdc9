export type LedgerRow = { readonly id: string; readonly area: string; readonly what: string };

/** Returns the rows of docs/ledger.tsv, without the header. */
export const parseLedgerRows = (tsv: string): LedgerRow[] =>
  tsv
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', area = '', what = ''] = line.split('\t');
      return { id, area, what };
    });

const IDS = String.raw`\[\s*[A-Z]\d{2}(?:\s*,\s*[A-Z]\d{2})*\s*\]`;
const AT_THE_END = new RegExp(String.raw`(?:\s*${IDS})+\s*$`);
const ID = /[A-Z]\d{2}/g;

/** Returns the rows that a title claims by IDs in brackets at its end: `… [S13] [S14]` or `… [S13, S14]`. */
export const ledgerIdsInTitle = (title: string): string[] => AT_THE_END.exec(title)?.[0].match(ID) ?? [];

/** Returns IDs in brackets elsewhere in a title, where they don't count. */
export const findMisplacedLedgerIds = (title: string): string[] =>
  title
    .replace(AT_THE_END, '')
    .match(new RegExp(IDS, 'g'))
    ?.flatMap((group) => group.match(ID) ?? []) ?? [];
