import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** More than this of a document is not kept. */
const mostCharacters = 200_000;

/** Their libraries are loaded with the first document: a start is quicker without. */
const readers: Readonly<Record<string, (bytes: Uint8Array) => Promise<string>>> = {
  pdf: async (bytes) => {
    const { extractText, getDocumentProxy } = await import('unpdf');
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    try {
      return (await extractText(pdf, { mergePages: false })).text.join('\n\n');
    } finally {
      await pdf.loadingTask.destroy();
    }
  },
  docx: async (bytes) => {
    const { extractRawText } = await import('mammoth');
    return (await extractRawText({ buffer: Buffer.from(bytes) })).value;
  },
  txt: (bytes) => Promise.resolve(new TextDecoder().decode(bytes)),
};

/** The words of a document, as plain text; empty where it has none, cannot be read, or is of a kind without words. */
export const wordsOfDocument = async (extension: string, bytes: Uint8Array): Promise<string> => {
  try {
    const text = (await readers[extension]?.(bytes)) ?? '';
    return text
      .replaceAll('\u0000', '')
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, mostCharacters);
  } catch {
    // A file that says it is a PDF and cannot be read as one still is what the agency wanted to hand in.
    return '';
  }
};

/** Reads the words of a document once, to compare people by their CVs and to show them where the file cannot be. */
export const readDocument = async (scope: SystemScope, documentId: string, files: Files): Promise<void> => {
  const row = await scope.db
    .selectFrom('candidateDocument')
    .select(['extension', 'storageKey'])
    .where('id', '=', documentId)
    .where('textContent', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const textContent = await wordsOfDocument(row.extension, await files.bytes(row.storageKey));
  await scope.db.updateTable('candidateDocument').set({ textContent }).where('id', '=', documentId).execute();
};
