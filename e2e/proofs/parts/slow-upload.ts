import { request } from 'node:http';
import { buildWireRequest } from '#contract/common/wire.ts';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';

const boundary = 'rolecall-slow-upload';

/**
 * Sends the first half of a CV, and the other half on demand. The status is 0 if the connection broke. `begun` resolves
 * once the first half has been sent.
 */
export const slowUpload = (
  baseUrl: string,
  actor: HttpActor,
): { begun: Promise<void>; status: Promise<number>; finish: () => void } => {
  const { user, tenant } = actor.who;
  const wire = buildWireRequest(uploadDocumentEndpoint, { kind: 'cv' }, { userId: user.id, tenantId: tenant.id });
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="CV.txt"\r\nContent-Type: text/plain\r\n\r\n`;
  const sent = request(new URL(wire.url, baseUrl), {
    method: wire.method,
    headers: {
      Authorization: `Bearer ${actor.accessToken}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const status = new Promise<number>((resolve) => {
    sent.once('error', () => resolve(0));
    sent.once('response', (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
  });
  const begun = new Promise<void>((resolve) => {
    sent.write(head + 'Anaesthetic nurse, '.repeat(2000), () => resolve());
  });
  const finish = (): void => {
    sent.end(`and more of it.\r\n--${boundary}--\r\n`);
  };
  return { begun, status, finish };
};
