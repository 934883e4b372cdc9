import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/**
 * An OpenID provider of somebody else: its own process, port, accounts and keys, and no line of ours in it but this.
 * `node e2e/worlds/other-provider.ts <port> <address of Rolecall>`; whoever types an address as their name is it.
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
  // Whose name begins so has an address that nobody has verified.
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
