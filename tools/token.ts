import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword } from '#e2e/actors/people.ts';

const usage = `Prints an access token of somebody, got by the real sign-in of a running Rolecall.

  npm run token -- owner@harbour.example [password]

BASE_URL names the address of the running Rolecall; without it that is http://localhost:PORT (3000).
The password of the demo world is the one used unless another is given.`;

const [email, password = demoPassword] = process.argv.slice(2);

if (!email?.includes('@')) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const baseUrl = process.env['BASE_URL'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`;
  try {
    const { accessToken } = await signInOverHttp(baseUrl, email, password);
    console.log(accessToken);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      reason === 'fetch failed'
        ? `There is no response from ${baseUrl}. Start Rolecall first, or set BASE_URL.`
        : reason,
    );
    process.exitCode = 1;
  }
}
