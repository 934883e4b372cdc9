import { Document, Packer, Paragraph } from 'docx';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles, type Files } from '#server/platform/files/files.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeCandidateDocument, makeSubmissionPlace } from '../factories.ts';
import { readDocument, wordsOfDocument } from './read-document.ts';

let kit: TestKit;
let files: Files;
const folder = mkdtempSync(join(tmpdir(), 'rolecall-files-'));
beforeAll(async () => {
  kit = await createTestKit();
  files = createFiles(new Disk(new FSDriver({ location: folder, visibility: 'private' })), 1_000_000);
});
afterAll(async () => {
  await kit.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The smallest PDF that says something. */
const pdf = (words: string): Uint8Array => {
  const stream = `BT /F1 12 Tf 72 720 Td (${words}) Tj ET`;
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${String(stream.length)}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`);
};

describe('the words of a document', () => {
  it('are read from a PDF', async () => {
    expect(await wordsOfDocument('pdf', pdf('Registered Nurse'))).toBe('Registered Nurse');
  });

  it('are read from a DOCX', async () => {
    const document = new Document({
      sections: [{ children: [new Paragraph('Ingrid Maalouf'), new Paragraph('Nurse')] }],
    });
    expect(await wordsOfDocument('docx', await Packer.toBuffer(document))).toBe('Ingrid Maalouf\n\nNurse');
  });

  it('are tidied from a text', async () => {
    const bytes = new TextEncoder().encode('One  \r\nTwo\u0000\r\n\r\n\r\n\r\nThree');
    expect(await wordsOfDocument('txt', bytes)).toBe('One\nTwo\n\nThree');
  });

  it('are none where the file cannot be read, or has none', async () => {
    expect(await wordsOfDocument('pdf', new Uint8Array([1, 2, 3]))).toBe('');
    expect(await wordsOfDocument('docx', new Uint8Array([1, 2, 3]))).toBe('');
    expect(await wordsOfDocument('doc', new Uint8Array([1, 2, 3]))).toBe('');
  });
});

it('are kept beside the document, once', async () => {
  const { agency, recruiter } = await makeSubmissionPlace(kit.db);
  const { id, storageKey } = await makeCandidateDocument(kit.db, { supplierId: agency.id, uploadedBy: recruiter.id });
  await files.write(storageKey, pdf('Theatre nurse'));
  await kit.asSystem((scope) => readDocument(scope, id, files));
  await files.write(storageKey, pdf('Somebody else'));
  await kit.asSystem((scope) => readDocument(scope, id, files));
  const row = await kit.db
    .selectFrom('candidateDocument')
    .select('textContent')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.textContent).toBe('Theatre nurse');
});
