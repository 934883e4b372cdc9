import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import {
  unreadableFileMessage,
  unusablePictureMessage,
  type UnreadableReason,
} from '#contract/common/text/unreadable.ts';
import { hostileFiles, hostilePictures, typicalPdf } from '#server/testing/files/hostile-files.ts';
import { createParser, defaultParserLimits } from '#server/platform/files/parser/parser.ts';
import { longestBlockMs } from '#server/testing/timing/processor-time.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeUser } from '#server/identity/factories.ts';
import { makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';

let server: TestServer;
let place: SubmissionFixture;
let health = '';
// In production, each file gets eight seconds of processor time. With less, slow files fail in the same way, but
// sooner.
const parser = createParser({ ...defaultParserLimits, maxCpuMs: 1_500 });
beforeAll(async () => {
  server = await createTestServer({ env: { UPLOAD_LIMIT_BYTES: '5000000' }, parser });
  place = await makeSubmissionFixture(server.kit.db);
  await server.product.app.listen({ port: 0, host: '127.0.0.1' });
  health = `http://127.0.0.1:${String((server.product.app.server.address() as AddressInfo).port)}/healthz`;
});
afterAll(async () => {
  await server.close();
  parser.close();
});

interface Uploaded {
  documentId: string;
  unreadable: { reason: UnreadableReason; words: string } | null;
}

const upload = async (name: string, bytes: Uint8Array) => {
  const { status, body } = await server.call(
    place.recruiter.id,
    uploadDocumentEndpoint,
    { kind: 'cv' },
    { file: { name, bytes } },
  );
  return { status, body: body as Uploaded };
};

const sendOther = (name: string, bytes: Uint8Array) =>
  server.call(place.recruiter.id, uploadDocumentEndpoint, { kind: 'other' }, { file: { name, bytes } });

/**
 * Requests `/healthz` repeatedly while the work runs. Returns the longest time for which the server could not have
 * answered, in milliseconds of its processor time.
 */
const longestBlockWithHealth = async (work: () => Promise<void>): Promise<number> => {
  let isOver = false;
  let answers = 0;
  const asking = (async () => {
    do {
      const { status } = await fetch(health);
      expect(status).toBe(200);
      answers += 1;
      await sleep(20);
    } while (!isOver);
  })();
  const longestMs = await longestBlockMs(() =>
    work().finally(() => {
      isOver = true;
    }),
  );
  await asking;
  expect(answers).toBeGreaterThan(0);
  return longestMs;
};

const rowOf = (documentId: string) =>
  server.kit.db
    .selectFrom('candidateDocument')
    .select(['textContent', 'unreadableReason', 'storageKey'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();

describe('a hostile file', () => {
  it.each(hostileFiles)(
    '$name is saved, marked and reported, and /healthz responds in time',
    async ({ extension, bytes, reasons }) => {
      const file = await bytes();
      let answer: Awaited<ReturnType<typeof upload>> | undefined;
      const longestMs = await longestBlockWithHealth(async () => {
        answer = await upload(`cv.${extension}`, file);
      });
      expect(longestMs).toBeLessThan(500);
      expect(answer?.status).toBe(200);
      const { documentId, unreadable } = (answer as { body: Uploaded }).body;
      const row = await rowOf(documentId);
      expect(reasons).toContain(row.unreadableReason ?? 'text');
      expect(row.textContent === null).toBe(row.unreadableReason !== null);
      expect(unreadable).toEqual(
        row.unreadableReason && { reason: row.unreadableReason, words: unreadableFileMessage(row.unreadableReason) },
      );
      expect(Buffer.from(await server.product.files.bytes(row.storageKey)).equals(Buffer.from(file))).toBe(true);
      expect(server.kit.enqueued.filter(({ queue }) => queue.includes('document'))).toEqual([]);
    },
    120_000,
  );
});

describe('a hostile image', () => {
  it.each(hostilePictures)(
    "$name is refused with its reason and leaves nothing ('picture-unusable'), and /healthz responds in time",
    async ({ extension, bytes, reasons }) => {
      const file = await bytes();
      let answer: Awaited<ReturnType<typeof sendOther>> | undefined;
      const longestMs = await longestBlockWithHealth(async () => {
        answer = await sendOther(`certificate.${extension}`, file);
      });
      expect(longestMs).toBeLessThan(500);
      if (reasons.includes('drawn') && answer?.status === 200) return;
      const words = reasons.filter((reason) => reason !== 'drawn').map(unusablePictureMessage);
      expect(answer).toMatchObject({ status: 422, body: { code: 'picture-unusable' } });
      expect(words).toContain((answer as { body: { message: string } } | undefined)?.body.message);
    },
    120_000,
  );

  it("several files of one user at once do not block a colleague's ordinary upload", async () => {
    const slow = await hostileFiles.find(({ name }) => name === 'a DOCX with 5 MB of empty paragraphs')?.bytes();
    if (!slow) throw new Error('The corpus has no DOCX with empty paragraphs.');
    const colleague = await makeUser(server.kit.db, { tenantId: place.agency.id });
    const done: string[] = [];
    const hostile = [1, 2, 3, 4].map((n) =>
      // Each upload has different bytes, so that none is already known as unreadable.
      upload(`cv${String(n)}.docx`, Buffer.concat([slow, Buffer.alloc(n)])).then(() => done.push('hostile')),
    );
    const file = { name: 'cv.pdf', bytes: typicalPdf() };
    const { status } = await server.call(colleague.id, uploadDocumentEndpoint, { kind: 'cv' }, { file });
    expect(status).toBe(200);
    expect(done.length).toBeLessThanOrEqual(1);
    await Promise.all(hostile);
  }, 120_000);
});

it('the message names the reason and says that the file is saved', () => {
  expect(unreadableFileMessage('encrypted')).toBe(
    "We couldn't read the text of this file: it is password-protected. It is saved and can still be downloaded.",
  );
});
