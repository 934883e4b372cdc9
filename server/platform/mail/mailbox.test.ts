import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeEmail } from '#server/notifications/factories.ts';

describe('the mailbox of the demo', () => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await createTestServer({ env: { DEMO: 'true' } });
    const html = '<p>Hello <script>alert(1)</script></p>';
    id = (await makeEmail(server.kit.db, { subject: 'A <b>subject</b>', html, bodyText: 'Hello & <i>more</i>' })).id;
  });
  afterAll(() => server.close());
  const get = (url: string) => server.product.app.inject({ method: 'GET', url });

  test('lists sent emails and every template, and runs no script', async () => {
    const answer = await get(`/dev/mailbox?mail=${id}&width=phone`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('A &#60;b&#62;subject&#60;/b&#62;');
    expect(answer.body).toContain('Hello &#38; &#60;i&#62;more&#60;/i&#62;');
    expect(answer.body).toContain('New application, auction');
    expect(answer.body).toContain('class="phone"');
    expect(answer.body).not.toContain('<script');
    expect(String(answer.headers['content-security-policy'])).toContain("script-src 'self'");
  });

  test('shows the email itself in a frame that runs and loads nothing', async () => {
    expect((await get('/dev/mailbox')).body).toContain('sandbox="allow-popups"');
    for (const one of [id, 'form:Summary']) {
      const answer = await get(`/dev/mailbox/html/${encodeURIComponent(one)}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['content-security-policy']).toContain('sandbox');
    }
    expect((await get('/dev/mailbox/html/nothing')).statusCode).toBe(404);
  });
});

test('there is no mailbox without the demo', async () => {
  const server = await createTestServer({ env: { DEMO: 'false' } });
  for (const url of ['/dev/mailbox', '/dev/mailbox.css', '/dev/mailbox/html/form:Summary']) {
    expect((await server.product.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
  await server.close();
});
