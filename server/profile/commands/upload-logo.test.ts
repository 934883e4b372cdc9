import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadLogoEndpoint } from '#contract/profile/endpoints/logo.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let owner: string;
let tenantId: string;
let candidateId: string;
let rivalCandidateId: string;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  const place = await makeSubmissionFixture(db);
  tenantId = place.agency.id;
  owner = place.recruiter.id;
  candidateId = (await makeCandidate(db, { talentRequestId: place.request.id, supplierId: tenantId })).id;
  const rival = await makeSubmissionFixture(db);
  rivalCandidateId = (await makeCandidate(db, { talentRequestId: rival.request.id, supplierId: rival.agency.id })).id;
});
afterAll(() => server.close());

const picture = (format: 'png' | 'jpeg' | 'gif', side = 300): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#5746d7' } })
    .toFormat(format)
    .toBuffer();
/** Runs the queued jobs that follow a new name or logo. */
const spread = async (): Promise<void> => {
  const queue = 'reaction.candidates.update-branding';
  const waiting = server.kit.enqueued.filter((one) => one.queue === queue);
  for (const { data } of waiting) await server.product.jobs.find((job) => job.queue === queue)?.run(data);
};
const upload = async (name: string, bytes: Uint8Array) => {
  const { status, body } = await server.call(
    owner,
    uploadLogoEndpoint,
    { containername: 'agency-profilepicture', filename: name, type: 'image/png' },
    { file: { name, bytes } },
  );
  await spread();
  return { status, ...(body as { uploadFile: string; uploadFileThumb: string; message: string }) };
};
const read = (path: string) => server.product.app.inject({ method: 'GET', url: path });
const shownOn = (id: string) =>
  server.kit.db
    .selectFrom('candidate')
    .select(['supplierName', 'supplierLogoPath'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test("a logo gets a full picture and a thumbnail, and the agency's name and logo are written to its own candidates only [P12]", async () => {
  await server.kit.db.updateTable('tenant').set({ name: 'Harbour & Sons' }).where('id', '=', tenantId).execute();
  const { status, uploadFile, uploadFileThumb } = await upload('logo.png', await picture('png'));
  expect(status).toBe(200);
  expect((await sharp((await read(uploadFile)).rawPayload).metadata()).width).toBe(300);
  expect((await sharp((await read(uploadFileThumb)).rawPayload).metadata()).width).toBe(96);
  expect(await shownOn(candidateId)).toEqual({ supplierName: 'Harbour & Sons', supplierLogoPath: uploadFile });
  expect((await shownOn(rivalCandidateId)).supplierLogoPath).toBeNull();
});

test('a replaced logo is gone, and the new one is shown everywhere', async () => {
  const first = await upload('logo.png', await picture('png'));
  const second = await upload('logo.jpg', await picture('jpeg'));
  expect((await read(first.uploadFile)).statusCode).toBe(404);
  expect((await read(second.uploadFile)).headers['content-type']).toBe('image/jpeg');
  expect((await shownOn(candidateId)).supplierLogoPath).toBe(second.uploadFile);
});

test('only jpg and png are accepted, judged by the content of the file; other types get a message of their own', async () => {
  const words = 'Company Logo must be a jpg or png.';
  expect(await upload('logo.gif', await picture('gif'))).toMatchObject({ status: 415, message: words });
  expect(await upload('logo.png', await picture('gif'))).toMatchObject({ status: 415, message: words });
  expect(await upload('logo.png', new TextEncoder().encode('<svg></svg>'))).toMatchObject({ status: 415 });
});

test('a logo of more than 500 kb is refused', async () => {
  const [width, height] = [420, 420] as const;
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) % 251),
  );
  const large = await sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(500_000);
  expect(large.length).toBeLessThan(1_000_000);
  expect(await upload('logo.png', large)).toMatchObject({
    status: 413,
    message: 'Company Logo must not exceed 500 kb!',
  });
});
