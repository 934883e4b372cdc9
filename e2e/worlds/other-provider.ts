import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/**
 * An external OpenID provider: a separate process with its own port, accounts and keys, which shares no code with this
 * project. Run as `node e2e/worlds/other-provider.ts <port> <URL of Rolecall>`; it signs in anyone who enters an
 * address as their name.
 */
const [port = '', product = ''] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'rolecall',
      client_secret: 'a secret between the two of them',
      redirect_uris: [`${product}/api/identity/external/callback`],
      post_logout_redirect_uris: [`${product}/`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  pkce: { required: () => true },
  // Names with this prefix have an unverified address.
  findAccount: (_ctx, email) => ({
    accountId: email,
    claims: () => ({
      sub: email,
      email: email.replace('unverified.', ''),
      email_verified: !email.startsWith('unverified.'),
    }),
  }),
  cookies: { keys: ['keys of its own'] },
});

const handle = provider.callback();
createServer((request, response) => void handle(request, response)).listen(Number(port), '127.0.0.1', () =>
  console.log('ready'),
);
