import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const written = (use: (log: ReturnType<typeof createLog>) => void): string => {
  let text = '';
  use(
    createLog(
      { mode: 'production', logLevel: 'info' },
      {
        write: (line: string) => {
          text += line;
        },
      },
    ),
  );
  return text;
};

test('secrets and personal data are removed at any depth', () => {
  const text = written((log) => {
    log.info(
      {
        headers: { authorization: 'Bearer abc', cookie: 'sid=abc' },
        user: { firstName: 'Mara', last_name: 'Okafor', email: 'mara@harbour.example', id: 'u-1' },
        list: [{ password: 'hunter22' }],
      },
      'signed in',
    );
  });
  for (const secret of ['abc', 'Mara', 'Okafor', 'mara@', 'hunter22']) expect(text).not.toContain(secret);
  expect(text).toContain('u-1');
  expect(text).toContain('signed in');
});

test('email addresses are removed from a message and its parts', () => {
  const text = written((log) => {
    log.info('mail to %s failed, was mara@harbour.example', 'owner@harbour.example');
  });
  expect(text).not.toContain('harbour.example');
  expect(text).toContain('[email]');
});

test('a database error loses the values it names', () => {
  const text = written((log) => {
    log.error(
      Object.assign(new Error('duplicate key of mara@harbour.example'), {
        code: '23505',
        constraint: 'user_email_key',
        detail: 'Key (email)=(mara@harbour.example) already exists.',
      }),
    );
  });
  expect(text).not.toContain('mara');
  expect(text).toContain('23505');
  expect(text).toContain('user_email_key');
  expect(text).toContain('"level":"error"');
});

test('a URL is logged without its query, a request without its headers', () => {
  class Request {
    method = 'GET';
    url = '/callback?code=topsecret';
    headers = { cookie: 'sid=abc' };
  }
  const text = written((log) => {
    log.info({ req: new Request(), url: '/search?keyword=Mara' }, 'request');
  });
  expect(text).toContain('/callback');
  for (const secret of ['topsecret', 'abc', 'Mara']) expect(text).not.toContain(secret);
});

test('the fields of a child log are redacted too', () => {
  const text = written((log) => {
    log.child({ email: 'mara@harbour.example', requestId: 'r-1' }).info('hello');
  });
  expect(text).not.toContain('mara@');
  expect(text).toContain('r-1');
});

test('lines below the level are not written', () => {
  expect(
    written((log) => {
      log.debug('quiet');
    }),
  ).toBe('');
});
