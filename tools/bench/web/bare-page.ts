import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** The scripts that a route may have, in kilobytes. */
const scriptKb = 170;
const path = '/bare';
const port = 21378;

/**
 * A page with only the permitted amount of scripts, a session, one request that uses the session, and a line of text.
 */
const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<link rel="icon" href="data:,"><script type="module" src="${path}.js"></script></html>`;
const show = `const line = document.createElement('h1'); line.textContent = 'Registered Nurse, closes on Friday';
fetch('${path}.json').then((session) => session.text()).then(() => fetch('${path}.json')).then((answer) => answer.text())
  .then(() => document.body.append(line));`;
// Incompressible text in a comment, which costs no CPU time to run.
const script = `/*${randomBytes((scriptKb * 1000 - show.length) * 0.75).toString('base64')}*/${show}`;

/** Serves the bare page, whose figures on this machine are the best that a route's first visit can reach. */
export const startBarePage = async (): Promise<{ origin: string; path: string; server: Server }> => {
  const server = createServer(({ url }, response) => {
    const [type, body] = url?.endsWith('.js')
      ? ['text/javascript', script]
      : url?.endsWith('.json')
        ? ['application/json', '{}']
        : ['text/html', page];
    response.setHeader('content-type', type).end(body);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://localhost:${String(port)}`, path, server };
};
